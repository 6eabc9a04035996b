import { sameName } from '../../formats/names.ts'
import { isCommunityPropertyState, stateOf } from '../../formats/us-state.ts'
import { message } from '../../message.ts'
import { type Designation, passesByDesignation } from '../assets.ts'
import type { Asset } from '../entries.ts'
import type { Ownership } from '../enumerations.ts'
import { byTheEntireties, grantorIsMissed, isGrantorsHome, isLandElsewhere } from '../real-estate.ts'
import { FUNDING_PLAN } from '../routes.ts'
import { isMarried, isUnmarried } from '../spouse.ts'
import { assetPlaces, type Finding, type FindingKind, placesOf, type Rule } from './finding.ts'

type AboutAssets = Omit<Finding, 'id' | 'kind' | 'text' | 'places'> & {
  /** A question of law, unless it says otherwise. */
  kind?: FindingKind
  /** Of one asset, and of several. */
  one: string
  several: string
}

/** Names one asset, and counts several, whose names are the links to them. */
export function aboutAssets(id: string, assets: readonly Asset[], { one, several, ...rest }: AboutAssets): Finding[] {
  const [first] = assets
  if (!first) return []
  const text = assets.length === 1 ? message(one, { name: first.name }) : message(several, { count: assets.length })
  return [{ kind: 'law', ...rest, id, text, places: assetPlaces(assets) }]
}

/** The same name and description twice is one asset entered twice, or two that nobody can tell apart. */
export const assetTwice: Rule = ({ assets = [] }) => {
  const isSame = (one: Asset, other: Asset) =>
    sameName(one.name, other.name) && one.type === other.type && one.description?.trim() === other.description?.trim()
  return assets
    .filter((asset, at) => assets.slice(0, at).some((before) => isSame(before, asset)))
    .map(
      (asset): Finding => ({
        id: `asset-twice ${asset.id}`,
        kind: 'doubtful',
        text: message('{name} is on the list of assets more than once.', { name: asset.name }),
        consequence: 'Schedule B and the assignment list it each time, and its value counts each time.',
        documents: ['trust-agreement', 'assignment-of-assets'],
        places: assetPlaces([asset]),
      }),
    )
}

const DESIGNATED: Record<Designation, AboutAssets> = {
  retirement: {
    one: 'From its description, {name} appears to be a retirement account.',
    several: 'From their descriptions, {count} of the assets appear to be retirement accounts.',
    consequence: 'A retirement account passes to its designated beneficiaries and is not transferred to the trust.',
    source: 'Assignment of Assets',
    documents: ['assignment-of-assets'],
  },
  insurance: {
    one: 'From its description, {name} appears to be life insurance.',
    several: 'From their descriptions, {count} of the assets appear to be life insurance.',
    consequence:
      'Insurance on the grantor’s life passes to its designated beneficiaries and is not transferred to the trust.',
    source: 'Assignment of Assets',
    documents: ['assignment-of-assets'],
  },
}

export const byDesignation: Rule = ({ assets = [] }) =>
  (['retirement', 'insurance'] as const).flatMap((why) =>
    aboutAssets(
      `designated ${why}`,
      assets.filter((asset) => passesByDesignation(asset) === why),
      DESIGNATED[why],
    ),
  )

const OWNED: Record<Extract<Ownership, 'joint' | 'community'> | 'entireties', AboutAssets> = {
  entireties: {
    one: '{name} is held by the entireties.',
    several: '{count} assets are held by the entireties.',
    consequence:
      'It passes only if both spouses sign; otherwise none of it passes. What a surviving spouse receives outside the trust does not count toward that person’s share as a beneficiary.',
    source: 'Assignment of Assets; Irrevocable Trust Agreement, Articles 1 and 2; W.S. 34-1-140',
    documents: ['assignment-of-assets'],
  },
  joint: {
    one: '{name} is owned jointly.',
    several: '{count} assets are owned jointly.',
    consequence:
      'The whole passes only if every joint owner signs; otherwise only the grantor’s own interest passes. If spouses hold the property by the entireties, nothing passes. What a surviving joint owner receives outside the trust does not count toward that person’s share as a beneficiary.',
    source:
      'Assignment of Assets; Irrevocable Trust Agreement, Articles 1 and 2; for spouses holding by the entireties, W.S. 34-1-140',
    documents: ['assignment-of-assets'],
  },
  community: {
    one: '{name} is community property.',
    several: '{count} assets are community property.',
    consequence: 'Both spouses sign an assignment of community property.',
    source: 'Assignment of Assets',
    documents: ['assignment-of-assets'],
  },
}

