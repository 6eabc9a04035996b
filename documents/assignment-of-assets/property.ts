import { ownedPart } from '#domain/formats/numbers.ts'
import { message } from '#domain/message.ts'
import { ownsNothingOf, shareOwned, sharePath } from '#domain/trust/assets.ts'
import { isOtherCompany, mayBeWyomingLlc } from '#domain/trust/companies.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { OWNERSHIPS, type Ownership } from '#domain/trust/enumerations.ts'
import { byTheEntireties, grantorIsMissed, isLandElsewhere } from '#domain/trust/real-estate.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { article, fill, fixed, note, p, section, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run, TableBlock } from '../model.ts'
import { cleanLine, value } from '../wording/answer.ts'
import {
  ASSET_GROUPS,
  type AssetGroup,
  assetGroup,
  describedAsset,
  dollars,
  titleRemark,
  toIdentify,
} from '../wording/assets.ts'
import { inTitle } from '../wording/parties.ts'

/** An asset with the number under which this document lists it, by which co-owners say what they join in. */
interface Listed {
  asset: Asset
  number: number
}

/** The assets in the order of the groups, numbered from 1 through all of them. */
export function listed(facts: DocumentValues): Listed[] {
  return ASSET_GROUPS.flatMap((group) => facts.assets.filter(({ type }) => assetGroup(type) === group)).map(
    (asset, at) => ({ asset, number: at + 1 }),
  )
}

const partOf = (asset: Asset, share: number): Run =>
  value(
    ownedPart(share),
    'N/A',
    undefined,
    asset.type === 'business'
      ? { field: 'assets', entryId: asset.id, detail: 'businessDetails' }
      : { field: 'assets', entryId: asset.id },
  )

function undividedShare(asset: Asset): Run {
  const share = shareOwned(asset)
  if (share !== undefined) return partOf(asset, share)
  const label = message('The grantor’s share of {name}', { name: cleanLine(asset.name) })
  return { ...fixed('________%'), blank: { field: 'assets', entryId: asset.id, path: sharePath(asset), label } }
}

/** The share that an owner in common or a co-owner transfers, if the answers state it. */
function stated(asset: Asset): Run[] {
  const share = shareOwned(asset)
  return share === undefined ? [] : sentence` (${partOf(asset, share)})`
}

/** A homestead in Wyoming passes only with both spouses, W.S. 34-2-121. */
function ifHomestead(asset: Asset, alone: boolean): Run[] {
  if (alone || assetGroup(asset.type) !== 'Real Property') return []
  return isLandElsewhere(asset)
    ? sentence`; where the law of the place in which it lies so requires, only with the joinder of the Grantor’s spouse, if any (Article 6)`
    : sentence`; if a homestead, only with the joinder of the Grantor’s spouse, if any (Article 6)`
}

/** `alone`: the grantor is not married, and no spouse joins. */
type Interests = { readonly [Of in Ownership]: (asset: Asset, alone: boolean) => Run[] }

const JOINING = fixed('the interest of each joint owner who joins below')
const SPOUSE_TOO = fixed('if the Grantor’s spouse also assigns his or her own interest below')
const theWhole = (alone: boolean): Run[] => (alone ? [] : sentence`; the whole ${SPOUSE_TOO}`)

const INTERESTS: Interests = {
  sole: (asset, alone) => [fixed('The Grantor’s whole interest'), ...stated(asset), ...ifHomestead(asset, alone)],
  joint: (asset, alone) =>
    byTheEntireties(asset) && !alone
      ? sentence`The Grantor’s interest${stated(asset)}; if held by the entireties, nothing unless both spouses join (Article 3)`
      : sentence`The Grantor’s interest${stated(asset)}; ${JOINING}`,
  community: (asset, alone) => sentence`The Grantor’s interest${stated(asset)}${theWhole(alone)}`,
  tenants_in_common: (asset) => sentence`The Grantor’s undivided share only: ${undividedShare(asset)}`,
}

/** Of a business the percentage is a part of the entity, in which co-owners may have a part of their own. */
const inBusiness = (part: Run): Interests => ({
  ...INTERESTS,
  joint: () =>
    sentence`The Grantor’s own interest in the ${part} of the entity described; the interest in it of each joint owner who joins below`,
  community: (_, alone) =>
    alone
      ? sentence`The Grantor’s own interest in the ${part} of the entity described`
      : sentence`The Grantor’s own interest in the ${part} of the entity described; the whole of that ${part} ${SPOUSE_TOO}`,
  tenants_in_common: () => sentence`The Grantor’s own interest only: ${part} of the entity`,
})

