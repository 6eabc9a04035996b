import { sameName } from '../../formats/names.ts'
import { concerning } from '../differences.ts'
import type { TrustPatch } from '../patch.ts'
import { together } from '../people/corrections.ts'
import { type Person, peopleOf } from '../people/people.ts'
import { editedPerson } from '../people/register.ts'
import { type AnswerChange, answerChanges, withAnswersOf } from '../questions/changes.ts'
import { storedAt } from '../questions/fields.ts'
import { type ListField, listFields, type TrustRecord } from '../record.ts'
import { madeOn } from '../version-in-key.ts'
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

/** An entry of the register of people that is gone, while answers still name the person: its facts are what was lost. */
function stillNamed(now: TrustRecord, own: TrustRecord, path: string) {
  const [list, id] = path.split('/')
  if (list !== 'people' || now.people?.some((entry) => entry.id === id)) return undefined
  const entry = own.people?.find((one) => one.id === id)
  const person = entry && peopleOf(now).find(({ name }) => sameName(name, entry.name))
  return person && { entry, person }
}

/** What is known of somebody, as an entry of the register has it. */
const factsOf = ({ kind, relationship: relation, address, email, birthYear }: Person) => ({
  ...{ kind, relation, address, email, birthYear },
})

function factChanges(now: TrustRecord, { entry, person }: NonNullable<ReturnType<typeof stillNamed>>): AnswerChange[] {
  const known = Object.entries(factsOf(person)).filter(([fact, value]) => fact in entry && value !== undefined)
  const { id, name } = entry
  return answerChanges({ ...now, people: [entry] }, { ...now, people: [{ id, name, ...Object.fromEntries(known) }] })
}

/**
 * What differs between the overwritten answers (`before`) and those of now (`after`), in the words of the questions. What
 * the product marks by itself is nobody's answer.
 */
export function overwrittenChanges(now: TrustRecord, overwritten: Overwritten): AnswerChange[] {
  const own = withOwn(now, overwritten)
  const isOwn = concerning(Object.keys(overwritten))
  return answerChanges(own, now)
    .flatMap((change) => {
      const named = stillNamed(now, own, change.path)
      return named ? factChanges(now, named).filter(({ path }) => isOwn(path)) : [change]
    })
    .filter(({ systemSet, what }) => !systemSet && what !== 'reordered')
}

/** The patch that puts back the overwritten answers that `changes` name; a person's facts, wherever the answers have them. */
export function patchTakingBack(
  now: TrustRecord,
  overwritten: Overwritten,
  changes: readonly Pick<AnswerChange, 'path'>[],
): TrustPatch {
  const own = withOwn(now, overwritten)
  const [facts, others] = [true, false].map((is) =>
    changes.filter(({ path }) => (stillNamed(now, own, path) !== undefined) === is),
  )
  const answers = patchBetween(now, withAnswersOf(now, own, others ?? []))
  const byEntry = Map.groupBy(facts ?? [], ({ path }) => path.split('/', 2).join('/'))
  return [...byEntry].reduce((patch, [path, lost]) => {
    const named = stillNamed(now, own, path)
    if (!named) return patch
    const { entry, person } = named
    const names = lost.map(({ path }) => path.split('/')[2] ?? '')
    const taken = Object.entries(entry).filter(([fact]) => names.includes(fact))
    const edit = { name: person.name, ...factsOf(person), ...Object.fromEntries(taken) }
    return together(patch, editedPerson(now, person, edit, entry.id).patch)
  }, answers)
}

/** Half a day, in milliseconds. */
const AT_THE_SAME_TIME = 12 * 60 * 60_000

/** A change as the server committed it: when (ISO 8601), as which version, and under which idempotency key. */
export interface Arrival {
  at: string
  version?: number
  patchId?: string | undefined
}

/** Whether the device that made the change had an answer that was saved as this version: then its page had shown it. */
const showedAnswer = (saved: number, { version, patchId }: Arrival): boolean =>
  version !== undefined && patchId !== undefined && madeOn({ version, patchId }) >= saved

/**
 * Whether an answer that was saved and then overwritten by a change looks like two devices at work without knowing of each
 * other. What is changed on top of the answer, such as one that is taken back, or a day later, is an ordinary correction.
 */
export const isWorthShowing = (saved: { at: string; version: number }, change: Arrival): boolean =>
  Date.parse(change.at) - Date.parse(saved.at) <= AT_THE_SAME_TIME && !showedAnswer(saved.version, change)

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
