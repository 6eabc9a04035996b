import { sameAddress } from '#domain/formats/address.ts'
import { ownedPart } from '#domain/formats/numbers.ts'
import { stateInWords } from '#domain/formats/us-state.ts'
import { english, type Message, message } from '#domain/message.ts'
import { isOwnedInPart, ownsNothingOf, passesByDesignation, shareOwned } from '#domain/trust/assets.ts'
import { type MissingDetail, missingToIdentify } from '#domain/trust/details/missing-details.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { ASSET_TYPES, type AssetType, OWNERSHIPS } from '#domain/trust/enumerations.ts'
import { grantorIsMissed } from '#domain/trust/real-estate.ts'
import { fixed, p } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Block, Run, Runs, Source } from '../model.ts'
import { cleanLine, prose, value } from './answer.ts'

/** The groups in which documents list property (T 4.7). */
export const ASSET_GROUPS = ['Real Property', 'Bank Accounts', 'Brokerage Accounts', 'Other Assets'] as const
export type AssetGroup = (typeof ASSET_GROUPS)[number]

const GROUP_OF = new Map<string, AssetGroup>(
  Object.entries({
    real_estate: 'Real Property',
    property: 'Real Property',
    bank_account: 'Bank Accounts',
    savings: 'Bank Accounts',
    checking: 'Bank Accounts',
    investment: 'Brokerage Accounts',
    brokerage: 'Brokerage Accounts',
    stocks: 'Brokerage Accounts',
    bonds: 'Brokerage Accounts',
  }),
)

/** The group of an asset type; a type that no rule names is among the other assets. */
export function assetGroup(type: string): AssetGroup {
  return GROUP_OF.get(type.trim().toLowerCase().replace(/\s+/g, '_')) ?? 'Other Assets'
}

/** `$1,250,000` from whole dollars in digits; `undefined` without a value. */
export function dollars(digits: string | undefined): string | undefined {
  return digits && /^\d+$/.test(digits) ? `$${BigInt(digits).toLocaleString('en-US')}` : undefined
}

/** The sum of the stated values of assets that are owned, as {@link dollars} prints it; `undefined` where none is stated. */
export function totalOf(assets: readonly Asset[]): string | undefined {
  const owned = assets.filter((asset) => !ownsNothingOf(asset))
  const stated = owned.flatMap(({ value: digits }) => (digits && /^\d+$/.test(digits) ? [BigInt(digits)] : []))
  return stated.length === 0 ? undefined : dollars(String(stated.reduce((sum, each) => sum + each, 0n)))
}

/** What a total of whole values says about the parts that are transferred; the question asks for the value of the whole. */
export const ofWholeAssets = (assets: readonly Asset[]): Run[] =>
  totalOf(assets) && assets.some(isOwnedInPart)
    ? [
        fixed(
          ' Where only a share of an asset is transferred, the value stated, and included in the total, may be that of the whole asset. It is not a valuation of the share.',
        ),
      ]
    : []

/** A line about an asset: with a label of the product as a message, else what the user typed. */
type Described = [text: Message | string | undefined, detail?: Source['detail']]

const labeled = (label: string, value: string | undefined) =>
  value ? message('{label}: {value}', { label: message(label), value }) : undefined

const mortgageTo = (lender: string | undefined) =>
  lender ? message('Subject to a mortgage to {lender}', { lender }) : message('Subject to a mortgage')

/** Whether a street is in the address already, however the two are spaced. */
const repeats = (street?: string, address?: string) =>
  sameAddress(street, address) || Boolean(street && address?.startsWith(street))

function landOf({ address, realEstateDetails: land }: Asset): Described[] {
  const lines = [
    repeats(land?.street, address) ? undefined : land?.street,
    labeled('County', land?.county),
    labeled('State', land?.state),
    labeled('Legal description', land?.legalDescription),
    labeled('Parcel number', land?.parcelNumber),
    labeled('Title held', land?.titleHolding),
    land?.mortgage ? mortgageTo(land.lender) : undefined,
  ]
  return lines.map((line) => [line, 'realEstateDetails'])
}

const interestOf = (share: string, jointly: boolean) =>
  jointly
    ? message('{share} interest in the entity', { share })
    : message('The Grantor’s {share} interest in the entity', { share })

function businessOf(asset: Asset): Described[] {
  if (asset.type !== 'business') return []
  const { businessDetails: business } = asset
  const share = shareOwned(asset)
  // What two own together is not the grantor's.
  const jointly = asset.ownership === 'joint' || asset.ownership === 'community'
  const lines = [
    labeled('Entity', business?.entityType),
    labeled('Organized in', business?.state && stateInWords(business.state)),
    labeled('EIN', business?.ein),
    share === undefined ? undefined : interestOf(ownedPart(share), jointly),
    labeled('Registered agent', business?.registeredAgent && cleanLine(business.registeredAgent)),
  ]
  return lines.map((line) => [line, 'businessDetails'])
}

