import { nameKey } from '../formats/names.ts'
import { numberOf } from '../formats/schemas.ts'
import { areForms, bareName, formsOf, type NameForms } from '../formats/similar-names.ts'
import { addressKey } from '../formats/us-state.ts'
import { type Message, message } from '../message.ts'
import type { Asset, Beneficiary } from '../trust/entries.ts'
import { saysOnlyKind } from './asset-kinds.ts'
import type { FoundEntry } from './check-entry.ts'

/** Who an entry of a file seems to be. */
export interface Alike {
  name: string
  /** What is the same, in words: `name and birth year`. */
  same: Message
  /** The beneficiary of the list. */
  beneficiary?: Beneficiary
  /** The line of the file, where it is an entry further up in it and not one of the list. */
  line?: number
}

interface Person {
  name: string
  forms: NameForms
  birthYear: number | undefined
  ein: string | undefined
  beneficiary?: Beneficiary
  line?: number
}

const personOf = (beneficiary: Beneficiary): Person => {
  const { name, birthYear, ein } = beneficiary
  return { name, forms: formsOf(name), birthYear, ein, beneficiary }
}
const personIn = ({ name, answers, details, line }: FoundEntry): Person => ({
  name,
  forms: formsOf(name),
  birthYear: numberOf(answers?.birthYear),
  ein: details.ein,
  line,
})

/**
 * What two have in common that makes them look like one; people of one name born in different years are two.
 */
function sameness(one: Person, other: Person): Message | undefined {
  const ein = one.ein !== undefined && one.ein === other.ein
  const bothYears = one.birthYear !== undefined && other.birthYear !== undefined
  const year = bothYears && one.birthYear === other.birthYear
  if (!bothYears || year) {
    if (areForms(one.forms, other.forms)) return message('a similar name')
    const isSame = one.forms.key === other.forms.key && one.forms.key !== ''
    if (isSame) return message(year ? 'name and birth year' : 'name')
  }
  return ein ? message('EIN') : undefined
}

/**
 * For each entry of a file, by its line, who it seems to be: somebody on the list, or an entry further up in the file. An
 * entry that is like nobody is not in the answer. One of the list is that of one entry alone. Pure.
 */
export function alikeIn(list: readonly Beneficiary[], entries: readonly FoundEntry[]): Map<number, Alike> {
  const known = list.map(personOf)
  const found = new Map<number, Alike>()
  for (const entry of entries) {
    if (!entry.answers) continue
    const person = personIn(entry)
    for (const other of known) {
      const same = sameness(person, other)
      if (!same) continue
      const { name, beneficiary, line } = other
      found.set(entry.line, { name, same, ...(line === undefined ? { beneficiary } : { line }) })
      other.line ??= entry.line
      break
    }
    known.push(person)
  }
  return found
}

/**
 * For each entry of a file, by its line, which of `names` its name may be another form of; of a name that is among them as
 * it is, nothing. Pure.
 */
export function otherFormsIn(names: readonly string[], entries: readonly FoundEntry[]): Map<number, string> {
  const known = names.map((name) => ({ name, forms: formsOf(name) }))
  return new Map(
    entries.flatMap(({ line, name, answers }) => {
      const own = formsOf(name)
      if (!answers || known.some(({ forms }) => forms.key === own.key)) return []
      const like = known.find(({ forms }) => areForms(forms, own))
      return like ? [[line, like.name] as const] : []
    }),
  )
}

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
function samenessOfAssets(one: Compared, other: Compared): Message | undefined {
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
  const hasDetail = one.isNameMade && isSameBank && one.description.length > TELLING
  if (hasDetail && one.description === other.description) return message('type and description')
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
    const like = others.map((other) => ({ other, same: samenessOfAssets(entry, other) })).find(({ same }) => same)
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