/** What passes where title is in other names or no share is owned, if anything does. */
const UNCERTAIN = fixed('Whatever interest the Grantor holds, if any')
const PERHAPS_NOTHING: Interests = {
  sole: () => [UNCERTAIN],
  joint: () => sentence`${UNCERTAIN}; ${JOINING}`,
  community: (_, alone) => sentence`${UNCERTAIN}${theWhole(alone)}`,
  tenants_in_common: () => [UNCERTAIN],
}

function interestsIn(asset: Asset, facts: DocumentValues): Interests {
  if (ownsNothingOf(asset) || grantorIsMissed(asset, facts.trust)) return PERHAPS_NOTHING
  const share = shareOwned(asset)
  return asset.type === 'business' && share !== undefined ? inBusiness(partOf(asset, share)) : INTERESTS
}

/** A table cell: how the asset is owned, and how much of it passes. */
function interestAssigned(asset: Asset, facts: DocumentValues, alone: boolean): Run[] {
  const interest = interestsIn(asset, facts)[asset.ownership](asset, alone)
  return [fixed(`${OWNERSHIPS[asset.ownership]}.\n`), ...interest]
}

const has = (assets: readonly Listed[], of: (asset: Asset) => boolean) => assets.some(({ asset }) => of(asset))

/** How title passes: land that lies outside Wyoming passes under no law of Wyoming. */
function deed(facts: DocumentValues, assets: readonly Listed[]): Block[] {
  const purpose = fixed(
    'This Assignment states the Grantor’s intention and describes the property. It does not by itself pass title to land.',
  )
  const elsewhere = fixed('Land outside Wyoming passes as the law of the place where it lies requires.')
  return assets.every(({ asset }) => isLandElsewhere(asset))
    ? [
        p`${purpose} ${elsewhere} Title to the land listed, which lies outside Wyoming, passes by a deed to the Trustee in the form that that law requires. That law governs the signing and recording of the deed and any right of a spouse in the land.`,
        p`To the extent that that law permits, the deed names the grantee as follows: ${inTitle(facts)}.`,
      ]
    : [
        p`${purpose} ${elsewhere} Title to land in Wyoming passes by a warranty deed (W.S. 34-2-102) or quitclaim deed (W.S. 34-2-104) to the Trustee that is acknowledged (W.S. 34-1-113), states the Trustee’s address (W.S. 34-1-119), and is recorded with the clerk of the county in which the land lies (W.S. 34-1-118), with the sworn statement of consideration (W.S. 34-1-142). Until the deed is recorded, a later purchaser in good faith who records first may prevail (W.S. 34-1-120).`,
        p`A deed of land in Wyoming must name the Trustee, the Trust and the date of the Trust (W.S. 34-2-122). It names the grantee as follows: ${inTitle(facts)}.`,
      ]
}

function land(facts: DocumentValues, assets: readonly Listed[]): Block[] {
  return [
    ...deed(facts, assets),
    ...(has(assets, ({ realEstateDetails }) => realEstateDetails?.mortgage === true)
      ? [
          p`Mortgaged property is conveyed subject to the mortgage. The Grantor remains liable for the loan and shall pay it when due. Each payment is a further gift to the Trust. Before the deed is signed, the Grantor should review the loan’s provisions on transfer and consult the lender.`,
        ]
      : []),
    p`If the Grantor continues to use real property after its transfer without paying fair market rent, the property may be included in the Grantor’s taxable estate (Code section 2036(a)(1)). The Grantor may use it only under a written lease at fair market rent (Article 14 of the Trust Agreement).${facts.homes.length > 0 ? sentence` The rider to this Assignment is a form of that lease for a home.` : []}`,
    note`Before a deed is recorded, ask the title insurer and the property insurer whether their coverage continues, and ask the county whether a homeowner exemption from property tax continues.`,
  ]
}

const accounts = (institution: 'bank' | 'firm'): Block[] => [
  institution === 'bank'
    ? p`This Assignment assigns the accounts as between the Grantor and the Trustee. Each bank retitles its accounts on its own form, usually on presentation of a certificate of trust and the taxpayer identification number of the Trust. The accounts may be titled in the name of the Trustee as trustee or in the name of the Trust (W.S. 4-10-402(a)).`
    : p`This Assignment assigns the accounts, and the securities in them, as between the Grantor and the Trustee. Each firm transfers its accounts on its own form, usually on presentation of a certificate of trust and the taxpayer identification number of the Trust. No retirement account held at the firm is assigned.`,
]

/** Which law governs an interest: Wyoming’s for its own limited liability companies, another’s for the rest. */
function companyLaw(assets: readonly Listed[]): Run[] {
  const others = has(assets, isOtherCompany)
  return [
    ...(has(assets, mayBeWyomingLlc)
      ? sentence` A transferee of an interest in a ${fixed(others ? 'Wyoming ' : '')}limited liability company is entitled only to distributions, and participates in management only if admitted as a member (W.S. 17-29-502).`
      : []),
    ...(others
      ? sentence` An interest in ${fixed(has(assets, mayBeWyomingLlc) ? 'any other' : 'an')} entity passes as the law under which the entity was formed and its own agreement require.`
      : []),
  ]
}

