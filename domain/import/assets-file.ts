import { addressOnOneLine } from '../formats/address.ts'
import { nameKey } from '../formats/names.ts'
import { bareName } from '../formats/similar-names.ts'
import { LIMITS } from '../formats/text-rules.ts'
import { stateOf } from '../formats/us-state.ts'
import { message } from '../message.ts'
import { passesByDesignation } from '../trust/assets.ts'
import type { Asset, BusinessDetails, RealEstateDetails } from '../trust/entries.ts'
import type { AssetType } from '../trust/enumerations.ts'
import { assetForm } from '../trust/steps/06-assets.ts'
import { marksIn } from './amounts.ts'
import { ASSET_TABLE, type AssetField } from './asset-columns.ts'
import { checkAsset, type FoundAsset } from './check-asset.ts'
import {
  type Decode,
  type FoundList,
  isTooLong,
  type ListSource,
  type Rejected,
  tableIn,
  textOfList,
} from './list-file.ts'

/** The assets in a file, each checked. */
export type FoundAssets = FoundList<FoundAsset>

/** The assets in a table, chosen or pasted, or why it cannot be read, in words for whose they are. Pure. */
export function readAssets(
  source: ListSource,
  { grantor, trustDate, decode }: { grantor?: string; trustDate?: string; decode: Decode },
): FoundAssets | Rejected {
  const file = textOfList(source, decode)
  if ('rejected' in file) return file
  if (/^\s*BEGIN:VCARD/i.test(file.text))
    return { rejected: 'These are contacts, not assets. Add them on the page Beneficiaries.' }
  const found = tableIn(file.text, ASSET_TABLE, typeof source === 'string')
  if ('rejected' in found) return found
  if (isTooLong(found))
    return {
      rejected: message(
        'This file has more than {most, number} entries, but a trust can have at most {most, number} assets. Combine small ones into one entry, such as household goods.',
        { most: LIMITS.list },
      ),
    }
  const marks = marksIn(found.entries.flatMap(({ values }) => values.value?.text ?? []))
  const areNames = found.entries.every(({ values }) => Object.keys(values).length === 1)
  return { ...found, entries: found.entries.map((raw) => checkAsset(raw, { grantor, trustDate, marks, areNames })) }
}

/** What the user decides of an entry where the file leaves it open. */
export interface AssetChoices {
  type: AssetType
  /** Digits; empty for none. */
  value: string
}

const LAND: readonly AssetField[] = ['county', 'parcelNumber', 'legalDescription', 'titleHolding', 'lender', 'mortgage']
const COMPANY: readonly AssetField[] = ['entityType', 'formedIn', 'ein', 'registeredAgent']
const WITH_ACCOUNTS: readonly AssetType[] = ['bank_account', 'investment', 'other']

/** The headings of what an asset of this type has no place for. */
export function leftOutFor({ headings }: FoundAsset, type: AssetType): string[] {
  const without: readonly AssetField[] = [
    ...(type === 'real_estate' ? [] : LAND),
    ...(type === 'business' ? [] : COMPANY),
    ...(WITH_ACCOUNTS.includes(type) ? [] : (['accountNumber'] as const)),
  ]
  return without.flatMap((field) => headings[field] ?? [])
}

const hasWords = (text: string, words: string) => nameKey(text).includes(nameKey(words))

/** Words for a kind that say no more than the type does. */
const GENERAL = new Set(
  `bank account,bank accounts,bank,account,cuenta bancaria,banco,real estate,real property,property,house,home,casa,inmueble,bienes raíces,
investment,investments,investment account,brokerage,brokerage account,inversión,inversiones,business,company,business interest,empresa,
negocio,vehicle,vehicles,car,auto,vehículo,carro,coche,personal property,bienes personales,other,otro,otra,misc`
    .split(/,\s*/)
    .map(nameKey),
)

