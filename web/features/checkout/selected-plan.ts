import { pages } from '#api/pages.ts'
import { type PlanId, planIds } from '#domain/product.ts'

const KEY = 'selectedPlan'

/** The plan chosen before there was an account to buy it with. */
export function selectedPlan(): PlanId | undefined {
  const stored = window.sessionStorage.getItem(KEY)
  return planIds.find((id) => id === stored)
}

export function rememberSelectedPlan(id: PlanId): void {
  window.sessionStorage.setItem(KEY, id)
}

export function forgetSelectedPlan(): void {
  window.sessionStorage.removeItem(KEY)
}

/** The checkout for a plan; for an upgrade, with the plan that has been paid for. */
export function checkoutPath(id: PlanId, from?: PlanId): string {
  return `${pages.checkout}?plan=${id}${from ? `&from=${from}` : ''}`
}
