import { shownSsn, ssnDigits, withMaskedNumbers } from '../formats/numbers.ts'
import { english } from '../message.ts'
import { knownOfPersons, personPlaces } from './people/places.ts'
import { SECRET_FIELDS, type TrustRecord } from './record.ts'

/**
 * What the reader of a handover link is given: the answers that the binder, the trust agreement and the certificate of
 * trust state. Not the will's, the directive's, the power of attorney's or the EIN application's, and no social security
 * number. The agreement names the county of the grantor's home where it is the testator's. Of the register it is the
 * beneficiaries' addresses.
 */
export const SUCCESSOR_FIELDS = [
  ...['uid', 'createdAt', 'lastUpdated', 'completed', 'completedAt', 'isComplete'],
  ...[
    'trustName',
    'trustDate',
    'grantorName',
    'grantorAddress',
    'maritalStatus',
    'spouseName',
    'county',
    'testatorAddress',
  ],
  ...['trusteeType', 'trusteeName', 'trusteeEmail', 'trusteeAddress', 'trusteeRelationship', 'trustees'],
  ...['backupTrusteeName', 'backupTrusteeEmail', 'backupTrusteeAddress', 'backupTrusteeRelationship'],
  ...['distributionType', 'distributionStages', 'distributionRules', 'customRules', 'terminationEvent'],
  ...['afterbornChildren', 'beneficiaries', 'assets', 'certificateData', 'executorName', 'executorAddress'],
  ...['handoverOriginals', 'handoverOpening', 'handoverNotes', 'contacts', 'people'],
] as readonly (keyof TrustRecord)[]

/** The addresses that the agreement prints, also from answers that the successor does not get. */
function printedAddresses(trust: TrustRecord): Partial<TrustRecord> {
  const known = knownOfPersons(trust)
  const backupTrusteeAddress = known('backupTrusteeName', 'address')?.address
  const beneficiaries = trust.beneficiaries?.map((entry) => {
    const address = known(`beneficiaries/${entry.id}`, 'address')?.address
    return address ? { ...entry, address } : entry
  })
  return { ...(backupTrusteeAddress && { backupTrusteeAddress }), ...(beneficiaries && { beneficiaries }) }
}

/** The register's beneficiaries, with what a letter to them needs. */
function registeredBeneficiaries(trust: TrustRecord): Pick<TrustRecord, 'people'> {
  const places = personPlaces(trust)
  const beneficiaries = new Set(places.flatMap(({ id, person }) => (id.startsWith('beneficiaries/') ? [person] : [])))
  const ids = new Set(places.flatMap(({ id, person }) => (beneficiaries.has(person) ? [id] : [])))
  const people = trust.people?.flatMap(({ id, name, address, email }) =>
    ids.has(`people/${id}`) ? [{ id, name, ...(address && { address }), ...(email && { email }) }] : [],
  )
  return people ? { people } : {}
}

/** The record with {@link SUCCESSOR_FIELDS} only. Pure. */
export function forSuccessor(trust: TrustRecord): TrustRecord {
  const stated = { ...trust, ...printedAddresses(trust), ...registeredBeneficiaries(trust) }
  const given = SUCCESSOR_FIELDS.flatMap((field) => (field in stated ? [[field, stated[field]]] : []))
  return Object.fromEntries(given) as TrustRecord
}

function maskedIn(value: unknown, known: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return withMaskedNumbers(value, known)
  if (Array.isArray(value)) return value.map((each) => maskedIn(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, maskedIn(inner, known)]))
}

/** The complete social security numbers in the record. */
const knownIn = (record: TrustRecord) =>
  new Set(SECRET_FIELDS.map((field) => ssnDigits(record[field] ?? '')).filter((digits) => digits.length === 9))

/** A text for somebody other than the owner: social security numbers in it, also those that the record holds, are masked. Pure. */
export const maskedLabel = (label: string, record: TrustRecord) => withMaskedNumbers(label, knownIn(record))

/** What the owner notes about people, the day of signing and for the successor trustee: it is in no document. */
const NOT_FOR_READERS = [
  'people',
  'witnesses',
  'signings',
  'signingDate',
  'signingTime',
  'signingPlace',
  'signingNotary',
  'contacts',
  'handoverOriginals',
  'handoverOpening',
  'handoverNotes',
] as const

/** The answers for a reader: without the uid, and with social security numbers masked, also where the owner has typed one into another answer. Pure. */
export function maskedForReader(record: TrustRecord): TrustRecord {
  const masked = maskedIn(record, knownIn(record)) as TrustRecord
  for (const field of SECRET_FIELDS) if (record[field] !== undefined) masked[field] = english(shownSsn(record[field]))
  for (const field of NOT_FOR_READERS) delete masked[field]
  return { ...masked, uid: 'reader' }
}

/** What the successor trustee gets: only what the binder and its two documents state, masked alike. Pure. */
export function maskedForSuccessor(record: TrustRecord): TrustRecord {
  const masked = maskedIn(forSuccessor(record), knownIn(record)) as TrustRecord
  return { ...masked, uid: 'reader' }
}
