import { stateInWords } from '../formats/us-state.ts'
import { type Designation, shareOwned, sharePath } from './assets.ts'
import type { Asset } from './entries.ts'
import type { AssetType, Ownership } from './enumerations.ts'
import { byTheEntireties, stateOfLand } from './real-estate.ts'

/** One statement of the plan with what it rests on: a section of the law, or one of the nine documents. */
export interface SourcedFact {
  text: string
  source?: string
}

/** What moves the assets of one type into the trust. */
export interface FundingTask {
  type: AssetType
  heading: string
  /** What is to be done, in a few words. */
  task: string
  facts: readonly SourcedFact[]
}

const TITLE: SourcedFact = {
  text: 'The new title may be in the name of the trustee as trustee, or in the name of the trust.',
  source: 'W.S. 4-10-402(a)',
}
const CERTIFICATE: SourcedFact = {
  text: 'The Certificate of Trust shows who may act for the trust without showing the whole agreement.',
  source: 'W.S. 4-10-1014',
}

/** What comes before the deed to a home in which the grantor goes on living. */
export const LEASE_FIRST: SourcedFact = {
  text: 'The deed to a home in which the grantor goes on living is delivered only after the lease that Article 14 of the agreement requires has been signed. The Assignment of Assets has a form of that lease.',
  source: 'Irrevocable Trust Agreement, Articles 2 and 14',
}

/** Who signs the deed of a homestead, where no answer says whether there is a spouse. */
export const HOMESTEAD: SourcedFact = {
  text: 'If the land is a homestead, the grantor’s spouse, if any, also signs and acknowledges the deed, which releases the homestead rights of both.',
  source: 'W.S. 34-2-121',
}
/** The same where the answers say it. */
export const HOMESTEAD_OF_SPOUSES: SourcedFact = {
  text: 'If the land is a homestead, the grantor’s spouse also signs and acknowledges the deed, which releases the homestead rights of both.',
  source: 'W.S. 34-2-121',
}
export const HOMESTEAD_OF_ONE: SourcedFact = {
  text: 'If the land is a homestead, the deed contains the grantor’s release of the homestead rights. If the grantor marries before the deed is delivered, the spouse also signs and acknowledges it.',
  source: 'Assignment of Assets; W.S. 34-2-121',
}

/** The tasks by type, in the order of the plan: land first, because it alone is not moved by the Assignment of Assets. */
export const FUNDING_TASKS: readonly FundingTask[] = [
  {
    type: 'real_estate',
    heading: 'Real estate',
    task: 'Deed to the trustee, recorded with the county clerk',
    facts: [
      {
        text: 'The Assignment of Assets does not pass title to land. A warranty deed or a quitclaim deed to the trustee does.',
        source: 'W.S. 34-2-102, 34-2-104',
      },
      {
        text: 'The deed names the trustee, the trust and the date of the trust, and states the trustee’s address.',
        source: 'W.S. 34-2-122, 34-1-119',
      },
      { text: 'The deed is signed and acknowledged before a notarial officer.', source: 'W.S. 34-1-113' },
      HOMESTEAD,
      {
        text: 'The deed is recorded with the clerk of the county where the land lies, together with a sworn statement of consideration.',
        source: 'W.S. 34-1-118, 34-1-142',
      },
      {
        text: 'Until the deed is recorded, a later good-faith purchaser who records first may prevail.',
        source: 'W.S. 34-1-120',
      },
    ],
  },
  {
    type: 'bank_account',
    heading: 'Bank accounts',
    task: 'The bank’s own form to retitle the account',
    facts: [
      {
        text: 'The Assignment of Assets assigns the account as between the grantor and the trustee. The bank retitles the account on its own form.',
        source: 'Assignment of Assets',
      },
      TITLE,
      CERTIFICATE,
    ],
  },
  {
    type: 'investment',
    heading: 'Investments',
    task: 'The firm’s own transfer form',
    facts: [
      {
        text: 'The Assignment of Assets assigns the account as between the grantor and the trustee. The firm transfers the account on its own form.',
        source: 'Assignment of Assets',
      },
      TITLE,
      CERTIFICATE,
      {
        text: 'Retirement accounts at the firm pass to their designated beneficiaries and are not assigned.',
        source: 'Assignment of Assets, “Property that is not assigned”',
      },
    ],
  },
  {
    type: 'business',
    heading: 'Business interests',
    task: 'Assignment of the interest, with the consents the company requires',
    facts: [
      {
        text: 'The company’s own agreement governs whether an interest may be assigned and who must consent.',
        source: 'Assignment of Assets',
      },
    ],
  },
  {
    type: 'vehicle',
    heading: 'Vehicles',
    task: 'Certificate of title; in Wyoming, endorsed before a notarial officer',
    facts: [
      {
        text: 'The owner of a vehicle titled in Wyoming endorses the certificate of title to the trustee before a notarial officer.',
        source: 'W.S. 31-2-104',
      },
      {
        text: 'The county clerk then issues a new certificate of title.',
        source: 'W.S. 31-2-104, 31-2-201',
      },
      {
        text: 'A vehicle that is titled in another state is retitled as that state requires.',
        source: 'Assignment of Assets',
      },
      {
        text: 'The Assignment of Assets alone does not transfer title.',
        source: 'Assignment of Assets',
      },
    ],
  },
  {
    type: 'personal_property',
    heading: 'Personal property',
    task: 'Delivery to the trustee; the Assignment of Assets is the bill of sale',
    facts: [
      {
        text: 'The Assignment of Assets is a bill of sale without consideration. Property that stays in place is held for the trustee from the day the assignment is signed.',
        source: 'Assignment of Assets',
      },
      TITLE,
    ],
  },
  {
    type: 'other',
    heading: 'Other property',
    task: 'What this property requires in addition to the Assignment of Assets',
    facts: [
      {
        text: 'A note is endorsed and delivered, the transfer of a registered right is recorded in the register, a person who owes a payment is notified, and control of a digital asset is transferred.',
        source: 'Assignment of Assets',
      },
      { text: 'An insurance policy is transferred only on the insurer’s own form.', source: 'Assignment of Assets' },
    ],
  },
]

