import { useState } from 'react'
import { MOST_BYTES } from '#api/limits.ts'
import { message } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { showToast } from '#web/app/toast-store.ts'
import { sameValue } from '#web/components/form-values.ts'
import { useSaving } from '#web/features/questionnaire/use-saving.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'

/** Adds what was chosen by one change of the list, and takes it out again by another. */
export function useAdding(trust: TrustRecord) {
  const { saveTrustData } = useTrustActions()
  const { busy, run } = useSaving('the beneficiaries of a file')
  const [added, setAdded] = useState<readonly Beneficiary[]>([])

  const add = async (chosen: readonly Beneficiary[]): Promise<boolean> => {
    if (!fitsOneSave({ beneficiaries: { put: chosen } })) {
      showToast({
        title: 'Too much at once',
        description: 'These are too large for one save (1 MiB). Please select fewer, and add the others afterward.',
        destructive: true,
      })
      return false
    }
    const done = await run(() => saveTrustData({ beneficiaries: { put: chosen } }), {
      saved: () => ({
        title: 'Beneficiaries added',
        description: message('{count, plural, one {# beneficiary} other {# beneficiaries}} from the file.', {
          count: chosen.length,
        }),
      }),
    })
    if (done) setAdded(chosen)
    return done
  }

  /** What was changed since it was added stays: that was somebody's work. */
  const undo = async (): Promise<boolean> => {
    const { untouched, changed: kept } = untouchedOf(added, trust.beneficiaries)
    const done = untouched.length === 0 || (await run(() => saveTrustData({ beneficiaries: { remove: untouched } })))
    if (!done) return false
    setAdded([])
    showToast({
      title: 'Removed again',
      description:
        kept === 0
          ? message('{count, plural, one {# beneficiary} other {# beneficiaries}} of the file.', {
              count: untouched.length,
            })
          : message(
              '{count, plural, one {# beneficiary} other {# beneficiaries}} of the file. {kept, plural, one {# beneficiary changed since stays} other {# beneficiaries changed since stay}} on your list.',
              { count: untouched.length, kept },
            ),
    })
    return true
  }

  return { busy, added, add, undo }
}

/** Of what was added from a file, by id: what is still as it was added, and how many were changed since. */
export function untouchedOf(
  added: readonly Beneficiary[],
  list: readonly Beneficiary[] = [],
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
  return new TextEncoder().encode(JSON.stringify(patch)).length <= MOST_BYTES - ROOM_BESIDES
}
