import { type Message, message } from '../../message.ts'
import { isOwnedInPart, ownsNothingOf } from '../assets.ts'
import type { Asset } from '../entries.ts'
import { ASSET_TYPES, type AssetType, keysOf, OWNERSHIPS, type Ownership } from '../enumerations.ts'

export interface Portion {
  count: number
  /** How many of these have no value. */
  unvalued: number
  /** The sum of the values given, in whole dollars. */
  value: bigint
  /** The part of the whole, 0 to 1, by value or by count. */
  part: number
}

export interface TypePortion extends Portion {
  type: AssetType
  words: string
  byOwnership: readonly OwnershipPortion[]
}

export interface OwnershipPortion extends Portion {
  ownership: Ownership
  words: string
}

export interface Property extends Portion {
  /** What proportions are by: without any value above zero, by how many assets there are. */
  by: 'value' | 'count'
  /** Whether a value that counts may be that of more than what the trust receives. */
  inPart: boolean
  /** The greatest first; no type without assets. */
  types: readonly TypePortion[]
  /** In the order of the list of ownerships; none without assets. */
  ownerships: readonly OwnershipPortion[]
}

const MILLION = 1_000_000n
/** What an asset adds: nothing where nothing of it is owned. */
const worthOf = (asset: Asset) => (asset.value ? (ownsNothingOf(asset) ? 0n : BigInt(asset.value)) : undefined)

/** What a trust holds by type and, within it, by ownership. Sums are exact, however many digits the values have. */
export function propertyOf(assets: readonly Asset[]): Property {
  const total = assets.reduce((sum, asset) => sum + (worthOf(asset) ?? 0n), 0n)
  const by = total > 0n ? 'value' : 'count'
  const portion = (of: readonly Asset[]): Portion => {
    const value = of.reduce((sum, asset) => sum + (worthOf(asset) ?? 0n), 0n)
    const part =
      by === 'value' ? Number((value * MILLION) / total) / Number(MILLION) : of.length / Math.max(1, assets.length)
    return { count: of.length, unvalued: of.filter((asset) => worthOf(asset) === undefined).length, value, part }
  }
  const ownerships = (of: readonly Asset[]): OwnershipPortion[] =>
    keysOf(OWNERSHIPS)
      .map((ownership) => ({ ownership, of: of.filter((asset) => asset.ownership === ownership) }))
      .filter(({ of }) => of.length > 0)
      .map(({ ownership, of }) => ({ ownership, words: OWNERSHIPS[ownership], ...portion(of) }))
  const types = keysOf(ASSET_TYPES)
    .map((type) => ({ type, of: assets.filter((asset) => asset.type === type) }))
    .filter(({ of }) => of.length > 0)
    .map(({ type, of }) => ({ type, words: ASSET_TYPES[type], ...portion(of), byOwnership: ownerships(of) }))
    .sort((one, other) => other.part - one.part || other.count - one.count)
  const inPart = assets.some((asset) => isOwnedInPart(asset) && worthOf(asset))
  return { by, inPart, ...portion(assets), types, ownerships: ownerships(assets) }
}

/** Whole percents that add up to 100 as the parts do to the whole: what rounding down leaves goes to the largest remainders. */
function wholePercents(parts: readonly number[]): number[] {
  // Products such as 0.29 * 100 fall a hair short of the whole number.
  const exact = parts.map((part) => Number((part * 100).toFixed(6)))
  const down = exact.map(Math.floor)
  const left = Math.round(sum(exact)) - sum(down)
  const byRemainder = exact.map((_, at) => at).sort((one, other) => remainder(exact, other) - remainder(exact, one))
  const up = new Set(byRemainder.slice(0, left))
  return down.map((percent, at) => percent + (up.has(at) ? 1 : 0))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const remainder = (exact: readonly number[], at: number) => (exact[at] ?? 0) % 1

/** Parts of one whole in words: `48%`, `less than 1%`. */
export function partsWords(portions: readonly Pick<Portion, 'part'>[]): Message[] {
  const percents = wholePercents(portions.map(({ part }) => part))
  return portions.map(({ part }, at) => partWords(part, percents[at] ?? 0))
}

function partWords(part: number, percent: number): Message {
  if (part > 0 && part < 0.01) return message('less than 1%')
  return part < 1 && part > 0.99 ? message('more than 99%') : message('{percent}%', { percent })
}

/** `3 assets, 1 without a value` */
export function countWords({ count, unvalued }: Pick<Portion, 'count' | 'unvalued'>): Message {
  return unvalued > 0
    ? message('{count, plural, one {# asset} other {# assets}}, {unvalued, number} without a value', {
        count,
        unvalued,
      })
    : message('{count, plural, one {# asset} other {# assets}}', { count })
}
