import type { TrustRecord } from '#domain/trust/record.ts'

const KEPT_BY_THE_PRODUCT = ['uid', 'createdAt', 'lastUpdated', 'completedAt', 'currentStep', 'einEntityType']

function isAnswer(value: unknown): boolean {
  // A yes or no is a mark of the product, or goes with a name that was typed.
  if (value === null || value === undefined || typeof value === 'boolean') return false
  if (typeof value === 'object') return Object.values(value).some(isAnswer)
  return String(value).trim() !== ''
}

/** Whether anything at all has been answered: flags and times alone make no document. */
export function holdsAnswers(trust: TrustRecord): boolean {
  return Object.entries(trust).some(([field, value]) => !KEPT_BY_THE_PRODUCT.includes(field) && isAnswer(value))
}
