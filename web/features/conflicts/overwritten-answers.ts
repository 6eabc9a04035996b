import {
  firstChangeOf,
  isWorthShowing,
  type Overwritten,
  overwrittenChanges,
  overwrittenValue,
} from '#domain/trust/history/overwritten.ts'
import { SECRET_FIELDS } from '#domain/trust/record.ts'
import { loadHistory } from '#web/features/history/load-history.tsx'
import { device, type StoredAnswer } from '#web/features/trust-sync/browser.ts'
import type { OverwrittenAnswers } from '#web/features/trust-sync/conflicts.ts'

const isSecret = (path: string) => (SECRET_FIELDS as readonly string[]).includes(path)

async function sealed(uid: string, path: string, value: unknown): Promise<StoredAnswer | undefined> {
  if (!isSecret(path) || value === null) return { value }
  const text = await device.sealer.seal(uid, JSON.stringify(value))
  return text === undefined ? undefined : { sealed: text }
}

async function opened(uid: string, answer: StoredAnswer): Promise<unknown> {
  if ('value' in answer) return answer.value
  const text = await device.sealer.open(uid, answer.sealed)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Stores the overwritten answers that this device's user is to see. Without the change, it is read from the history. */
export async function storeOverwritten({ uid, before, after, own, change }: OverwrittenAnswers): Promise<void> {
  const changes =
    change === undefined
      ? await loadHistory().then(
          ({ changes }) => changes,
          () => [],
        )
      : []
  const found: Record<string, StoredAnswer> = {}
  for (const [path, saved] of Object.entries(own)) {
    const value = overwrittenValue(path, before)
    // This browser could not read the number, and would offer to remove it.
    if (isSecret(path) && value === null) continue
    const by = change ?? firstChangeOf(path, saved.version, changes) ?? { at: after.lastUpdated ?? saved.at }
    if (!isWorthShowing(saved, by) || overwrittenChanges(after, { [path]: value }).length === 0) continue
    const answer = await sealed(uid, path, value)
    if (answer) found[path] = answer
  }
  device.overwritten.put(uid, found)
}

/** The overwritten answers that are stored on this device. A number that can no longer be opened is not among them. */
export async function readOverwritten(uid: string): Promise<Overwritten> {
  const answers = Object.entries(device.overwritten.of(uid) as Record<string, StoredAnswer>)
  const values = await Promise.all(answers.map(async ([path, answer]) => [path, await opened(uid, answer)] as const))
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