const howOwned = (asset: Asset) =>
  asset.ownership === 'joint' && byTheEntireties(asset) ? 'entireties' : asset.ownership

export const ownedWithOthers: Rule = (trust) =>
  (isUnmarried(trust) ? (['joint'] as const) : (['entireties', 'joint', 'community'] as const)).flatMap((how) =>
    aboutAssets(
      `owned ${how}`,
      (trust.assets ?? []).filter((asset) => howOwned(asset) === how && !passesByDesignation(asset)),
      OWNED[how],
    ),
  )

/** A marriage that has ended may have left the title as it was. */
export const ownedAsSpouses: Rule = (trust) =>
  aboutAssets(
    'owned-as-spouses',
    (isUnmarried(trust) ? (trust.assets ?? []) : []).filter(
      (asset) => /^(entireties|community)$/.test(howOwned(asset)) && !passesByDesignation(asset),
    ),
    {
      kind: 'differs',
      one: '{name} is held in a form of ownership only spouses can use, and the grantor is not married.',
      several: '{count} assets are held in a form of ownership only spouses can use, and the grantor is not married.',
      consequence:
        'If a spouse has died or a marriage has ended, the title may have to be cleared first. The assignment passes only the grantor’s own interest.',
      source: 'Assignment of Assets',
      documents: ['assignment-of-assets'],
    },
  )

/** There the name in the title does not decide whose an asset is. */
export const communityInLaw: Rule = (trust) =>
  isCommunityPropertyState(stateOf(trust.grantorAddress)) && isMarried(trust)
    ? aboutAssets(
        'community-in-law',
        (trust.assets ?? []).filter((asset) => asset.ownership === 'sole' && !passesByDesignation(asset)),
        {
          one: 'According to the answers, the grantor is married, the grantor’s address is in a community property state, and the ownership of {name} is Sole.',
          several:
            'According to the answers, the grantor is married, the grantor’s address is in a community property state, and the ownership of {count} assets is Sole.',
          consequence:
            'In such a state, what spouses acquire while married may be community property, no matter whose name is on the title, and both spouses sign an assignment of community property. An attorney there can say, before an asset is assigned, whether it is.',
          documents: ['assignment-of-assets'],
        },
      )
    : []

/** An outside partner's part of a business is no joint property of the grantor's part. */
export const businessOwnedJointly: Rule = ({ assets = [] }) =>
  aboutAssets(
    'business-joint',
    assets.filter(({ type, ownership }) => type === 'business' && ownership === 'joint'),
    {
      kind: 'doubtful',
      one: '{name} is a business, and its ownership is Joint.',
      several: 'The ownership of {count} businesses is Joint.',
      consequence:
        'If you alone own a part, choose Sole and give its percentage. Joint is for one part that two people hold together.',
      source: 'Assignment of Assets',
      documents: ['assignment-of-assets'],
    },
  )

/** The two documents that list the land say the same beside it. */
export const titleOfOthers: Rule = (trust) =>
  aboutAssets(
    'title-of-others',
    (trust.assets ?? []).filter((asset) => grantorIsMissed(asset, trust)),
    {
      kind: 'differs',
      one: 'The grantor is not named in the title of {name} as given.',
      several: 'The grantor is not named in the titles of {count} assets as given.',
      consequence:
        'A grantor can transfer only what the grantor owns. Schedule B of the agreement and the assignment call for the entry to be corrected or struck before signing.',
      source: 'Irrevocable Trust Agreement, Schedule B; Assignment of Assets',
      documents: ['trust-agreement', 'assignment-of-assets'],
    },
  )