/** The types that make up the other assets; what is none of the first three passes as 'other' says. */
const OTHERS: readonly {
  concerns: (asset: Asset) => boolean
  blocks: (assets: readonly Listed[]) => readonly Block[]
}[] = [
  {
    concerns: ({ type }) => type === 'business',
    blocks: (assets) => [
      p`Business interests. The operating, partnership or shareholders’ agreement of the entity determines whether an interest may be assigned and whose consent is required.${companyLaw(assets)} If the entity is taxed as an S corporation, a tax adviser should confirm before the transfer that the Trust may hold its shares. The Grantor shall deliver any certificate, duly endorsed, and shall have the transfer entered in the records of the entity.`,
      fill('Consents required (attach them; if none, write “none”)'),
    ],
  },
  {
    concerns: ({ type }) => type === 'vehicle',
    blocks: () => [
      p`Vehicles. This Assignment states the Grantor’s intention. Title to a vehicle that is titled in Wyoming passes when the certificate of title is endorsed before a notarial officer and delivered (W.S. 31-2-104), and the Trustee shall apply to the county clerk for a new certificate within the time that W.S. 31-2-201 allows. Title to a vehicle that is titled in another state passes as the law of that state requires.`,
    ],
  },
  {
    concerns: ({ type }) => type === 'personal_property',
    blocks: () => [
      p`Personal property. This Assignment is a bill of sale, without consideration, for the tangible personal property listed. The Grantor delivers that property to the Trustee. Property that remains in place is held for the Trustee from the date on which this Assignment takes effect.`,
    ],
  },
  {
    concerns: ({ type }) => !['business', 'vehicle', 'personal_property'].includes(type),
    blocks: () => [
      p`Other property. To the extent the law permits, this Assignment conveys rights to payment and other intangible property. The Grantor shall also endorse and deliver any note, record the transfer of any registered right in the applicable register, notify each person who owes a payment, and transfer control of any digital asset. A policy of insurance is transferred only on the insurer’s own form.`,
    ],
  },
]

/** What really passes title, for the kinds of property that the group holds. */
function passingTitle(facts: DocumentValues, group: AssetGroup, assets: readonly Listed[]): Block[] {
  switch (group) {
    case 'Real Property':
      return land(facts, assets)
    case 'Bank Accounts':
      return accounts('bank')
    case 'Brokerage Accounts':
      return accounts('firm')
    case 'Other Assets':
      return OTHERS.flatMap(({ concerns, blocks }) => (has(assets, concerns) ? blocks(assets) : []))
  }
}

function numbersOf(group: AssetGroup, assets: readonly Listed[]): string {
  const [first, last] = [assets.at(0)?.number, assets.at(-1)?.number]
  if (assets.length === 1) return `${group}: number ${first}`
  return `${group}: numbers ${first} ${assets.length === 2 ? 'and' : 'to'} ${last}`
}

function table(facts: DocumentValues, group: AssetGroup, assets: readonly Listed[]): TableBlock {
  const alone = isUnmarried(facts.trust)
  return {
    kind: 'table',
    caption: numbersOf(group, assets),
    head: ['No.', 'Property', 'Interest assigned', 'Value (for information only)'],
    widths: [7, 46, 29, 18],
    align: ['right', 'left', 'left', 'right'],
    rows: assets.map(({ asset, number }) => [
      fixed(String(number)),
      [describedAsset(asset), toIdentify(asset), titleRemark(asset, facts)].flat(),
      interestAssigned(asset, facts, alone),
      value(dollars(asset.value), 'N/A', undefined, { field: 'assets', entryId: asset.id }),
    ]),
  }
}

/** The property by groups, each with what still has to be done before title passes. */
export function property(facts: DocumentValues): Block[] {
  const all = listed(facts)
  if (all.length === 0)
    return [
      article('PROPERTY ASSIGNED'),
      p`Property assigned: ${value(undefined, '[Trust Property]', { field: 'assets', label: 'Trust property' })}`,
    ]
  const groups = ASSET_GROUPS.map((group) => ({
    group,
    assets: all.filter(({ asset }) => assetGroup(asset.type) === group),
  }))
  return [
    article('PROPERTY ASSIGNED'),
    ...groups.flatMap(({ group, assets }) =>
      assets.length === 0
        ? [section(group), p`None.`]
        : [section(group), table(facts, group, assets), ...passingTitle(facts, group, assets)],
    ),
  ]
}
