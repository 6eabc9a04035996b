/** The packages that can be bought, from the smallest to the largest (specification P 3). */
export const planIds = ['starter', 'pro', 'elite'] as const
export type PlanId = (typeof planIds)[number]

// As the comparison of the plans promises.
const WITH_PREVIEW: readonly string[] = ['pro', 'elite'] satisfies PlanId[]

/** Whether a package holds previews of the documents. Without the payment check every account has them. */
export function holdsPreviews(paymentCheck: boolean, packageType: string | null | undefined): boolean {
  return !paymentCheck || WITH_PREVIEW.includes(packageType ?? '')
}
