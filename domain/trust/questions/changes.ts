import { sameName } from '../../formats/names.ts'
import { english, type Message, message, type Translate } from '../../message.ts'
import { differ } from '../differences.ts'
import { type ListField, listFields, type TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'
import { entriesOf, nameOfEntry } from './answers.ts'
import { ENTRY_NOUNS } from './field-labels.ts'
import {
  entryFields,
  type Field,
  formatAnswer,
  handoverFields,
  type ShownAnswer,
  sections,
  signingDay,
  storedAt,
  systemFields,
} from './fields.ts'
/** One difference between two records, in the words of the questions. Social security numbers are masked. */
export interface AnswerChange {
  /** Which answer: `trusteeAddress`, `certificateData.adminAddress`, `beneficiaries/{id}/sharePercent`; of a whole entry `beneficiaries/{id}`, of a list's order `beneficiaries`. */
  path: string
  /** The section that asks; absent for a field that the system sets, the register of people, the day of signing and the handover. */
  section?: StepSlug
  what: 'given' | 'changed' | 'emptied' | 'added' | 'taken out' | 'reordered'
  /** What it is called, beginning small unless it is a name: `trustee address`, `share`. */
  words: Message | string
  /** The entry of a list it belongs to: `Beneficiary Clara Alder`. */
  entry?: Message
  /** As shown; the same on both sides where what differs is masked. */
  before?: ShownAnswer
  after?: ShownAnswer
  /** Set by the system, asked of nobody. */
  systemSet?: true
}

function fieldChange(field: Field, before: object, after: object): Omit<AnswerChange, 'path'> | undefined {
  const [was, is] = [storedAt(before, field.path), storedAt(after, field.path)]
  if (!differ(was, is)) return undefined
  const [wasRead, isRead] = [formatAnswer(field, was), formatAnswer(field, is)]
  // An empty text and none are the same answer.
  if (wasRead === undefined && isRead === undefined) return undefined
  const isSame = wasRead !== undefined && isRead !== undefined && english(wasRead) === english(isRead)
  return {
    what: wasRead === undefined ? 'given' : isRead === undefined ? 'emptied' : 'changed',
    words: field.words,
    ...(wasRead !== undefined && { before: wasRead }),
    ...(isRead !== undefined && { after: isSame ? wasRead : isRead }),
    ...(field.systemSet && { systemSet: field.systemSet }),
  }
}

function scalarChanges(fields: readonly Field[], before: TrustRecord, after: TrustRecord): AnswerChange[] {
  return fields.flatMap((field) => {
    const change = fieldChange(field, before, after)
    return change ? [{ path: field.path, ...change }] : []
  })
}

/** Their entries have the product's words for a name: a statement, a document. */
const NAMED_BY_PRODUCT: readonly ListField[] = ['acknowledgements', 'signings']

/** `Beneficiary Clara Alder`, with the name as it was typed. */
export function entryWords(list: ListField, name: string): Message {
  const noun = message(ENTRY_NOUNS[list])
  if (name === '') return noun
  return message('{noun} {name}', { noun, name: NAMED_BY_PRODUCT.includes(list) ? message(name) : name })
}

function listChanges(list: ListField, before: TrustRecord, after: TrustRecord): AnswerChange[] {
  const [was, is] = [entriesOf(before, list), entriesOf(after, list)]
  if (was === is) return []
  const [wasById, isById] = [was, is].map((entries) => new Map(entries.map((entry) => [entry.id, entry]))) as [
    Map<string, (typeof was)[number]>,
    Map<string, (typeof is)[number]>,
  ]
  const called = (entry: (typeof was)[number]) => entryWords(list, nameOfEntry(entry))
  const whole = (entry: (typeof was)[number], what: 'added' | 'taken out'): AnswerChange => ({
    path: `${list}/${entry.id}`,
    what,
    words: '',
    entry: called(entry),
  })
  /** Somebody who was put into the register again is the same person under another id. */
  const sameUnderNewId = (entry: (typeof was)[number], others: typeof was, kept: ReadonlyMap<string, unknown>) =>
    list === 'people' ? others.find(({ id, name }) => !kept.has(id) && sameName(name, entry.name)) : undefined
  const changed = is.flatMap((entry) => {
    const earlier = wasById.get(entry.id) ?? sameUnderNewId(entry, was, isById)
    if (!earlier) return [whole(entry, 'added')]
    if (earlier === entry) return []
    return entryFields[list].flatMap((field) => {
      const change = fieldChange(field, earlier, entry)
      return change ? [{ path: `${list}/${entry.id}/${field.path}`, entry: called(entry), ...change }] : []
    })
  })
  const gone = was.filter((entry) => !isById.has(entry.id) && !sameUnderNewId(entry, is, wasById))
  const removed = gone.map((entry) => whole(entry, 'taken out'))
  const kept = (entries: typeof was, others: ReadonlyMap<string, unknown>) =>
    entries.flatMap(({ id }) => (others.has(id) ? [id] : []))
  const moved = differ(kept(was, isById), kept(is, wasById))
  const order: AnswerChange = {
    path: list,
    what: 'reordered',
    words: message('order of the {list}', { list: message(LIST_WORDS[list]) }),
  }
  return [...changed, ...removed, ...(moved ? [order] : [])]
}

const LIST_WORDS: Readonly<Record<ListField, string>> = {
  beneficiaries: 'beneficiaries',
  assets: 'assets',
  trustees: 'trustees on the certificate',
  acknowledgements: 'acknowledgements',
  people: 'people',
  witnesses: 'witnesses',
  signings: 'documents',
  contacts: 'contacts',
}

/** What is stored beside an answer or another field that says the same to a person. */
export const BOOKKEEPING: ReadonlySet<string> = new Set<string>([
  'currentStep',
  'distributionRules',
  'einEntityType',
  'isComplete',
  'powerOfAttorneyComplete',
  'trustAgreementComplete',
  'certificateOfTrustComplete',
  'trusteeAppointmentComplete',
  'beneficiariesComplete',
  'assetsComplete',
] satisfies (keyof TrustRecord)[])

/**
 * What differs between two records of one trust, answer by answer in the order of the questions, then what the system
 * has set. Times of saving and other bookkeeping are left out. Pure; neither record changes.
 */
export function answerChanges(before: TrustRecord, after: TrustRecord): AnswerChange[] {
  const asked = sections.flatMap(({ slug, fields, lists }) =>
    [...scalarChanges(fields, before, after), ...lists.flatMap((list) => listChanges(list, before, after))].map(
      (change): AnswerChange => ({ ...change, section: slug }),
    ),
  )
  // No section asks for the register, the day of signing and the handover.
  const others = (['people', 'witnesses', 'signings', 'contacts'] as const).flatMap((list) =>
    listChanges(list, before, after),
  )
  const told = systemFields.filter(({ path }) => !BOOKKEEPING.has(path))
  const unsectioned = [...signingDay, ...handoverFields, ...told]
  return [...asked, ...others, ...scalarChanges(unsectioned, before, after)]
}

type Entry = { id: string }
type Holder = Record<string, unknown>

function withValue(holder: Holder, from: Holder, [field = '', ...deeper]: readonly string[]): Holder {
  const { [field]: own, ...others } = holder
  const value = from[field]
  if (deeper.length === 0) return value === undefined ? others : { ...others, [field]: value }
  return { ...others, [field]: withValue((own ?? {}) as Holder, (value ?? {}) as Holder, deeper) }
}

/** The entries in the order of `from`; those that it lacks keep their place at the end. */
function inOrderOf(entries: readonly Entry[], from: readonly Entry[]): Entry[] {
  const places = new Map(from.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Entry) => places.get(id) ?? from.length
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other))
}

