import type { CalendarDate } from '../formats/calendar-date.ts'
import { type Message, message } from '../message.ts'
import { passesByDesignation } from './assets.ts'
import { type DocumentId, SIGNING_ORDER } from './documents.ts'
import type { Signing } from './entries.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** Whether witnesses are needed: two and no fewer, two who are welcome, two instead of a notary, or none. */
export type WitnessNeed = 'two' | 'optional' | 'two-or-notary' | 'none'
/**
 * Whether a notarial officer is needed: `self-proof` where a will is otherwise proved in another way, `refusable` where
 * others may refuse the document without one, `deeds` where papers that go with it need one, instead of two witnesses, for
 * what the facts say, or not at all. No document is void for want of one alone.
 */
export type NotaryNeed = 'optional' | 'self-proof' | 'refusable' | 'deeds' | 'two-or-notary' | 'none'

export interface SigningNeeds {
  witnesses: WitnessNeed
  notary: NotaryNeed
}

/** What a notarial officer is needed for, said in one way wherever it is said. */
export const NOTARY_WORDS: Readonly<Record<NotaryNeed, string>> = {
  optional: 'Not required',
  'self-proof': 'Required only for the affidavit, which makes the will self-proving',
  refusable: 'Not required, but others may refuse the document without one',
  deeds: 'Required for deeds and vehicle titles only',
  'two-or-notary': 'One, or two witnesses instead',
  none: 'None',
}

/** Whether a document is valid without this mark. */
export const isOptional = ({ witnesses, notary }: SigningNeeds, mark: SigningMark): boolean =>
  (mark === 'witnessed' && witnesses === 'optional') || (mark === 'notarized' && notary !== 'two-or-notary')

/**
 * By W.S. 4-10-408 (agreement), 2-6-112 and 2-6-114 (will), 3-9-105 and 3-9-120 (power of attorney), 35-22-403
 * (directive). What goes with the assignment, a deed or a vehicle's title, needs an officer by 34-1-113 and 31-2-104.
 */
const NEEDS: Readonly<Record<DocumentId, SigningNeeds>> = {
  'trust-agreement': { witnesses: 'optional', notary: 'optional' },
  'schedule-a': { witnesses: 'none', notary: 'none' },
  'trustee-appointment': { witnesses: 'none', notary: 'optional' },
  'certificate-of-trust': { witnesses: 'none', notary: 'optional' },
  'assignment-of-assets': { witnesses: 'none', notary: 'optional' },
  'pour-over-will': { witnesses: 'two', notary: 'self-proof' },
  'power-of-attorney': { witnesses: 'none', notary: 'refusable' },
  'health-care-directive': { witnesses: 'two-or-notary', notary: 'two-or-notary' },
  'ein-instructions': { witnesses: 'none', notary: 'none' },
}

/** Whether a document of this trust needs witnesses and a notarial officer. */
export function signingNeeds(document: DocumentId, { assets = [] }: Pick<TrustRecord, 'assets'>): SigningNeeds {
  const hasTitle = assets.some((asset) => /^(real_estate|vehicle)$/.test(asset.type) && !passesByDesignation(asset))
  const deeds = document === 'assignment-of-assets' && hasTitle
  return deeds ? { ...NEEDS[document], notary: 'deeds' } : NEEDS[document]
}

/** What is done with a document, in this order. */
export type SigningMark = Exclude<keyof Signing, 'id'>

/** What is missing of a document that is being signed. */
export type Missing = 'signed' | 'witnessed' | 'notarized' | 'witnessed-or-notarized'

/** One document on the day of signing. */
export interface DocumentToSign extends SigningNeeds {
  document: DocumentId
  /** The marks that it can have. */
  marks: readonly SigningMark[]
  done: ReadonlySet<SigningMark>
  /** Empty once it is signed, witnessed and, so that it is accepted everywhere, notarized. */
  missing: readonly Missing[]
}

function missingOf({ witnesses, notary }: SigningNeeds, done: ReadonlySet<SigningMark>): Missing[] {
  const either = witnesses === 'two-or-notary' && !done.has('witnessed') && !done.has('notarized')
  return [
    ...(done.has('signed') ? [] : ['signed' as const]),
    ...(witnesses === 'two' && !done.has('witnessed') ? ['witnessed' as const] : []),
    ...((notary === 'self-proof' || notary === 'refusable') && !done.has('notarized') ? ['notarized' as const] : []),
    ...(either ? ['witnessed-or-notarized' as const] : []),
  ]
}

/** Whether the user has chosen not to make this document. */
export const isSkipped = (document: DocumentId, trust: TrustRecord): boolean =>
  document === 'health-care-directive' && trust.healthCareDirectiveSkipped === true

