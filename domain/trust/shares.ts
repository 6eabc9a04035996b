import type { Beneficiary } from './entries.ts'

export type ShareField = 'sharePercent' | 'incomeShare' | 'principalShare'

/** What the stated shares of a list add up to in per cent, to two decimals, and whether any and whether every share is stated. */
export function sharesOf(beneficiaries: readonly Beneficiary[], field: ShareField) {
  const stated = beneficiaries.map((beneficiary) => beneficiary[field]).filter((share) => share !== undefined)
  const total = Number(stated.reduce((sum, share) => sum + share, 0).toFixed(2))
  return { any: stated.length > 0, all: stated.length === beneficiaries.length, total }
}
