import { sameAddress } from '../../formats/address.ts'
import { isBlank, nameKey, sameName } from '../../formats/names.ts'
import { addressParts, stateOf, unclearZip } from '../../formats/us-state.ts'
import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import type { Office } from './offices.ts'
import type { PersonFacts, Place } from './places.ts'

/** The trust's own addresses: no person's, but often that of the trustee or the grantor, whose address the questions offer. */
const TRUST_ADDRESSES = {
  adminAddress: { office: 'administrative address of the trust', step: 'certificate-of-trust' },
  einTrustMailingAddress: { office: 'mailing address in the EIN application', step: 'ein-application' },
} as const satisfies Record<string, Office>
type TrustAddress = keyof typeof TRUST_ADDRESSES

export const isTrustAddress = (id: string): id is TrustAddress => id in TRUST_ADDRESSES

/** The mailing address as one, where its city, state and ZIP code have been put into their own fields. */
const mailingAddress = ({
  einTrustMailingAddress: street,
  trustMailingCity: city,
  trustMailingState: state,
  trustMailingZip: zip,
}: TrustRecord) => `${street}, ${city}, ${state} ${zip}`

const place = (id: TrustAddress, address: string, { name, person }: Place): Place => ({
  ...{ id, ...TRUST_ADDRESSES[id], asks: ['address'], name, address, person },
})

/**
 * The trust's addresses that are the one of this trustee or grantor, and may follow a new one; not those of others who
 * live there. A mailing address that is divided follows one that can be divided. Pure.
 *
 * @param saved the record after the save that brings the new address, which may change these as well
 */
export function trustAddressesAt(
  trust: TrustRecord,
  old: Place,
  address: string | undefined,
  saved: TrustRecord = trust,
): Place[] {
  const mayServe = [trust.trusteeName, trust.grantorName].some((name) => name && nameKey(name) === old.person)
  if (!mayServe || !old.address || isBlank(address)) return []
  const { certificateData, einTrustMailingAddress } = saved
  const admin = certificateData?.adminAddress
  const isDivided = sameAddress(mailingAddress(saved), old.address) && addressParts(address ?? '') !== undefined
  return [
    ...(sameAddress(admin, old.address) ? [place('adminAddress', old.address, old)] : []),
    ...(isDivided || sameAddress(einTrustMailingAddress, old.address)
      ? [place('einTrustMailingAddress', old.address, old)]
      : []),
  ]
}

/** The patch that writes one of the trust's addresses, in the parts that the mailing address has been divided into. Pure. */
export function patchOfTrustAddress(
  trust: TrustRecord,
  id: TrustAddress,
  { address }: Partial<PersonFacts>,
): TrustPatch {
  if (!address) return {}
  if (id === 'adminAddress') return { certificateData: { adminAddress: address } }
  const parts = addressParts(address)
  if (!parts || isBlank(trust.trustMailingCity)) return { einTrustMailingAddress: address }
  const { street, city, state, zip } = parts
  const isWhole = addressParts(trust.einTrustMailingAddress ?? '') !== undefined
  return {
    einTrustMailingAddress: isWhole ? address : street,
    ...{ trustMailingCity: city, trustMailingState: state, trustMailingZip: zip },
  }
}

type Mailing = Pick<
  TrustRecord,
  'einTrustMailingAddress' | 'trustMailingCity' | 'trustMailingState' | 'trustMailingZip'
>

/**
 * What does not go together in the mailing address of the trust, whose city, state and ZIP code are asked for apart: the
 * line of the street repeats them or says others, or the ZIP code belongs to another state. Pure.
 */
export function mailingConflict(mailing: Mailing): 'repeats' | 'differs' | 'zip' | undefined {
  const { einTrustMailingAddress = '', trustMailingCity: city, trustMailingState = '', trustMailingZip = '' } = mailing
  if (isBlank(city) || isBlank(trustMailingZip)) return undefined
  const apart = `${city}, ${trustMailingState} ${trustMailingZip}`
  const inStreet = addressParts(einTrustMailingAddress)
  if (inStreet) {
    const isSame =
      sameName(inStreet.city, city) &&
      inStreet.zip.slice(0, 5) === trustMailingZip.trim().slice(0, 5) &&
      stateOf(einTrustMailingAddress) === stateOf(apart)
    return isSame ? 'repeats' : 'differs'
  }
  const isRepeated = einTrustMailingAddress
    .split(/[,\n]/)
    .slice(1)
    .some((part) => sameName(part.replace(/[\d-]+/g, ''), city))
  if (isRepeated) return 'repeats'
  return unclearZip(apart) === 'another-state' ? 'zip' : undefined
}
