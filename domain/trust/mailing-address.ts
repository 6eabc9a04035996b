import { isBlank, sameName } from '../formats/names.ts'
import { addressParts, stateOf, unclearZip } from '../formats/us-state.ts'
import type { TrustRecord } from './record.ts'

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
