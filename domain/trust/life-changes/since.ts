import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { type Message, message } from '../../message.ts'
import { detailSteps } from '../details/detail-step.ts'
import { AFTERBORN_CHILDREN, DISTRIBUTION_TYPES, MARITAL_STATUSES, OWNERSHIPS } from '../enumerations.ts'
import { entriesOf, nameOfEntry } from '../questions/answers.ts'
import { storedAt } from '../questions/fields.ts'
import type { ListField, TrustRecord } from '../record.ts'
import { detailPath, stepPath } from '../routes.ts'
import { answersTouched, entryOf, listOf, subjectName, type TouchedAnswer } from './answers.ts'
import { type LifeEvent, type Subject, subjectsOf } from './events.ts'

/** Whether the answer is one more entry of a list, which may be one that nobody has to add. */
export const isAddition = ({ path, parts }: TouchedAnswer): boolean =>
  !parts && (path === 'beneficiaries' || path === 'assets')

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

function addedTo(list: 'beneficiaries' | 'assets', then: TrustRecord, now: TrustRecord) {
  const known = new Set(entriesOf(then, list).map((entry) => entry.id))
  return entriesOf(now, list).filter((entry) => !known.has(entry.id))
}

/** What was added between two records and still lacks what the page of its details asks for, with the way there. Pure. */
export function withoutDetails({ path, parts }: TouchedAnswer, then: TrustRecord, now: TrustRecord) {
  if (parts || (path !== 'beneficiaries' && path !== 'assets')) return []
  const added = new Set(addedTo(path, then, now).map(({ id }) => id))
  return detailSteps
    .filter(({ back }) => back === stepPath(path))
    .flatMap(({ page, lacking, questions }) =>
      lacking(now)
        .filter(({ id }) => added.has(id))
        .map(({ id, name }) => ({ name, path: detailPath(page, id), question: questions[0]?.name })),
    )
}

/** Whether an answer has changed between two records as the event asks: an asset's funding, for one, is no such change. */
export function isAnswered({ path, what, place, parts }: TouchedAnswer, then: TrustRecord, now: TrustRecord): boolean {
  const [list, id] = [listOf(path) as ListField, entryOf(path)]
  if (parts) return parts.some((part) => !same(storedAt(then, part), storedAt(now, part)))
  if (path === 'beneficiaries' || path === 'assets') return addedTo(path, then, now).length > 0
  if (id === '') return !same(storedAt(then, path), storedAt(now, path))
  const [was, is] = [then, now].map((trust) => entriesOf(trust, list).find((entry) => entry.id === id))
  if (!is) return was !== undefined
  const facts = what === 'remove' ? ['name', 'relationship'] : [place.question]
  return facts.some((fact) => !same(storedAt(was ?? {}, fact), storedAt(is, fact)))
}

/** An answer that an event touches, and the record that it is compared with. */
export interface TouchedSince {
  answer: TouchedAnswer
  before: TrustRecord
}

/**
 * The answers that an event touches, each beside the answers when it was `chosen`. One that was changed before that
 * comes first, beside the newest of the `earlier` records that it differs from: what was signed, or was copied. Pure.
 */
export function touchedSince(
  event: LifeEvent,
  about: string | null,
  { chosen, earlier, now }: { chosen: TrustRecord; earlier: readonly TrustRecord[]; now: TrustRecord },
): TouchedSince[] {
  const touched = answersTouched(event, chosen, about).map((answer) => ({ answer, before: chosen }))
  const isChanged = ({ answer, before }: TouchedSince) => isAnswered(answer, before, now)
  const name = subjectName(event, chosen, about)
  const isSameSubject = (trust: TrustRecord) => {
    const other = subjectName(event, trust, about)
    return name === undefined ? other === undefined : sameName(name, other)
  }
  const before = new Map<string, TouchedSince>()
  const known = new Set(touched.filter(isChanged).map(({ answer }) => answer.path))
  for (const record of earlier.filter(isSameSubject))
    for (const answer of answersTouched(event, record, about)) {
      const since = { answer, before: record }
      // One more entry of a list may be anything.
      if (!known.has(answer.path) && !before.has(answer.path) && !isAddition(answer) && isChanged(since))
        before.set(answer.path, since)
    }
  return [...before.values(), ...touched.filter(({ answer }) => !before.has(answer.path))]
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  maritalStatus: MARITAL_STATUSES,
  afterbornChildren: AFTERBORN_CHILDREN,
  distributionType: DISTRIBUTION_TYPES,
  ownership: OWNERSHIPS,
}

/** What stands in a changed answer now: our words as a message, what was typed as a string; '' where it is empty or gone. Pure. */
export function answerNow({ answer, before }: TouchedSince, now: TrustRecord): Message | string {
  const { path, place } = answer
  if (path === 'beneficiaries' || path === 'assets')
    return isAddition(answer) ? addedTo(path, before, now).map(nameOfEntry).join(', ') : ''
  const id = entryOf(path)
  const entry = id === '' ? now : entriesOf(now, listOf(path) as ListField).find((one) => one.id === id)
  const field = id === '' ? path : /^(ownership|address)$/.test(place.question) ? place.question : 'name'
  const value = entry && storedAt(entry, field)
  if (typeof value !== 'string' || isBlank(value)) return ''
  const words = CHOICES[field]?.[value]
  return words === undefined ? value : message(words)
}

/** Whom or what only earlier answers name, with the newest version of the record that does: the answers may have been changed before the event is chosen. Pure. */
export function formerSubjects(
  event: LifeEvent,
  trust: TrustRecord,
  versions: ReadonlyMap<number, TrustRecord>,
): (Subject & { since: number })[] {
  const named = new Set((subjectsOf(event, trust) ?? []).map(({ name }) => nameKey(name)))
  const former: (Subject & { since: number })[] = []
  for (const [since, record] of versions)
    for (const subject of subjectsOf(event, record) ?? []) {
      if (named.has(nameKey(subject.name))) continue
      named.add(nameKey(subject.name))
      former.push({ ...subject, since })
    }
  return former
}
