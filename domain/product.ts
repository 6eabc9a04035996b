import { message } from './message.ts'

const name = 'Kinstead'

/** The product's name and the operator's addresses, as pages, toasts and documents print them. */
export const product = {
  name,
  strapline: 'Wyoming dynasty trusts',
  supportEmail: 'support@kinstead.example',
  senderEmail: 'no-reply@kinstead.example',
  privacyEmail: 'privacy@kinstead.example',
  notALawFirm: message('{name} is not a law firm, gives no legal advice and creates no attorney-client relationship.', {
    name,
  }),
  attorneyFirst: 'Please have your documents read by an attorney before you sign.',
} as const

/** The languages of the pages and of the mails. English is the default; the documents know no other. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The packages that can be bought, from the smallest to the largest (specification P 3). */
export const planIds = ['starter', 'pro', 'elite'] as const
export type PlanId = (typeof planIds)[number]

// As the comparison of the plans promises.
const WITH_PREVIEW: readonly string[] = ['pro', 'elite'] satisfies PlanId[]

/** Whether a package holds previews of the documents. Without the payment check every account has them. */
export function holdsPreviews(paymentCheck: boolean, packageType: string | null | undefined): boolean {
  return !paymentCheck || WITH_PREVIEW.includes(packageType ?? '')
}
