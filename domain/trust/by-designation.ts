import type { Asset } from './entries.ts'

/** Why an asset passes to those whom a plan or an insurer has on record as its beneficiaries. */
export type Designation = 'retirement' | 'insurance'

/** What is kept with an institution: a retirement home is land, and an insurance agency a business. */
const TYPES: readonly Asset['type'][] = ['bank_account', 'investment', 'other']

// An Ira is a person, an IRA an account; and Roth is a name unless a plan stands beside it.
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