/** What has no question of its own is in the description, so that nothing of the file is lost. */
function remarksOn(found: FoundAsset, type: AssetType): string[] {
  const { said, kind, kindWords, coOwner, business } = found
  const words = `${said?.name}\n${said?.description ?? ''}`
  const institution = type === 'bank_account' || type === 'investment' ? '' : String(said?.firmName ?? '')
  const isNew = kindWords !== undefined && !GENERAL.has(nameKey(kindWords)) && !hasWords(words, kindWords)
  const isSaid = type === 'business' && business.entityType !== undefined
  const remarks = [
    isNew && !isSaid && kind?.type === type ? kindWords.replace(/\s+/g, ' ') : '',
    institution && !hasWords(words, institution) ? `Institution: ${institution}` : '',
    coOwner && !hasWords(words, coOwner) ? `Co-owner: ${coOwner.replace(/\s+/g, ' ')}` : '',
  ].filter((remark) => remark !== '')
  if (!kind?.designation || kind.type !== type) return remarks
  // The rules for such accounts read the words in which documents name them.
  const isKnown = passesByDesignation({ type, name: words, description: remarks.join('\n') })
  return isKnown ? remarks : [...remarks, kind.designation === 'retirement' ? 'Retirement account' : 'Life insurance']
}

function described(description: string, remarks: readonly string[]): string {
  const added = [description, ...remarks.filter((remark) => !hasWords(description, remark))].filter(Boolean).join('\n')
  return added.length <= LIMITS.text ? added : description
}

const isEmpty = (details: object) => Object.keys(details).length === 0

function landOf({ realEstate, said }: FoundAsset): RealEstateDetails | undefined {
  if (isEmpty(realEstate)) return undefined
  const address = String(said?.address ?? '')
  const [street, state] = [addressOnOneLine(address), stateOf(address)]
  return { ...(street && { street }), ...(state && { state }), ...realEstate }
}

/** The details of a company. Those of none stay to be asked. */
function companyOf({ business, kind, said }: FoundAsset): BusinessDetails | undefined {
  if (isEmpty(business)) return undefined
  const share = said?.percentOwned
  return {
    ...(kind?.entityType && { entityType: kind.entityType }),
    ...business,
    ...(share !== undefined && share !== '' && { percentOwned: Number(share) }),
  }
}

/** The asset that an entry of a file becomes, as the add form and the pages of details would make it; `undefined` when it cannot be added. */
export function assetOf(found: FoundAsset, { type, value }: AssetChoices, id: string): Asset | undefined {
  const { said, funding } = found
  if (!said) return undefined
  const { firmName = '', ...answers } = said
  const realEstateDetails = type === 'real_estate' ? landOf(found) : undefined
  const businessDetails = type === 'business' ? companyOf(found) : undefined
  const asset = assetForm.entry(
    {
      ...assetForm.initial(),
      ...answers,
      type,
      value,
      description: described(String(said.description ?? ''), remarksOn(found, type)),
      bankName: type === 'bank_account' ? firmName : '',
      firmName: type === 'investment' ? firmName : '',
      accountNumber: WITH_ACCOUNTS.includes(type) ? (said.accountNumber ?? '') : '',
      percentOwned: businessDetails ? '' : (said.percentOwned ?? ''),
    },
    id,
  )
  return {
    ...asset,
    ...(realEstateDetails && { realEstateDetails }),
    ...(businessDetails && { businessDetails }),
    ...(funding && { funding }),
  }
}

/** An asset of the list with what a file says about it; what the file does not say stays. */
export function updatedBy(before: Asset, found: FoundAsset, choices: AssetChoices): Asset {
  const made = assetOf(found, { ...choices, type: before.type }, before.id)
  if (!made) return before
  const { realEstateDetails: land, businessDetails: company, funding, ownership, ...others } = made
  const isShorter = bareName(before.name) === bareName(made.name) && before.name.length > made.name.length
  const wasUnknown = { unknown: undefined }
  const description = found.said?.description
    ? made.description
    : described(
        before.description ?? '',
        remarksOn(
          { ...found, said: { ...found.said, name: `${made.name}\n${before.description ?? ''}` } },
          before.type,
        ),
      )
  const share = company?.percentOwned ?? made.percentOwned
  const isCompany = before.type === 'business' && (company || before.businessDetails)
  return withoutGaps({
    ...before,
    ...others,
    // `Ñandú Logística` on the list as an LLC stays one.
    ...(isShorter && { name: before.name }),
    ...(found.said?.ownership !== undefined && { ownership }),
    ...(description && { description }),
    ...(land && { realEstateDetails: withoutGaps({ ...before.realEstateDetails, ...land, ...wasUnknown }) }),
    ...(isCompany && {
      businessDetails: withoutGaps({
        ...before.businessDetails,
        ...company,
        ...(share !== undefined && { percentOwned: share }),
        ...(company && wasUnknown),
      }),
      ...(share !== undefined && { percentOwned: undefined }),
    }),
    ...(funding && { funding: { ...before.funding, ...funding } }),
  })
}

const withoutGaps = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