/** Every document that somebody signs, in the order of signing. The trustee signs Form SS-4 and not its instructions. */
export function documentsToSign(trust: TrustRecord): DocumentToSign[] {
  const signed = SIGNING_ORDER.filter((id) => id !== 'ein-instructions' && !isSkipped(id, trust))
  return signed.map((document) => {
    const needs = signingNeeds(document, trust)
    const marks: SigningMark[] = [
      'printed',
      'signed',
      ...(needs.witnesses === 'none' ? [] : ['witnessed' as const]),
      ...(needs.notary === 'none' ? [] : ['notarized' as const]),
      'copied',
    ]
    const entry = trust.signings?.find(({ id }) => id === document)
    const done = new Set(marks.filter((mark) => entry?.[mark]))
    return { document, ...needs, marks, done, missing: missingOf(needs, done) }
  })
}

/**
 * The change that sets or clears one mark of a document, and touches no other: two people may mark the same document. Who
 * clears `signed` will sign another paper, which nobody has witnessed.
 */
export const markPatch = (document: DocumentId, mark: SigningMark, done: boolean): TrustPatch => {
  const ofPaper = mark === 'signed' && !done ? { witnessed: false, notarized: false, copied: false } : {}
  return { signings: { put: [{ id: document, [mark]: done, ...ofPaper }] } }
}

/** Whether a document is marked as signed. */
export const isSigned = ({ signings = [] }: Pick<TrustRecord, 'signings'>, document: DocumentId): boolean =>
  signings.some(({ id, signed }) => id === document && signed)

/** Whether signing has fixed what a document says: it is signed or, as Schedule A is, attached to the signed agreement. */
export const isFixedBySigning = (trust: Pick<TrustRecord, 'signings'>, document: DocumentId): boolean =>
  isSigned(trust, document) || (document === 'schedule-a' && isSigned(trust, 'trust-agreement'))

/** Whether anything is signed yet. Printing begins nothing. */
export const isSigningBegun = ({ signings = [] }: Pick<TrustRecord, 'signings'>): boolean =>
  signings.some(({ signed, witnessed, notarized }) => signed || witnessed || notarized)

/** Whether there is a day, or something is signed. */
export const isSigningPlanned = (trust: TrustRecord): boolean => Boolean(trust.signingDate) || isSigningBegun(trust)

/** What is missing, as it is said after the name of the document. */
const MISSING_WORDS: Readonly<Record<Missing, string>> = {
  signed: 'not signed yet',
  witnessed: 'two witnesses',
  notarized: 'notary (optional)',
  'witnessed-or-notarized': 'two witnesses, or a notary',
}

/** What is left to do for the signing, in order. */
export interface SigningTask {
  /** Absent for what concerns all documents. */
  document?: DocumentId
  label: Message | string
}

/** `two witnesses; notary (optional)`, that only the notary is missing, or that the document is not signed. */
export function missingWords(missing: readonly Missing[]): Message {
  const [first, ...others] = missing.map((each) => message(MISSING_WORDS[each]))
  if (missing.includes('signed') || !first) return message(MISSING_WORDS.signed)
  if (missing.length === 1 && missing[0] === 'notarized') return message('signed, not yet notarized')
  return others.reduce(
    (all, next) => message('{all}; {next}', { all, next }),
    message('still missing: {what}', { what: first }),
  )
}

/**
 * What is left to do until every document is signed: to plan the day, then to sign on it, and once something is signed,
 * each document of which something is missing that it cannot be without. The certificate comes last, since it is signed
 * once property has been transferred. Pure.
 */
export function signingTasks(trust: TrustRecord, today: CalendarDate): SigningTask[] {
  const documents = documentsToSign(trust)
  const open = documents
    .filter(({ missing }) => missing.some((each) => each !== 'notarized'))
    .sort((one, other) => Number(isAfterTransfer(one)) - Number(isAfterTransfer(other)))
  if (open.length === 0) return []
  if (isSigningBegun(trust)) return open.map(({ document, missing }) => ({ document, label: missingWords(missing) }))
  const { signingDate: day } = trust
  if (!day) return [{ label: 'Plan your signing day' }]
  const count = open.length
  if (day === today)
    return [{ label: message('Sign {count, plural, one {# document} other {# documents}} today', { count }) }]
  return [
    {
      label:
        day > today
          ? message('Sign {count, plural, one {# document} other {# documents}} on {day, date, long}', { count, day })
          : message('The day was {day, date, long}. Check off what was signed, or choose another day', { day }),
    },
  ]
}

const isAfterTransfer = ({ document }: DocumentToSign) => document === 'certificate-of-trust'

export interface SigningProgress {
  /** How many documents are signed, of how many. */
  done: number
  total: number
  /** Of the signed ones, those that lack their witnesses, and those that lack a notary. */
  unwitnessed: number
  unnotarized: number
}

export function signingProgress(trust: TrustRecord): SigningProgress {
  const documents = documentsToSign(trust)
  const signed = documents.filter(({ done }) => done.has('signed'))
  const count = (...wanted: Missing[]) =>
    signed.filter(({ missing }) => missing.some((each) => wanted.includes(each))).length
  return {
    done: signed.length,
    total: documents.length,
    unwitnessed: count('witnessed', 'witnessed-or-notarized'),
    unnotarized: count('notarized'),
  }
}
