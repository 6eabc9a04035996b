import type { TrustPatch } from '../patch.ts'
import { type AnswerChange, answerChanges, withAnswersOf } from '../questions/changes.ts'
import { storedAt } from '../questions/fields.ts'
import { type ListField, listFields, type TrustRecord } from '../record.ts'
import { patchBetween, type StoredChange } from './history.ts'
/**
 * Answers of one device that another device overwrote, by their paths (`changedPaths`): the value it had, or `null`; of
 * anything in a list the whole entry, or `null` where the device had taken it out.
 */
export type Overwritten = Readonly<Record<string, unknown>>

type Entry = { id: string }
const entriesOf = (trust: TrustRecord, list: string): readonly Entry[] => trust[list as ListField] ?? []

/** What {@link Overwritten} keeps of a path, from the record before it was overwritten. */
export function overwrittenValue(path: string, before: TrustRecord): unknown {
  const [list = '', id] = path.split('/')
  if (!(list in listFields)) return storedAt(before, path) ?? null
  return entriesOf(before, list).find((entry) => entry.id === id) ?? null
}

function withOwnValue(trust: TrustRecord, path: string, value: unknown): TrustRecord {
  const [list = '', id] = path.split('/')
  const [group = '', field] = path.split('.')
  const own = value ?? undefined
  if (!(list in listFields))
    return withAnswersOf(trust, { ...trust, [group]: field === undefined ? own : { [field]: own } }, [{ path }])
  const entries = entriesOf(trust, list)
  // An entry that is gone comes back behind the others: where it stood may be another's place now.
  if (own && !entries.some((entry) => entry.id === id)) return { ...trust, [list]: [...entries, own] }
  return withAnswersOf(trust, { ...trust, [list]: own ? [own] : [] }, [{ path }])
}

/** The current record with the overwritten answers put back. Pure. */
export function withOwn(now: TrustRecord, overwritten: Overwritten): TrustRecord {
  return Object.entries(overwritten).reduce((own, [path, value]) => withOwnValue(own, path, value), now)
}

/**
 * What differs between the overwritten answers (`before`) and those of now (`after`), in the words of the questions. What
 * the product marks by itself is nobody's answer.
 */
export function overwrittenChanges(now: TrustRecord, overwritten: Overwritten): AnswerChange[] {
  return answerChanges(withOwn(now, overwritten), now).filter(({ mark, what }) => !mark && what !== 'reordered')
}

/** The patch that puts back the overwritten answers that `changes` name. */
export function patchTakingBack(
  now: TrustRecord,
  overwritten: Overwritten,
  changes: readonly Pick<AnswerChange, 'path'>[],
): TrustPatch {
  return patchBetween(now, withAnswersOf(now, withOwn(now, overwritten), changes))
}

/** Half a day, in milliseconds. */
const AT_THE_SAME_TIME = 12 * 60 * 60_000

/** Milliseconds from a press of Save to the server's commit, on a device that is online. */
const PROMPT = 30_000
/** Milliseconds after which an answer is on the screen of every device that is online. */
const IN_SIGHT = 60_000

/** When the server committed a change (ISO 8601), and its idempotency key: a UUIDv7 says when the device made it. */
export interface Arrival {
  at: string
  patchId?: string | undefined
}

/** Milliseconds since 1970; NaN for a key that does not say. */
const madeAt = (key = ''): number =>
  /^[\da-f]{8}-[\da-f]{4}-7/i.test(key) ? Number.parseInt(key.slice(0, 8) + key.slice(9, 13), 16) : Number.NaN

/** Whether the device that made the change showed an answer saved at `saved`: it was online, and the answer was not new. */
function showedAnswer(saved: string, { at, patchId }: Arrival): boolean {
  const made = madeAt(patchId)
  return Math.abs(Date.parse(at) - made) <= PROMPT && made - Date.parse(saved) >= IN_SIGHT
}

/**
 * Whether an answer that was saved at one instant (ISO 8601) and overwritten by a change looks like two devices at work
 * without knowing of each other. What is changed in sight of the answer, or a day later, is an ordinary correction.
 */
export const isWorthShowing = (saved: string, change: Arrival): boolean =>
  Date.parse(change.at) - Date.parse(saved) <= AT_THE_SAME_TIME && !showedAnswer(saved, change)

function touches(patch: TrustPatch, path: string): boolean {
  const [list = '', id] = path.split('/')
  if (!(list in listFields)) return storedAt(patch, path) !== undefined
  const change = patch[list as ListField]
  return Boolean(change?.remove?.some((gone) => gone === id) || change?.put?.some((entry) => entry.id === id))
}

/** The first of these changes, after that version, that concerns the answer. */
export function firstChangeOf<Change extends StoredChange>(
  path: string,
  version: number,
  changes: readonly Change[],
): Change | undefined {
  return changes.find((change) => change.version > version && touches(change.patch, path))
}