/** What the Assignment of Assets leaves out, even if it is listed as an asset. */
export const NOT_TRANSFERRED: readonly string[] = [
  'Individual retirement accounts, 401(k) and other qualified retirement plans, and health savings accounts.',
  'Insurance on the grantor’s life.',
  'Property whose assignment the law or a contract prohibits or restricts, until any required consent is given.',
]

/** What is said about an asset that passes by designation and has no task. */
export const DESIGNATION_NOTES: { readonly [Of in Designation]: SourcedFact } = {
  retirement: {
    text: 'From its description, this appears to be a retirement account. It passes to its designated beneficiaries and is not transferred to the trust.',
    source: 'Assignment of Assets',
  },
  insurance: {
    text: 'From its description, this appears to be life insurance. Insurance on the grantor’s life passes to its designated beneficiaries and is not transferred to the trust. Only the insurer’s own form can name the trustee as beneficiary; the trust then holds what is paid to the trustee.',
    source: 'Irrevocable Trust Agreement, Section 2.5',
  },
}

const BY_THE_ENTIRETIES: SourcedFact = {
  text: 'By the entireties: it passes only if both spouses sign; otherwise none of it passes.',
  source: 'Assignment of Assets; W.S. 34-1-140',
}

const OWNERSHIP_NOTES: { readonly [Of in Ownership]?: SourcedFact } = {
  joint: {
    text: 'Joint: the whole passes only if every joint owner signs; otherwise only the grantor’s interest passes. If spouses hold the property by the entireties, nothing passes.',
    source: 'Assignment of Assets; for spouses holding by the entireties, W.S. 34-1-140',
  },
  community: {
    text: 'Community property: both spouses sign.',
    source: 'Assignment of Assets',
  },
  tenants_in_common: {
    text: 'Tenants in common: only the grantor’s undivided share passes.',
    source: 'Assignment of Assets',
  },
}

/** The same for a grantor who is not married: no spouse signs. */
const OF_ONE_WHO_IS_UNMARRIED: typeof OWNERSHIP_NOTES = {
  ...OWNERSHIP_NOTES,
  joint: {
    text: 'Joint: the whole passes only if every joint owner signs; otherwise only the grantor’s interest passes.',
    source: 'Assignment of Assets',
  },
  community: {
    text: 'Community property: only the grantor’s own interest passes.',
    source: 'Assignment of Assets',
  },
}

/** What the way of owning an asset adds to its task. Nothing for a sole owner. */
export function ownershipNote(asset: Asset, unmarried: boolean): SourcedFact | undefined {
  if (unmarried) return OF_ONE_WHO_IS_UNMARRIED[asset.ownership]
  return asset.ownership === 'joint' && byTheEntireties(asset) ? BY_THE_ENTIRETIES : OWNERSHIP_NOTES[asset.ownership]
}

/** What the assignment says about mortgaged land. */
export const MORTGAGED: SourcedFact = {
  text: 'The property is conveyed subject to the mortgage, and the grantor remains liable for the loan. Before the deed is signed, the loan’s provisions on transfer are reviewed and the lender is consulted.',
  source: 'Assignment of Assets',
}

/** What comes first where a joint owner is no longer living, which no answer says. */
export const CO_OWNER_DIED: SourcedFact = {
  text: 'A co-owner who has died cannot sign: the title must first be cleared in the survivor’s name, usually with a certified death certificate. The county clerk, the bank or a lawyer can say how.',
}

/** An answer that the task needs; without a value it has not been given yet. */
export interface TaskDetail {
  label: string
  /** The answer's path within the asset. */
  path: string
  value?: string
}

const given = (label: string, path: string, value: string | undefined): TaskDetail => {
  const text = value?.trim()
  return text ? { label, path, value: text } : { label, path }
}

const DETAILS: { readonly [Of in AssetType]?: (asset: Asset) => TaskDetail[] } = {
  real_estate: (asset) => {
    const land = asset.realEstateDetails
    return [
      given('County', 'realEstateDetails.county', land?.county),
      given('State', 'realEstateDetails.state', stateOfLand(asset)),
      given('Legal description', 'realEstateDetails.legalDescription', land?.legalDescription),
      ...(land?.mortgage ? [given('Subject to a mortgage held by', 'realEstateDetails.lender', land.lender)] : []),
    ]
  },
  bank_account: ({ bankName, accountNumber }) => [
    given('Bank', 'bankName', bankName),
    given('Account ending in', 'accountNumber', accountNumber),
  ],
  investment: ({ firmName, accountNumber }) => [
    given('Firm', 'firmName', firmName),
    given('Account ending in', 'accountNumber', accountNumber),
  ],
  business: ({ businessDetails: business }) => [
    given('Entity', 'businessDetails.entityType', business?.entityType),
    given('Organized in', 'businessDetails.state', business?.state && stateInWords(business.state)),
  ],
}

/** The answers that an asset's task needs, in the order in which its papers ask for them. */
export function taskDetails(asset: Asset): TaskDetail[] {
  const owned = shareOwned(asset)
  const share = owned === undefined ? [] : [given('The grantor’s share', sharePath(asset), `${owned}%`)]
  return [...(DETAILS[asset.type]?.(asset) ?? []), ...share]
}
