import { addressKey } from '../formats/us-state.ts'
import type { Asset } from './entries.ts'
import type { TrustRecord } from './record.ts'

/** Whether one of the two is the beginning of the other: a street alone has no city after it. ZIP codes do not count. */
function sameHouse(one: string | undefined, other: string | undefined): boolean {
  const [short = '', long = ''] = [addressKey(one), addressKey(other)].sort((a, b) => a.length - b.length)
  return /\d+\p{L}? .*\p{L}{2}/u.test(short) && `${long} `.startsWith(`${short} `)
}

/** Whether an asset is real estate at the address that the grantor gave as his or her own. */
export const isGrantorsHome = (
  { type, address, realEstateDetails }: Pick<Asset, 'type' | 'address' | 'realEstateDetails'>,
  { grantorAddress }: Pick<TrustRecord, 'grantorAddress'>,
): boolean =>
  type === 'real_estate' && [address, realEstateDetails?.street].some((place) => sameHouse(place, grantorAddress))

const LIVED_IN =
  /\b(?:house|home|homestead|residence|cabin|condo(?:minium)?|apartment|town ?house|cottage|lodge|chalet|duplex|villa)\b/i
const NOT_LIVED_IN =
  /\b(?:acres?|acreage|land|lots?|parcel|pasture|field|hay|timber|woodland|grazing|mineral|royalt(?:y|ies)|water rights?|easement|commercial|office|warehouse|shop|store(?:front)?|retail|rental|parking|garage|storage|barn)\b/i

/**
 * Whether somebody may live in this real estate or go on using it as a home, such as a cabin for the summer: all of it
 * but what its name or description shows to be other land or a place of business.
 */
export function mayBeHome(
  asset: Pick<Asset, 'type' | 'name' | 'description' | 'address' | 'realEstateDetails'>,
  trust: Pick<TrustRecord, 'grantorAddress'>,
): boolean {
  const words = `${asset.name} ${asset.description ?? ''}`
  return (
    isGrantorsHome(asset, trust) ||
    (asset.type === 'real_estate' && (LIVED_IN.test(words) || !NOT_LIVED_IN.test(words)))
  )
}
