import {
  firstChangeOf,
  isWorthTelling,
  type Overwritten,
  overwrittenChanges,
  overwrittenValue,
} from '#domain/trust/history/overwritten.ts'
import { SECRET_FIELDS } from '#domain/trust/record.ts'
import { loadHistory } from '#web/history/load-history.ts'
import { device, type KeptAnswer } from '#web/sync/device.ts'
import type { Found } from '#web/sync/own-answers.ts'

const isSecret = (path: string) => (SECRET_FIELDS as readonly string[]).includes(path)

async function kept(uid: string, path: string, value: unknown): Promise<KeptAnswer | undefined> {
  if (!isSecret(path) || value === null) return { value }
  const sealed = await device.sealer.seal(uid, JSON.stringify(value))
  return sealed === undefined ? undefined : { sealed }
}

async function opened(uid: string, answer: KeptAnswer): Promise<unknown> {
  if ('value' in answer) return answer.value
  const text = await device.sealer.open(uid, answer.sealed)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Keeps the overwritten answers that their writer is to see. A page that did not hear the other device asks the history when. */
export async function keepOverwritten({ uid, before, after, own, at }: Found): Promise<void> {
  const changes =
    at === undefined
      ? await loadHistory().then(
          ({ changes }) => changes,
          () => [],
        )
      : []
  const told: Record<string, KeptAnswer> = {}
  for (const [path, saved] of Object.entries(own)) {
    const value = overwrittenValue(path, before)
    const when = at ?? firstChangeOf(path, saved.version, changes) ?? after.lastUpdated ?? saved.at
    if (!isWorthTelling(saved.at, when) || overwrittenChanges(after, { [path]: value }).length === 0) continue
    const answer = await kept(uid, path, value)
    if (answer) told[path] = answer
  }
  device.overwritten.put(uid, told)
}

/** The overwritten answers that are kept on this device. A number that can no longer be opened is not among them. */
export async function readOverwritten(uid: string): Promise<Overwritten> {
  const answers = Object.entries(device.overwritten.of(uid) as Record<string, KeptAnswer>)
  const values = await Promise.all(answers.map(async ([path, answer]) => [path, await opened(uid, answer)] as const))
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