function withEntry(entries: readonly Entry[], from: readonly Entry[], id: string, deeper: readonly string[]): Entry[] {
  const other = from.find((entry) => entry.id === id)
  if (!other) return entries.filter((entry) => entry.id !== id)
  if (!entries.some((entry) => entry.id === id)) return inOrderOf([...entries, other], from)
  if (deeper.length === 0) return [...entries]
  return entries.map((entry) => (entry.id === id ? (withValue(entry, other, deeper) as Entry) : entry))
}

function withAnswer(trust: TrustRecord, from: TrustRecord, path: string): TrustRecord {
  const [list = '', id, field] = path.split('/')
  if (!(list in listFields)) return withValue(trust, from, path.split('.')) as TrustRecord
  const [own, others] = [trust[list as ListField] ?? [], from[list as ListField] ?? []]
  const entries =
    id === undefined ? inOrderOf(own, others) : withEntry(own, others, id, field === undefined ? [] : field.split('.'))
  return { ...trust, [list]: entries }
}

/** The record with the answers that these changes name taken from another record. Pure. */
export function withAnswersOf(
  trust: TrustRecord,
  from: TrustRecord,
  changes: readonly Pick<AnswerChange, 'path'>[],
): TrustRecord {
  return changes.reduce((record, { path }) => withAnswer(record, from, path), trust)
}

