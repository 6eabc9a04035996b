import { dashedEin } from '../formats/numbers.ts'
import { numberOf } from '../formats/schemas.ts'
import { maybeOtherForm, spokenName } from '../formats/similar-names.ts'
import { textOfIssue } from '../formats/text-rules.ts'
import { asSentence, type Message, message } from '../message.ts'
import { AGES } from '../trust/distribution-ages.ts'
import { Beneficiary } from '../trust/entries.ts'
import type { Relationship } from '../trust/enumerations.ts'
import { beneficiaryForm } from '../trust/steps/05-beneficiaries.ts'
import type { Answers } from '../trust/steps/step.ts'
import {
  doubtsAbout,
  type FileError,
  fractionDoubt,
  type RawEntry,
  type RawField,
  SHORT_NUMBER,
  shortened,
  totalIn,
  withShortNumbers,
} from './raw-entry.ts'
import { relationshipIn } from './relationships.ts'
/** One entry of a file, checked as typed answers are. */
export interface FoundEntry {
  line: number
  /** As in the file, for who reads it there; empty when there is none. */
  name: string
  /** What the file says, and what the form says about what it does not; absent when the entry cannot be added. */
  answers?: Answers
  /** Whether the file says what they are to the grantor. */
  relationship?: Relationship
  details: { distributionAge?: number; ein?: string }
  /** What the file has a value for. */
  given?: readonly RawField[]
  /** Whether the line may not be an entry, such as a heading or a total: it is imported only if the user selects it. */
  needsSelection?: boolean
  /** What the user should check. */
  unsure: readonly (Message | string)[]
  /** What is wrong; the named values are not imported. */
  errors: readonly FileError[]
}

const MEND: Readonly<Partial<Record<RawField, string>>> = {
  name: '{error} Correct the file to add this entry.',
  email: '{error} Write it like name@example.com, or leave it empty.',
  birthYear: '{error} In a full date, the year needs four digits too.',
  standing: '{error} Write primary or contingent.',
}

/** As programs write a birthday that is not known, `0/0/00`, or one without its year, `--05-12` and `0000-05-12`. */
const NO_YEAR = /^(--|[0\s/.-]+$|0000[-/.])/

/** The year in a date however it is written; a text without one comes back unchanged, a birthday without a year as none. */
export function yearIn(text: string): string {
  if (NO_YEAR.test(text)) return ''
  const whole = /^(\d{4})\d{4}(T|$)/.exec(text)
  if (whole?.[1]) return whole[1]
  const years = text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []
  return years.length === 1 && years[0] ? years[0] : text
}

/** A share with the comma of other countries: `12,5 %`. */
const shareIn = (text: string) => text.replace(/\s/g, '').replace(/^(\d{1,3}),(\d{1,4})%?$/, '$1.$2')

const STANDINGS: Readonly<Partial<Record<string, string>>> = {
  secondary: 'contingent',
  contingente: 'contingent',
  secundario: 'contingent',
  principal: 'primary',
  primario: 'primary',
}

function standingIn(text: string): string {
  const word = text.trim().toLowerCase()
  return STANDINGS[word] ?? word
}

/** Google writes several values of one person into one cell. */
const firstIn = (text: string) => text.split(' ::: ')[0]?.trim() ?? ''

const READ: Readonly<Partial<Record<RawField, (text: string) => string>>> = {
  email: firstIn,
  address: firstIn,
  birthYear: yearIn,
  sharePercent: shareIn,
  incomeShare: shareIn,
  principalShare: shareIn,
  standing: standingIn,
}

function errorAt({ values, line }: RawEntry, field: RawField, words: Message | string): FileError {
  const value = values[field]
  const mend = MEND[field]
  return {
    line: value?.line ?? line,
    ...(value && { column: value.column }),
    ...(value?.text && { value: shortened(value.text) }),
    words: mend ? message(mend, { error: asSentence(words) }) : words,
  }
}

