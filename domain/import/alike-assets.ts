import { nameKey } from '../formats/names.ts'
import { bareName } from '../formats/similar-names.ts'
import { addressKey } from '../formats/us-state.ts'
import { type Message, message } from '../message.ts'
import type { Asset } from '../trust/entries.ts'
import { saysOnlyKind } from './asset-kinds.ts'

/** Which asset an entry of a file seems to be. */
export interface AlikeAsset {
  name: string
  /** What is the same, in words. */
  same: Message
  /** The asset of the list. */
  asset?: Asset
  /** The line of the file, where it is an entry further up in it. */
  line?: number
}

/** An asset as it is compared. */
interface Compared {
  asset: Asset
  line?: number
  number: string
  institution: string
  name: string
  /** The name without accents, marks and a legal form. */
  bare: string
  /** Whether the name says no more than what kind of asset it is. */
  isGeneral: boolean
  /** Whether the file has no name for it, and this one is made of other cells. */
  isNameMade: boolean
  description: string
  address: string
}

function compared(asset: Asset, line?: number, isNameMade = false): Compared {
  const { type, accountNumber = '', bankName, firmName, name, description, address, realEstateDetails } = asset
  const place = type === 'real_estate' ? addressKey(address ?? realEstateDetails?.street) : ''
  return {
    asset,
    ...(line !== undefined && { line }),
    number: accountNumber.toLowerCase(),
    institution: nameKey(bankName ?? firmName),
    name: nameKey(name),
    bare: bareName(name),
    isGeneral: saysOnlyKind(name),
    isNameMade,
    description: saysOnlyKind(description ?? '') ? '' : nameKey(description),
    address: /\d/.test(place) ? place : '',
  }
}

/** So long a description is that of one thing. */
const TELLING = 15

/** What two assets of one type have in common that makes them look like one. */
function sameness(one: Compared, other: Compared): Message | undefined {
  const [bank, otherBank] = [one.institution, other.institution]
  // `Chase` and `Chase Bank` are one; so is a bank that only one of them names.
  const isSameBank = bank.includes(otherBank) || otherBank.includes(bank)
  // Two accounts of one name have two numbers.
  if (one.number && other.number)
    return one.number === other.number && isSameBank ? message('type and last four of the account number') : undefined
  // There is a checking account at every bank.
  const isOther = !isSameBank && one.isGeneral
  if (one.name === other.name && !isOther) return message('type and name')
  if (one.bare !== '' && one.bare === other.bare && !isOther) return message('type, and a similar name')
  // What has a name of its own is what it is called, whatever else is said about it.
  const isTold = one.isNameMade && isSameBank && one.description.length > TELLING
  if (isTold && one.description === other.description) return message('type and description')
  return one.address !== '' && one.address === other.address ? message('type and address') : undefined
}

/**
 * For each entry of a file, by its line, which asset it seems to be: one of the list, or an entry further up in the file. One
 * of the list is that of one entry alone. Pure.
 */
export function alikeAssetsIn(
  list: readonly Asset[],
  entries: readonly { line: number; asset: Asset; isNameMade?: boolean }[],
): Map<number, AlikeAsset> {
  const found = new Map<number, AlikeAsset>()
  const known = Map.groupBy(
    list.map((asset) => compared(asset)),
    ({ asset }) => asset.type,
  )
  for (const { line, asset, isNameMade } of entries) {
    const entry = compared(asset, line, isNameMade)
    const others = known.get(asset.type) ?? []
    const like = others.map((other) => ({ other, same: sameness(entry, other) })).find(({ same }) => same)
    if (like?.same) {
      const { other, same } = like
      found.set(line, {
        name: other.asset.name,
        same,
        ...(other.line === undefined ? { asset: other.asset } : { line: other.line }),
      })
      other.line ??= line
    } else known.set(asset.type, [...others, entry])
  }
  return found
}
