/** The packages that can be bought, from the smallest to the largest (specification P 3). */
export const planIds = ['starter', 'pro', 'elite'] as const
export type PlanId = (typeof planIds)[number]