export const homestead: Rule = (trust) => {
  const land = (trust.assets ?? []).filter((asset) => asset.type === 'real_estate' && !isLandElsewhere(asset))
  const about = { source: 'W.S. 34-2-121', documents: ['assignment-of-assets'] } as const
  if (isUnmarried(trust)) return []
  if (isMarried(trust))
    return aboutAssets('homestead', land, {
      ...about,
      one: 'According to the answers, the grantor is married, and {name} is real estate.',
      several: 'According to the answers, the grantor is married, and {count} assets are real estate.',
      consequence: 'A homestead is conveyed only with the signatures, acknowledgments and release of both spouses.',
    })
  const shared = land.filter(({ ownership }) => ownership === 'joint' || ownership === 'community')
  return aboutAssets('homestead', shared, {
    ...about,
    one: 'The answers name no spouse of the grantor, and {name} is real estate with a co-owner.',
    several: 'The answers name no spouse of the grantor, and {count} assets are real estate with a co-owner.',
    consequence:
      'If the grantor is married, a homestead is conveyed only with the signatures, acknowledgments and release of both spouses.',
  })
}

/** What is lived on: the answers do not say what else the grantor has. */
export const accountsGiven: Rule = ({ assets = [] }) =>
  aboutAssets(
    'accounts-given',
    assets.filter((asset) => asset.type === 'bank_account' && !passesByDesignation(asset)),
    {
      one: '{name} is a bank account that is to go into the trust.',
      several: '{count} bank accounts are to go into the trust.',
      consequence:
        'The grantor keeps no use of what goes into the trust and no income from it, and lives on what stays outside.',
      source: 'Irrevocable Trust Agreement, Article 3',
      documents: ['trust-agreement', 'assignment-of-assets'],
    },
  )

export const homeLivedIn: Rule = (trust) =>
  aboutAssets(
    'home-lived-in',
    (trust.assets ?? []).filter((asset) => isGrantorsHome(asset, trust)),
    {
      one: '{name} is at the grantor’s own address.',
      several: '{count} assets are real estate at the grantor’s own address.',
      consequence:
        'A home that is given away, but in which the giver continues to live, can be counted in the giver’s taxable estate. The agreement lets the grantor live there only under a written lease at fair market rent.',
      source: 'Internal Revenue Code section 2036(a)(1); Irrevocable Trust Agreement, Article 14',
      documents: ['trust-agreement', 'assignment-of-assets'],
    },
  )

export const landElsewhere: Rule = ({ assets = [] }) =>
  aboutAssets('land-elsewhere', assets.filter(isLandElsewhere), {
    one: '{name} is real estate outside Wyoming.',
    several: '{count} assets are real estate outside Wyoming.',
    consequence: 'The law of the place where land lies decides how it is moved into a trust.',
    documents: ['assignment-of-assets'],
  })

/** Where a vehicle is titled no question asks: where its owner lives says where it may be. */
export const vehicleElsewhere: Rule = ({ assets = [], grantorAddress }) => {
  const state = stateOf(grantorAddress)
  return state === undefined || state === 'Wyoming'
    ? []
    : aboutAssets(
        'vehicle-elsewhere',
        assets.filter(({ type }) => type === 'vehicle'),
        {
          one: '{name} is a vehicle, and the grantor’s address is outside Wyoming.',
          several: '{count} assets are vehicles, and the grantor’s address is outside Wyoming.',
          consequence: 'A vehicle that is titled in another state is retitled as the law of that state requires.',
          source: 'Assignment of Assets',
          documents: ['assignment-of-assets'],
        },
      )
}

/** A date in the funding plan that was mistyped, or a date of the trust that is still the planned one. */
export const movedBeforeTrust: Rule = ({ assets = [], trustDate = '' }) => {
  const dateOf = ({ funding }: Asset) => funding?.date ?? trustDate
  return assets
    .filter((asset) => dateOf(asset) < trustDate)
    .filter((asset) => asset.funding?.status !== 'not-needed' && !passesByDesignation(asset))
    .map(
      (asset): Finding => ({
        id: `early-funding ${asset.id}`,
        kind: 'differs',
        text: message(
          'The funding plan has the date {date, date, long} for {name}, before the date of the trust, {trustDate, date, long}.',
          { date: dateOf(asset), name: asset.name, trustDate },
        ),
        consequence: 'Nothing can be transferred to a trust before it exists.',
        documents: ['trust-agreement', 'assignment-of-assets'],
        places: [{ path: FUNDING_PLAN, label: 'Funding Plan', question: '' }, ...placesOf('trustDate')],
      }),
    )
}
