import { addressOnOneLine } from '../formats/address.ts'
import type { Asset } from './entries.ts'
import type { TrustRecord } from './record.ts'

const plain = (address: string | undefined) =>
  addressOnOneLine(address ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one of the two is the beginning of the other: a street alone has no city after it. */
function sameHouse(one: string | undefined, other: string | undefined): boolean {
  const [short = '', long = ''] = [plain(one), plain(other)].sort((a, b) => a.length - b.length)
  return /\d+\p{L}? .*\p{L}{2}/u.test(short) && `${long} `.startsWith(`${short} `)
}

/** Whether an asset is real estate at the address that the grantor gave as his or her own. */
export const isGrantorsHome = (
  { type, address, realEstateDetails }: Pick<Asset, 'type' | 'address' | 'realEstateDetails'>,
  { grantorAddress }: Pick<TrustRecord, 'grantorAddress'>,
): boolean =>
  type === 'real_estate' && [address, realEstateDetails?.street].some((place) => sameHouse(place, grantorAddress))
