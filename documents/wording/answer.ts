import { addressLines, countyName } from '#domain/formats/address.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { OFFICES, type Office, type OfficeField } from '#domain/trust/people/offices.ts'
import { knownOfPersons, type Place } from '#domain/trust/people/places.ts'
import type { ScalarField, TrustRecord } from '#domain/trust/record.ts'
import type { Blank, Run, Source } from '../model.ts'

/** Text that a document can print: made by {@link clean} only. */
export type Clean = string & { readonly __clean: unique symbol }

const NOT_IN_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
// An override could make a clause read backwards. The marks U+200E and U+200F only settle neighbors and stay.
const BIDI_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * User text in the form in which documents carry it: newlines as `\n`, without characters that XML forbids and without
 * bidirectional overrides, composed (NFC). Idempotent.
 */
export function clean(text: string): Clean {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(NOT_IN_XML, '')
    .replace(BIDI_OVERRIDES, '')
    .normalize('NFC') as Clean
}

/** One line of {@link clean} text: every run of white space is one blank, none at the ends. */
export function cleanLine(text: string): Clean {
  return clean(text).replace(/\s+/g, ' ').trim() as Clean
}

/** What stands where an answer is missing: a bracketed default in sentences, `N/A` in table cells only. */
export type Fallback = 'N/A' | 'Untitled Trust' | `[${string}]`

/** What is between the lines of an address: a comma in a sentence, a line break where each has a line of its own. */
export type Between = ', ' | '\n'

/**
 * Converts one line of user data, or with `between` an address, to a run. Without an answer the
 * fallback is printed, marked as the blank it stands for; an optional answer has no `blank` and its fallback is plain.
 * The printed answer carries the `source` it came from, which for a blank is the same place.
 */
export function value(
  answer: string | undefined,
  fallback: Fallback,
  blank?: Blank,
  source?: Source,
  between?: Between,
): Run {
  const text = between ? addressLines(clean(answer ?? '')).join(between) : cleanLine(answer ?? '')
  const from = source ?? (blank && sourceOf(blank))
  if (text !== '') return from ? { text, source: from } : { text }
  return blank ? { text: fallback, blank } : { text: fallback }
}

const sourceOf = ({ field, entryId }: Blank): Source => (entryId === undefined ? { field } : { field, entryId })

/** Converts multi-line user text: one run for each line that is not blank. */
export function prose(answer: string | undefined, source?: Source): Run[] {
  return clean(answer ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((text) => (source ? { text, source } : { text }))
}

/** The answers that sentences quote, with the default printed while they are missing (T 4.7). */
const ANSWERS = {
  trustName: ['Untitled Trust', 'Trust name'],
  trustDate: ['[Trust Date]', 'Trust date'],
  grantorName: ['[Grantor Name]', 'Grantor name'],
  grantorAddress: ['[Grantor Address]', 'Grantor address'],
  trusteeName: ['[Trustee Name]', 'Trustee name'],
  trusteeAddress: ['[Trustee Address]', 'Trustee address'],
  backupTrusteeName: ['[Backup Trustee Name]', 'Backup trustee name'],
  customRules: ['[Custom Distribution Rules]', 'Custom distribution rules'],
  county: ['[County]', 'County'],
  testatorName: ['[Testator Name]', 'Testator name'],
  testatorAddress: ['[Testator Address]', 'Testator address'],
  executorName: ['[Executor Name]', 'Executor name'],
  executorAddress: ['[Executor Address]', 'Executor address'],
  guardianName: ['[Guardian Name]', 'Guardian name'],
  guardianAddress: ['[Guardian Address]', 'Guardian address'],
  dpoa_principalName: ['[Principal Name]', 'Principal name'],
  dpoa_principalAddress: ['[Principal Address]', 'Principal address'],
  dpoa_agentName: ['[Agent Name]', 'Agent name'],
  dpoa_agentAddress: ['[Agent Address]', 'Agent address'],
  hcd_principalName: ['[Principal Name]', 'Principal name'],
  hcd_principalAddress: ['[Principal Address]', 'Principal address'],
  hcd_agentName: ['[Health Care Agent Name]', 'Health care agent name'],
  hcd_agentAddress: ['[Health Care Agent Address]', 'Health care agent address'],
  einTrustName: ['[Trust Legal Name]', 'Trust legal name'],
  einTrustMailingAddress: ['[Mailing Address]', 'Mailing address'],
  trustMailingCity: ['[City]', 'City'],
  trustMailingState: ['[State]', 'State'],
  trustMailingZip: ['[ZIP Code]', 'ZIP code'],
  einResponsiblePartyName: ['[Responsible Party Name]', 'Responsible party name'],
  einCreationDate: ['[Trust Creation Date]', 'Trust creation date'],
} as const satisfies { [Field in keyof TrustRecord]?: readonly [Fallback, string] }

/** What the list of missing answers calls a trustee whose name is written by hand. */
export const BY_HAND = {
  trustee: 'Name of an adult trustee',
  'co-trustee': 'Name of an adult co-trustee',
  required: 'Name of a co-trustee',
} as const

export type QuotedAnswer = keyof typeof ANSWERS

/** Where a place asks for its address. */
export function addressSource({ id }: Place): Source {
  const [list, entryId] = id.split('/')
  if (entryId !== undefined) return { field: list === 'trustees' ? 'trustees' : 'beneficiaries', entryId }
  const office: Office = OFFICES[id as OfficeField]
  return { field: office.address as ScalarField }
}

/** The address of the person whom a place names, from the answer of that person that gives one; `undefined` if none does. */
export function knownAddress(trust: TrustRecord, place: string, between: Between): Run | undefined {
  const known = knownOfPersons(trust)(place, 'address')
  return known && value(known.address, 'N/A', undefined, addressSource(known), between)
}

function inSentence(field: QuotedAnswer, given: string | undefined): string | undefined {
  if (!given) return given
  if (field === 'county') return countyName(given)
  return field === 'trustDate' || field === 'einCreationDate' ? longDate(given) : given
}

/** One answer of the record as a run, dates in words, or its marked default. The lines of an address have `between` between them. */
export function answer(trust: TrustRecord, field: QuotedAnswer, between: Between = ', '): Run {
  const [fallback, label] = ANSWERS[field]
  const given = trust[field]
  return value(
    inSentence(field, given),
    fallback,
    { field, label },
    undefined,
    field.endsWith('Address') ? between : undefined,
  )
}

/** The address at which the trust is administered, from the certificate's step. */
export function adminAddress(trust: TrustRecord): Run {
  const blank = { field: 'certificateData', label: 'Administrative address' } as const
  return value(trust.certificateData?.adminAddress, '[Administrative Address]', blank, undefined, ', ')
}