/** The answers of the form, those that are rejected left out; none when the name is among them. */
function checkedAnswers(raw: RawEntry): { answers?: Answers; errors: FileError[] } {
  const given = Object.entries(raw.values)
    .filter(([field]) => field !== 'relationship')
    .map(([field, { text }]) => [field, READ[field as RawField]?.(text) ?? text])
  const blank = { ...beneficiaryForm.initial(), relationship: 'other' }
  const wanted = { ...blank, ...Object.fromEntries(given) }
  const read = beneficiaryForm.schema.safeParse(wanted)
  if (read.success) return { answers: read.data, errors: [] }
  const first = new Map(read.error.issues.toReversed().map((issue) => [String(issue.path[0]), textOfIssue(issue)]))
  const errors = [...first].map(([field, words]) => errorAt(raw, field as RawField, words)).toReversed()
  if (first.has('name')) return { errors }
  const kept = Object.fromEntries(Object.entries(wanted).filter(([field]) => !first.has(field)))
  const again = beneficiaryForm.schema.safeParse({ ...blank, ...kept })
  return { ...(again.success && { answers: again.data }), errors }
}

function checkedDetails(raw: RawEntry): Pick<FoundEntry, 'details'> & { errors: FileError[] } {
  const { distributionAge: age, ein } = raw.values
  const errors: FileError[] = []
  const details: FoundEntry['details'] = {}
  if (age) {
    const read = Beneficiary.shape.distributionAge.safeParse(numberOf(age.text))
    if (read.success) details.distributionAge = read.data
    else
      errors.push(
        errorAt(
          raw,
          'distributionAge',
          message('The age must be a whole number between {least} and {most}.', { least: AGES.least, most: AGES.most }),
        ),
      )
  }
  if (ein) {
    // Digits that are parted as a social security number's are no EIN with its dash in the wrong place.
    const isEin = /^[\d\s-]*$/.test(ein.text) && !/^\d{3}\D+\d{2}\D+\d{4}$/.test(ein.text)
    const read = Beneficiary.shape.ein.safeParse(isEin ? dashedEin(ein.text) : ein.text)
    if (read.success) details.ein = read.data
    else errors.push(...read.error.issues.slice(0, 1).map((issue) => errorAt(raw, 'ein', textOfIssue(issue))))
  }
  return { details, errors }
}

const MISPLACED = {
  distributionAge: 'Only a child has a distribution age. This one is not imported.',
  ein: 'Only charities have an EIN here. This one is not imported.',
} as const

/** Which of what belongs to a child or a charity alone stands with somebody who is neither. */
function misplacedOf(held: { [Field in keyof typeof MISPLACED]?: unknown }, relationship: Relationship) {
  const age = held.distributionAge !== undefined && relationship !== 'child'
  const ein = held.ein !== undefined && relationship !== 'charity'
  return [...(age ? (['distributionAge'] as const) : []), ...(ein ? (['ein'] as const) : [])]
}

/** What an entry whose relationship was chosen by the user does not import from the file, in words. */
export function leftOutFor({ details, relationship: said }: FoundEntry, relationship: Relationship): readonly string[] {
  // Where the file names the relationship, it stands among what was wrong.
  return said ? [] : misplacedOf(details, relationship).map((field) => MISPLACED[field])
}

const SHARES = ['sharePercent', 'incomeShare', 'principalShare'] as const

const fractionsIn = ({ values }: RawEntry, answers: Answers): Message[] =>
  SHARES.flatMap((field) => fractionDoubt(values[field]?.text, numberOf(answers[field])))

interface ReadName {
  name: string
  unsure: Message[]
}

/** The name as documents print it: the first name first, and no long number whole. */
function nameIn(name: string, isOrganization: boolean): ReadName {
  const spoken = isOrganization ? undefined : spokenName(name)
  const said = spoken ?? name
  const short = withShortNumbers(said)
  return {
    name: short ?? said,
    unsure: [
      ...(spoken ? [message('In the file: “{name}”.', { name: shortened(name) })] : []),
      ...(short === undefined ? [] : [SHORT_NUMBER]),
    ],
  }
}

