import type { Asset } from './entries.ts'

/**
 * The grantor's share of an asset, in percent. A business has its own question for it; the asset's form asked for it
 * too once, and such an answer holds until the other is given.
 */
export function shareOwned({ type, percentOwned, businessDetails }: Asset): number | undefined {
  return type === 'business' ? (businessDetails?.percentOwned ?? percentOwned) : percentOwned
}

/** Whether the grantor is said to own nothing of the asset. */
export const ownsNothingOf = (asset: Asset): boolean => shareOwned(asset) === 0

/** Whether the value of the asset may be that of more than what the grantor transfers. */
export const isOwnedInPart = (asset: Asset): boolean => asset.ownership !== 'sole' || (shareOwned(asset) ?? 100) < 100

/** Where the share is asked for, as a path within the asset. */
export const sharePath = ({ type }: Asset): string =>
  type === 'business' ? 'businessDetails.percentOwned' : 'percentOwned'

/** Whether a long number in the words about an asset of this type is that of an account: land and things have others. */
export const mayHaveAccount = (type: Asset['type']): boolean => !/^(real_estate|vehicle|personal_property)$/.test(type)

/** Why an asset passes to those whom a plan or an insurer has on record as its beneficiaries. */
export type Designation = 'retirement' | 'insurance'

/** What is kept with an institution: a retirement home is land, and an insurance agency a business. */
const TYPES: readonly Asset['type'][] = ['bank_account', 'investment', 'other']

// An Ira is a person, an IRA an account; and Roth is a name unless a plan is beside it.
const RETIREMENT = [
  /\b(?:IRAs?|iras?|TSP|HSAs?|hsas?|SEP|SIMPLE)\b/,
  /\broth (?:ira|account|401|403|457|plan)|\bsimple ira|\bsep ira/i,
  /\b(?:401|457) ?\(?k\)?(?![a-z])|\b(?:403|457) ?\(?b\)?(?![a-z])/i,
  /\b(?<!non[ -])(?:retirement|pension|keogh|thrift savings|health savings|profit[ -]sharing)\b/i,
]
const INSURANCE = /\b(?:life (?:insurance|assurance|policy)|(?:term|whole|universal|variable) life)\b/i

/**
 * Whether an asset is a retirement account or life insurance, read from the words of its name and description, as the
 * questionnaire has no type for either. These pass by the designation of their beneficiaries, and an assignment of a
 * retirement account is treated as a distribution of it; the documents list them and do not assign them.
 */
export function passesByDesignation({
  type,
  name,
  description,
}: Pick<Asset, 'type' | 'name' | 'description'>): Designation | undefined {
  if (!TYPES.includes(type)) return undefined
  const words = `${name}\n${description ?? ''}`
  if (RETIREMENT.some((pattern) => pattern.test(words))) return 'retirement'
  return INSURANCE.test(words) ? 'insurance' : undefined
}
