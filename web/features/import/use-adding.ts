import { useState } from 'react'
import { MAX_BODY_BYTES } from '#api/limits.ts'
import { type Message, message } from '#domain/message.ts'
import type { ListPatch, TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { showToast } from '#web/app/toast-store.ts'
import { sameValue } from '#web/components/form-values.ts'
import { useSaving } from '#web/features/questionnaire/use-saving.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { Entry, FilledList, ListChange } from './preview-parts.tsx'

/** What an undo did: how many entries left the list, are again as they were, and stay because they were changed since. */
export interface UndoCounts {
  removed: number
  restored: number
  kept: number
}

/** What an undo did, in a sentence for each of its counts that is not 0. */
export function undoneWords({ removed, restored, kept }: UndoCounts): Message {
  const all = [
    {
      count: removed,
      id: '{count, plural, one {# added entry was} other {# added entries were}} removed from your list.',
    },
    { count: restored, id: '{count, plural, one {# entry is} other {# entries are}} as before.' },
    {
      count: kept,
      id: '{count, plural, one {# entry that you have changed since then stays} other {# entries that you have changed since then stay}} on your list.',
    },
  ]
  return all
    .filter(({ count }, at) => count > 0 || (at === 0 && restored + kept === 0))
    .map(({ id, count }) => message(id, { count }))
    .reduce((before, next) => message('{before} {next}', { before, next }))
}

/** How what happens to a list is called. */
export interface AddingWords {
  /** For the console. */
  what: string
  /** The title once it is saved. */
  saved: string
}

const nothing = { added: [], updated: [] }

/** Adds and changes what was chosen by one change of the list, and takes it back by another. */
export function useAdding<Of extends Entry>(list: FilledList, trust: TrustRecord, words: AddingWords) {
  const { saveTrustData } = useTrustActions()
  const { busy, run } = useSaving(words.what)
  const [change, setChange] = useState<ListChange<Of>>(nothing)
  const now = trust[list] as readonly Of[] | undefined

  const add = async (chosen: ListChange<Of>): Promise<boolean> => {
    const put = [...chosen.added, ...chosen.updated.map(({ before, after }) => differenceOf(before, after))]
    const patch: TrustPatch = { [list]: { put } }
    if (!fitsOneSave(patch)) {
      showToast({
        title: 'Too much at once',
        description: 'These are too large for one save (1 MiB). Please select fewer, and add the others afterward.',
        destructive: true,
      })
      return false
    }
    const [added, updated] = [chosen.added.length, chosen.updated.length]
    const saved = () => ({
      title: words.saved,
      description: message('{added, number} added, {updated, number} updated.', { added, updated }),
    })
    const done = await run(() => saveTrustData(patch), { saved })
    if (done) setChange(chosen)
    return done
  }

  /** What was changed since it was added stays: that was somebody's work. */
  const undo = async (): Promise<boolean> => {
    const { untouched, changed: kept } = untouchedOf(
      [...change.added, ...change.updated.map(({ after }) => after)],
      now,
    )
    const own = new Set(untouched)
    const remove = change.added.flatMap(({ id }) => (own.has(id) ? [id] : []))
    const put = change.updated.flatMap(({ before, after }) => (own.has(after.id) ? [differenceOf(after, before)] : []))
    const back: ListPatch<Entry> = { ...(put.length > 0 && { put }), ...(remove.length > 0 && { remove }) }
    const done = untouched.length === 0 || (await run(() => saveTrustData({ [list]: back } as TrustPatch)))
    if (!done) return false
    setChange(nothing)
    showToast({
      title: 'Undone',
      description: undoneWords({ removed: remove.length, restored: put.length, kept }),
    })
    return true
  }

  return { busy, change, add, undo }
}

/** The change that makes the one entry the other. */
function differenceOf<Of extends Entry>(before: Of, after: Of): { id: string } {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Of)[]
  const changed = fields.filter((field) => !sameValue(before[field], after[field]))
  return { ...Object.fromEntries(changed.map((field) => [field, after[field] ?? null])), id: after.id }
}

/** Of what was added from a file, by id: what is still as it was added, and how many were changed since. */
export function untouchedOf(
  added: readonly Entry[],
  list: readonly Entry[] = [],
): { untouched: string[]; changed: number } {
  const now = new Map(list.map((entry) => [entry.id, entry]))
  // What comes back from the account has its answers in another order.
  const untouched = added.filter((entry) => sameValue(now.get(entry.id), entry)).map(({ id }) => id)
  return { untouched, changed: added.filter(({ id }) => now.has(id)).length - untouched.length }
}

/** The change travels with its owner's id. */
const ROOM_BESIDES = 200

/** Whether the server takes the change in one request, so that all of it is made or none. */
export function fitsOneSave(patch: TrustPatch): boolean {
  return new TextEncoder().encode(JSON.stringify(patch)).length <= MAX_BODY_BYTES - ROOM_BESIDES
}