const endingIn = (asset: Asset, digits: string) =>
  passesByDesignation(asset) === 'insurance'
    ? message('Policy ending in {digits}', { digits })
    : message('Account ending in {digits}', { digits })

/** What is known of an asset, beside its name. */
export function detailsOf(asset: Asset): Described[] {
  return [
    [asset.description],
    [asset.address?.replace(/,\s*$/gm, '')],
    ...landOf(asset),
    ...businessOf(asset),
    [labeled('Bank', asset.bankName)],
    [labeled('Firm', asset.firmName)],
    [asset.accountNumber && endingIn(asset, asset.accountNumber.trim().slice(-4))],
  ]
}

/** An asset's name and, each on its line, what is known of it. */
export function describedAsset(asset: Asset): Runs {
  const name = value(asset.name, 'N/A', { field: 'assets', entryId: asset.id, label: 'Asset name' })
  const details = detailsOf(asset).flatMap(([text, detail]) =>
    prose(text && english(text), { field: 'assets', entryId: asset.id, ...(detail && { detail }) }),
  )
  return [name, ...details.map((line) => ({ ...line, text: `\n${line.text}` }))]
}

/** The asset's type and ownership with the grantor's part, as Schedule B prints them. */
export function ownershipOf(asset: Asset): string {
  const share = shareOwned(asset)
  // A business names the grantor's part beside the entity: once more, it would be a part of that part.
  const part = share === undefined || asset.type === 'business' ? '' : ` (${ownedPart(share)})`
  return `${ASSET_TYPES[asset.type]}, ${OWNERSHIPS[asset.ownership].toLowerCase()}${part}`
}

const DESIGNATED = { retirement: 'Retirement or health savings account', insurance: 'Life insurance' } as const

export const NOT_ASSIGNED = 'Passing by beneficiary designation (not assigned)'

const POLICY =
  ' If ownership of a policy on the Grantor’s life is ever transferred by the insurer’s form, section 2035 of the Internal Revenue Code may apply for three years after the transfer.'

/** What is listed for planning only, because it passes by a designation of beneficiaries; nothing where there is none. */
export function passingByDesignation(assets: readonly Asset[]): Block[] {
  if (assets.length === 0) return []
  const insured = assets.some((asset) => passesByDesignation(asset) === 'insurance')
  return [
    {
      kind: 'table',
      caption: NOT_ASSIGNED,
      head: ['Account or policy', 'Kind', 'Value (for information only)'],
      widths: [50, 28, 22],
      align: ['left', 'left', 'right'],
      rows: assets.map((asset) => {
        const designation = passesByDesignation(asset)
        return [
          describedAsset(asset),
          fixed(designation ? DESIGNATED[designation] : ''),
          value(dollars(asset.value), 'N/A', undefined, { field: 'assets', entryId: asset.id }),
        ]
      }),
    },
    p`The accounts and policies in this table are listed for planning only. They are not trust property and are not assigned. Each passes to the persons designated as its beneficiaries with the custodian, administrator or insurer, and only that institution’s own form changes the designation.${insured ? fixed(POLICY) : []}`,
  ]
}

/** A detail that the questionnaire asks for and that has no answer yet: a line, which may be filled in by hand as well. */
const asked = ({ id, name }: Asset, { label, missing, path }: MissingDetail): Run[] => [
  fixed(`\n${label}: `),
  { ...RULE, blank: { field: 'assets', entryId: id, path, label: message(missing, { name: cleanLine(name) }) } },
]

/** A detail written by hand. */
const byHand = (label: string): Run[] => [fixed(`\n${label}: `), RULE]
const lastFour = ({ accountNumber }: Asset): Run[] =>
  cleanLine(accountNumber ?? '') === '' ? byHand('Account ending in') : []
const BY_HAND: { readonly [Of in AssetType]?: (asset: Asset) => Run[] } = {
  bank_account: lastFour,
  investment: lastFour,
  vehicle: () => byHand('VIN'),
}

/** What identifies an asset of its kind beyond its description: given, marked as missing, or a line to write on. */
export function toIdentify(asset: Asset): Run[] {
  const missing = missingToIdentify(asset).flatMap((detail) => asked(asset, detail))
  return [...missing, ...(BY_HAND[asset.type]?.(asset) ?? [])]
}

/** The grantor's statement against W.S. 34-14-205 and 34-14-206, for every document that transfers property. */
export function notInsolvent(facts: DocumentValues): Block {
  return p`The Grantor, ${facts.grantor.name}, states that the Grantor is not insolvent, is not rendered insolvent by the transfer, and does not make the transfer with intent to hinder, delay or defraud any creditor.`
}

/** What the grantor does not own, the grantor cannot assign. */
export function titleRemark(asset: Asset, { trust }: DocumentValues): Run[] {
  if (grantorIsMissed(asset, trust))
    return [fixed('\nThe Grantor is not named in this title. Correct this entry or strike it before signing.')]
  return ownsNothingOf(asset)
    ? [fixed('\nThe Grantor’s share is stated as 0%. Correct this entry or strike it before signing.')]
    : []
}
