import { knownOfBeneficiaries } from '../people/known-facts.ts'
import { personPlaces } from '../people/places.ts'
import type { TrustRecord } from '../record.ts'

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

/** The addresses that the agreement prints for beneficiaries, also from answers that the successor does not get. */
function withPrintedAddresses(trust: TrustRecord): Pick<TrustRecord, 'beneficiaries'> {
  const known = knownOfBeneficiaries(trust)
  const beneficiaries = trust.beneficiaries?.map((entry) => {
    const address = known(entry, 'address')?.address
    return address ? { ...entry, address } : entry
  })
  return beneficiaries ? { beneficiaries } : {}
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
  const stated = { ...trust, ...withPrintedAddresses(trust), ...registeredBeneficiaries(trust) }
  const given = SUCCESSOR_FIELDS.flatMap((field) => (field in stated ? [[field, stated[field]]] : []))
  return Object.fromEntries(given) as TrustRecord
}