/** Longer texts than this are not shown before and after in a line. */
const SHORT = 60

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether an answer fits into a line beside another one. */
export function isShort(answer: ShownAnswer | undefined): boolean {
  const text = answer === undefined ? '' : english(answer)
  return text.length <= SHORT && !text.includes('\n')
}

/** What the change is about: `Trustee address`, `Beneficiary Clara Alder: share`, `Asset Cabin`. */
export function changeSubject(
  { entry, words }: Pick<AnswerChange, 'entry' | 'words'>,
  say: Translate = english,
): string {
  if (entry === undefined) return capital(say(words))
  return words === '' ? say(entry) : `${say(entry)}: ${say(words)}`
}

/** The two sides of a change where both are short enough for a line, and differ to the eye. */
export function changeSides({ before, after, what }: AnswerChange) {
  if (what !== 'changed' || before === undefined || after === undefined || before === after) return undefined
  return isShort(before) && isShort(after) ? { before, after } : undefined
}

const FATES: Readonly<Record<AnswerChange['what'], (subject: string) => Message>> = {
  given: (subject) => message('{subject} filled in', { subject }),
  emptied: (subject) => message('{subject} cleared', { subject }),
  added: (subject) => message('{subject} added', { subject }),
  'taken out': (subject) => message('{subject} removed', { subject }),
  changed: (subject) => message('{subject} changed', { subject }),
  reordered: (subject) => message('{subject} changed', { subject }),
}

/** What became of an answer whose two sides are not shown: `Trustee address changed`, `Asset Cabin added`. */
export function changeFate(change: AnswerChange, say: Translate = english): string {
  const subject = changeSubject(change, say)
  if (change.systemSet && change.what === 'emptied') return say(message('{subject}: no longer so', { subject }))
  return say(FATES[change.what](subject))
}

/** A change in one line: `Trustee address changed`, `Beneficiary Clara Alder: share 40% → 50%`, `Asset Cabin added`. */
export function changeWords(change: AnswerChange, say: Translate = english): string {
  const { entry, what, systemSet, after } = change
  const subject = changeSubject(change, say)
  const shown = (answer: ShownAnswer) => (typeof answer === 'string' ? answer : say(answer))
  // After an entry's name there is a colon already.
  const start = entry === undefined ? `${subject}: ` : `${subject} `
  const sides = changeSides(change)
  if (sides) return `${start}${shown(sides.before)} → ${shown(sides.after)}`
  if (systemSet && after !== undefined && english(after) === 'Yes') return subject
  if (what === 'given' && after !== undefined && isShort(after)) return start + shown(after)
  return changeFate(change, say)
}
