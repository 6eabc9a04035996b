import { dashedEin } from '../formats/numbers.ts'
import { numberOf } from '../formats/schemas.ts'
import { LIMITS, textError, textOfIssue } from '../formats/text-rules.ts'
import { asSentence, listOf, type Message, message } from '../message.ts'
import { passesByDesignation } from '../trust/assets.ts'
import { BusinessDetails, Funding, RealEstateDetails } from '../trust/entries.ts'
import { type AssetType, OWNERSHIPS } from '../trust/enumerations.ts'
import { assetForm } from '../trust/steps/06-assets.ts'
import type { Answers } from '../trust/steps/step.ts'
import { amountIn, type Marks } from './amounts.ts'
import { fundingIn, lastFourIn, mortgageIn, ownershipOf } from './asset-cells.ts'
import type { AssetField } from './asset-columns.ts'
import { type AssetKind, assetKindIn, type FoundKind } from './asset-kinds.ts'
import {
  doubtsAbout,
  type FileError,
  fractionDoubt,
  type RawEntry,
  SHORT_NUMBER,
  shortened,
  totalIn,
  withShortNumbers,
} from './raw-entry.ts'
export type RawAsset = RawEntry<AssetField>

/** One asset of a file, checked as typed answers are. */
export interface FoundAsset {
  line: number
  /** As in the file, for who reads it there; empty when there is none. */
  name: string
  /** What the file says, by the form's questions; absent when the entry cannot be added. */
  said?: Answers
  /** The type that the file says or its words suggest. */
  type?: AssetType
  /** Whether the user need not check the type. */
  isTypeSaid: boolean
  /** Whether the line may not be an entry, such as a heading or a total: it is imported only if the user selects it. */
  needsSelection?: boolean
  /** Whether the file has no name for it, and this one is made of its other cells. */
  isNameMade?: boolean
  kind?: AssetKind
  /** What the file calls its kind. */
  kindWords?: string
  /** The value in the likelier reading, and in the other one where there are two. */
  values: readonly string[]
  /** The owner, where it is somebody else than the grantor. */
  foreignOwner?: string
  coOwner?: string
  realEstate: Omit<RealEstateDetails, 'unknown'>
  business: Omit<BusinessDetails, 'unknown' | 'percentOwned'>
  funding?: Funding
  /** The headings of what belongs to one type, by field. */
  headings: Readonly<Partial<Record<AssetField, string>>>
  /** What the user should look at. */
  unsure: readonly (Message | string)[]
  /** What is wrong; the named values are not imported. */
  errors: readonly FileError[]
}

const FORM_FIELDS = ['name', 'description', 'institution', 'accountNumber', 'address', 'percentOwned'] as const
const MEND: Readonly<Partial<Record<AssetField, string>>> = {
  name: '{error} Correct the file to add this entry.',
  percentOwned: '{error} Leave it empty if all of it is yours.',
}

function errorAt({ values, line }: RawAsset, field: AssetField, words: Message | string): FileError {
  const value = values[field]
  const mend = MEND[field]
  // Never show more of an account number than is stored.
  const shown = field === 'accountNumber' ? undefined : value?.text
  return {
    line: value?.line ?? line,
    ...(value && { column: value.column }),
    ...(shown && { value: shortened(shown) }),
    words: mend ? message(mend, { error: asSentence(words) }) : words,
  }
}

/** The answers of the form that are accepted; none when the name is rejected. */
function checkedAnswers(raw: RawAsset, texts: Readonly<Record<string, string>>) {
  // The form asks for it under two names, with one rule.
  const { institution, ...others } = texts
  const wanted = { ...others, ...(institution !== undefined && { firmName: institution }) }
  const read = assetForm.schema.safeParse({ ...assetForm.initial(), ...wanted })
  const rejected = new Map(
    read.success ? [] : read.error.issues.toReversed().map((issue) => [String(issue.path[0]), textOfIssue(issue)]),
  )
  const errors = [...rejected].map(([name, words]) =>
    errorAt(raw, name === 'firmName' ? 'institution' : (name as AssetField), words),
  )
  if (rejected.has('name')) return { errors }
  const kept = Object.fromEntries(Object.entries(wanted).filter(([name]) => !rejected.has(name)))
  const again = assetForm.schema.safeParse({ ...assetForm.initial(), ...kept })
  const answers: Answers = again.success ? again.data : {}
  return { errors, said: Object.fromEntries(Object.keys(kept).map((name) => [name, answers[name]])) as Answers }
}

