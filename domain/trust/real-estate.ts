import { isWyoming } from '../formats/address.ts'
import { isBlank } from '../formats/names.ts'
import { addressKey, stateOf } from '../formats/us-state.ts'
import type { Asset } from './entries.ts'
import type { TrustRecord } from './record.ts'

/** Words that say how title is held and not by whom. */
const TENURE = new Set(
  'joint jointly tenants tenancy tenant in common with right rights of survivorship by the entirety entireties sole solely fee simple absolute community property owner owners ownership husband wife spouse spouses and as a an jtwros'.split(
    ' ',
  ),
)

/** Whether title is said to stand in both spouses by the entireties. */
export const byTheEntireties = ({ realEstateDetails }: Pick<Asset, 'realEstateDetails'>): boolean =>
  /\bentiret(?:y|ies)\b/i.test(realEstateDetails?.titleHolding ?? '')

/** Marks that are not seen, such as those that turn the direction of a text, do not part a word. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFD')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** What precedes or follows a name, though often not in a deed. */
const FORMS_OF_ADDRESS = new Set('mr mrs ms miss dr prof rev hon esq cpa md phd jd dds'.split(' '))
const GENERATIONS = new Set('jr sr ii iii iv'.split(' '))

/** Whether title to land is in other names than the grantor's. `Max Hale, Sr.` is another than `Max Hale, Jr.` */
export function grantorIsMissed(
  { type, realEstateDetails }: Pick<Asset, 'type' | 'realEstateDetails'>,
  { grantorName }: Pick<TrustRecord, 'grantorName'>,
): boolean {
  if (type !== 'real_estate') return false
  const title = wordsOf(realEstateDetails?.titleHolding ?? '')
  const whole = wordsOf(grantorName ?? '').filter((word) => !FORMS_OF_ADDRESS.has(word))
  const name = whole.filter((word) => !GENERATIONS.has(word))
  const [first, last] = [name[0], name.at(-1)]
  if (first === undefined || last === undefined || title.every((word) => TENURE.has(word))) return false
  const generation = whole.find((word) => GENERATIONS.has(word))
  const other = title.some((word) => GENERATIONS.has(word)) && generation && !title.includes(generation)
  return Boolean(other) || !title.includes(first) || !title.includes(last)
}

/** Whether the title to land names this person, by first and last name. */
export function namedInTitle({ type, realEstateDetails }: Asset, person: string): boolean {
  if (type !== 'real_estate') return false
  const title = wordsOf(realEstateDetails?.titleHolding ?? '')
  const name = wordsOf(person).filter((word) => !FORMS_OF_ADDRESS.has(word) && !GENERATIONS.has(word))
  const [first, last] = [name[0], name.at(-1)]
  return first !== undefined && last !== undefined && title.includes(first) && title.includes(last)
}

/** Whether the title to land says that the grantor and this spouse own it and nobody else does. */
export function ownedBySpousesAlone(asset: Asset, { grantorName }: Pick<TrustRecord, 'grantorName'>, spouse: string) {
  if (asset.type !== 'real_estate') return false
  const title = wordsOf(asset.realEstateDetails?.titleHolding ?? '')
  const names = new Set([...wordsOf(grantorName ?? ''), ...wordsOf(spouse)])
  // By the entireties only spouses hold.
  const named = byTheEntireties(asset) || namedInTitle(asset, spouse)
  return named && title.every((word) => TENURE.has(word) || FORMS_OF_ADDRESS.has(word) || names.has(word))
}

/** Whether the title to land names somebody besides the grantor and this spouse. An initial alone names nobody. */
export function namesAnotherOwner(
  { type, realEstateDetails }: Asset,
  { grantorName }: Pick<TrustRecord, 'grantorName'>,
  spouse: string,
): boolean {
  if (type !== 'real_estate') return false
  const names = new Set([...wordsOf(grantorName ?? ''), ...wordsOf(spouse)])
  return wordsOf(realEstateDetails?.titleHolding ?? '').some(
    (word) =>
      word.length > 1 &&
      ![TENURE, FORMS_OF_ADDRESS, GENERATIONS, names].some((known: ReadonlySet<string>) => known.has(word)),
  )
}

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

/** The state in which land lies: the answer that asks for it, else what the address of the land ends in. */
export function stateOfLand({ address, realEstateDetails: land }: Asset): string | undefined {
  return isBlank(land?.state) ? (stateOf(land?.street) ?? stateOf(address)) : land?.state
}

/** Whether the asset is land of which the answers say that it lies outside Wyoming, where Wyoming's law of deeds does not hold. */
export function isLandElsewhere(asset: Asset): boolean {
  const state = asset.type === 'real_estate' ? stateOfLand(asset) : undefined
  return state !== undefined && !isWyoming(state)
}

/** Whether the asset is land of which the answers say that it lies in Wyoming. */
export const isLandInWyoming = (asset: Asset): boolean =>
  asset.type === 'real_estate' && isWyoming(stateOfLand(asset) ?? '')