/** `Ana Reed (daughter)`: the relationship behind the name, where nothing else says it. */
function withRelationshipApart(raw: RawEntry): RawEntry {
  const { name, relationship } = raw.values
  const [, before, within] = /^(.*\S)\s*\(([^()]+)\)$/.exec(name?.text.trim() ?? '') ?? []
  if (!name || relationship || !before || !within || !relationshipIn(within)) return raw
  const values = { ...raw.values, name: { ...name, text: before }, relationship: { ...name, text: within } }
  return { ...raw, values }
}

/** Checks one row or card by the rules of the beneficiaries step. Pure. */
export function checkEntry(row: RawEntry): FoundEntry {
  const raw = withRelationshipApart(row)
  const given = raw.values.name?.text.trim() ?? ''
  const found = { line: raw.line, name: shortened(given), details: {}, unsure: [] }
  const said = raw.values.relationship
  const relationship = said && relationshipIn(said.text)
  const sum = totalIn(raw, said, relationship !== undefined)
  const broken = raw.broken ?? sum.error
  if (broken) return { ...found, errors: [broken] }
  const read = nameIn(given, relationship === 'charity' || raw.values.name?.column === 'ORG')
  const { answers, errors } = checkedAnswers({
    ...raw,
    values: { ...raw.values, ...(raw.values.name && { name: { ...raw.values.name, text: read.name } }) },
  })
  if (!answers) return { ...found, errors }
  const unknown =
    said && !relationship
      ? [errorAt(raw, 'relationship', 'This relationship is not known. You can choose one below.')]
      : []
  const checked = checkedDetails(raw)
  const misplaced = relationship
    ? misplacedOf(raw.values, relationship).map((field) => errorAt(raw, field, MISPLACED[field]))
    : []
  return {
    ...found,
    name: String(answers.name),
    answers,
    ...(relationship && { relationship }),
    details: checked.details,
    ...(sum.doubt && { needsSelection: true }),
    unsure: [...(sum.doubt ? [sum.doubt] : []), ...doubtsAbout(given), ...read.unsure, ...fractionsIn(raw, answers)],
    given: Object.keys(raw.values) as RawField[],
    errors: [...errors, ...unknown, ...checked.errors, ...misplaced],
  }
}

/** The beneficiary that an entry of a file becomes, as the add form would make it; `undefined` when it cannot be added. */
export function beneficiaryOf(found: FoundEntry, relationship: Relationship, id: string): Beneficiary | undefined {
  if (!found.answers) return undefined
  const { name } = found
  return beneficiaryForm.entry({ ...found.answers, relationship }, id, { id, name, relationship, ...found.details })
}

/** A beneficiary of the list with what a file says; what the file does not say stays, and so does a name in another form. */
export function updatedBeneficiary(before: Beneficiary, found: FoundEntry): Beneficiary {
  const made = beneficiaryOf(found, found.relationship ?? before.relationship, before.id)
  if (!made) return before
  const isForm = maybeOtherForm(before.name, made.name)
  const standing = found.given?.includes('standing') ? { isPrimary: made.isPrimary } : {}
  const { isPrimary: _, ...said } = made
  const isChild = said.relationship === 'child'
  const isCharity = said.relationship === 'charity'
  const after: Beneficiary = {
    ...before,
    ...said,
    ...(isForm && { name: before.name }),
    ...standing,
    // An age belongs to a child and an EIN to a charity; who is no longer one keeps neither.
    ...(!isChild && { distributionAge: undefined }),
    ...(!isCharity && { ein: undefined, einUnknown: undefined }),
    ...(isCharity && said.ein !== undefined && { einUnknown: undefined }),
  }
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as unknown as Beneficiary
}