/** Fields in which the documents would print a number. */
const PRINTED = ['name', 'description', 'institution'] as const

const LAND = ['county', 'parcelNumber', 'legalDescription', 'titleHolding', 'lender'] as const
const COMPANY = ['entityType', 'formedIn', 'ein', 'registeredAgent'] as const

/** What belongs to real estate or a business alone. */
function checkedDetails(raw: RawAsset) {
  const { values } = raw
  const errors: FileError[] = []
  const realEstate: FoundAsset['realEstate'] = {}
  const business: FoundAsset['business'] = {}
  for (const field of LAND) {
    const read = RealEstateDetails.shape[field].safeParse(values[field]?.text)
    if (!read.success) errors.push(errorAt(raw, field, textOfIssue(read.error.issues[0] ?? { message: '' })))
    else if (read.data) realEstate[field] = read.data
  }
  for (const field of COMPANY) {
    const text = (field === 'formedIn' ? (values.formedIn ?? values.state) : values[field])?.text
    const name = field === 'formedIn' ? 'state' : field
    const isEin = field === 'ein' && text !== undefined && /^\d{2}-?\d{7}$/.test(text)
    const read = BusinessDetails.shape[name].safeParse(isEin ? dashedEin(text) : text)
    if (!read.success) errors.push(errorAt(raw, field, textOfIssue(read.error.issues[0] ?? { message: '' })))
    else if (read.data) business[name] = read.data
  }
  if (values.mortgage) {
    const { is, error } = mortgageIn(values.mortgage.text)
    if (error !== undefined) errors.push(errorAt(raw, 'mortgage', error))
    else if (is !== undefined) realEstate.mortgage = is
  }
  return { realEstate, business, errors }
}

interface Kinds {
  kind?: FoundKind
  isTypeSaid: boolean
  unsure: (Message | string)[]
}

/** The kind by the file's word for it, else by the words of the name. */
function kindOf({ values }: RawAsset): Kinds {
  const said = values.type && assetKindIn(values.type.text)
  if (said) {
    const unsure = said.isUnsure
      ? [message('“{words}” can be more than one type.', { words: shortened(values.type?.text ?? '') })]
      : []
    return { kind: said, isTypeSaid: !said.isUnsure, unsure }
  }
  const words = [values.name, values.description, values.institution].map((value) => value?.text ?? '').join('\n')
  // `Teton LLC` says no more than the name.
  const designation = passesByDesignation({ type: 'other', name: words })
  const guess = designation ? undefined : assetKindIn(words)
  const kind: FoundKind | undefined = designation
    ? { type: designation === 'retirement' ? 'investment' : 'other', designation, isUnsure: true }
    : guess && (guess.designation ? { ...guess, isUnsure: true } : { type: guess.type, isUnsure: true })
  const why = values.type
    ? message('The type “{words}” is not known.', { words: shortened(values.type.text) })
    : message('The file does not say the type.')
  return { ...(kind && { kind }), isTypeSaid: false, unsure: [why] }
}

/** Whether words can be in a description, on one line. */
const isPrintable = (text: string) => textError(text.replace(/\s+/g, ' '), LIMITS.name) === undefined

/** Warns if the transfer date is before the trust date. */
function tooEarly(funding: Funding | undefined, trustDate: string | undefined): Message[] {
  const date = funding?.date
  return date && trustDate && date < trustDate
    ? [message('The transfer is before the date of the trust, {trustDate, date}.', { trustDate })]
    : []
}

interface ReadAs {
  grantor?: string
  trustDate?: string
  /** The table's decimal separator. */
  marks?: Marks
  /** Whether the table has nothing but names. */
  areNames?: boolean
}

