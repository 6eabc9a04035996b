import { type Plan, planOf } from '#content/plans.ts'
import { pages } from '#contract/pages.ts'
import type { PlanId } from '#domain/plan-ids.ts'

const KEY = 'selectedPlan'

/** The plan chosen before there was an account to buy it with. */
export function selectedPlan(): Plan | undefined {
  return planOf(window.sessionStorage.getItem(KEY))
}

export function rememberSelectedPlan(id: PlanId): void {
  window.sessionStorage.setItem(KEY, id)
}

export function forgetSelectedPlan(): void {
  window.sessionStorage.removeItem(KEY)
}

/** The checkout for a plan. */
export function checkoutPath(id: PlanId): string {
  return `${pages.checkout}?plan=${id}`
}