/** Checks one row by the rules of the assets step. Pure. */
export function checkAsset(raw: RawAsset, { grantor, trustDate, marks, areNames }: ReadAs = {}): FoundAsset {
  const { values, line } = raw
  const name = values.name?.text.trim() ?? ''
  const found = {
    line,
    name: shortened(name),
    isTypeSaid: false,
    values: [],
    realEstate: {},
    business: {},
    headings: {},
    unsure: [],
  }
  const isKind = values.type !== undefined && assetKindIn(values.type.text) !== undefined
  const sum = totalIn(raw, values.type, isKind)
  const broken = raw.broken ?? sum.error
  if (broken) return { ...found, errors: [broken] }

  const errors: FileError[] = []
  const texts: Record<string, string> = {}
  for (const field of FORM_FIELDS) {
    const text = values[field]?.text
    if (field === 'name' || (text !== undefined && text !== '')) texts[field] = text ?? ''
  }
  const long = PRINTED.filter((field) => withShortNumbers(texts[field] ?? '') !== undefined)
  for (const field of long) texts[field] = withShortNumbers(texts[field] ?? '') ?? ''

  if (values.accountNumber) {
    const { is, error } = lastFourIn(values.accountNumber.text)
    delete texts.accountNumber
    if (error !== undefined) errors.push(errorAt(raw, 'accountNumber', error))
    else if (is !== undefined) texts.accountNumber = is
  }
  const amount = values.value && amountIn(values.value.text, marks)
  if (amount?.error !== undefined) errors.push(errorAt(raw, 'value', amount.error))
  const owned = ownershipOf(raw, grantor)
  if (values.ownership && !owned.ownership && owned.foreignOwner === undefined)
    errors.push(
      errorAt(
        raw,
        'ownership',
        message('The ownership must be one of these: {ownerships}.', {
          ownerships: listOf(Object.values(OWNERSHIPS).map((each) => message(each))),
        }),
      ),
    )
  if (owned.coOwner && !isPrintable(owned.coOwner)) {
    errors.push(errorAt(raw, values.coOwner ? 'coOwner' : 'owner', 'Write only the names of the owners.'))
    delete owned.coOwner
  }
  if (owned.ownership) texts.ownership = owned.ownership
  const funding = values.transferred && fundingIn(values.transferred.text)
  const noted = funding?.is && Funding.safeParse(funding.is)
  if (values.transferred && (funding?.error !== undefined || noted?.success === false))
    errors.push(errorAt(raw, 'transferred', funding?.error ?? textOfIssue(noted?.error?.issues[0] ?? { message: '' })))

  const checked = checkedAnswers(raw, texts)
  if (!checked.said) return { ...found, errors: checked.errors }
  const details = checkedDetails(raw)
  const { kind, isTypeSaid, unsure } = kindOf(raw)
  const isBare = !areNames && Object.keys(values).length === 1
  return {
    ...found,
    name: String(checked.said.name),
    said: checked.said,
    ...(kind && { type: kind.type, kind }),
    ...(values.type && isPrintable(values.type.text) && { kindWords: values.type.text }),
    isTypeSaid,
    needsSelection: isBare || sum.doubt !== undefined,
    isNameMade: values.madeName !== undefined,
    values: amount?.digits === undefined ? [] : [amount.digits, ...(amount.other === undefined ? [] : [amount.other])],
    ...(owned.foreignOwner !== undefined && { foreignOwner: owned.foreignOwner }),
    ...(owned.coOwner && { coOwner: owned.coOwner }),
    realEstate: details.realEstate,
    business: details.business,
    ...(noted?.success && { funding: noted.data }),
    headings: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.column])),
    unsure: [
      ...(sum.doubt ? [sum.doubt] : []),
      ...doubtsAbout(name),
      ...(long.length > 0 ? [SHORT_NUMBER] : []),
      ...(isBare ? [message('This line has only a name: it may be a heading.')] : []),
      ...(values.madeName ? [message('The file has no name for it; this one is made of its other cells.')] : []),
      ...unsure,
      ...(amount?.other === undefined
        ? []
        : [message('“{text}” can be read in two ways.', { text: shortened(values.value?.text ?? '') })]),
      ...owned.unsure,
      ...fractionDoubt(values.percentOwned?.text, numberOf(checked.said.percentOwned)),
      ...tooEarly(noted?.data, trustDate),
    ],
    errors: [...checked.errors, ...errors, ...details.errors].toSorted((one, other) => one.line - other.line),
  }
}
