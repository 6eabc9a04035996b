import type { PlanId } from '#domain/product.ts'

/** A package as the services page, the home page and the checkout show it. Prices are whole US dollars. */
export interface Plan {
  id: PlanId
  title: string
  price: number
  /** The checkout's description (specification P 3). */
  description: string
  /** What it comes with, in a sentence: of the program as `PAYMENT_CHECK` has it (`domain/product.ts`), and of people. */
  inShort: string
  features: readonly string[]
  recommended: boolean
}

/** What each package holds; the features are the operator's services (specification P 9). */
export const plans: readonly Plan[] = [
  {
    id: 'starter',
    title: 'Starter',
    price: 99,
    description: 'Basic trust creation',
    inShort: 'The thirteen steps, and all nine documents as Word files.',
    features: [
      'Trust Builder access',
      'Document download after completion',
      'Email support',
      'Basic Wyoming templates',
      'Free updates for 30 days',
    ],
    recommended: false,
  },
  {
    id: 'pro',
    title: 'Pro',
    price: 199,
    description: 'Advanced trust management',
    inShort:
      'You can also see each document as pages, beside the questions and in full, and read, print or save it as a PDF before it is final.',
    features: [
      'All Starter features',
      'Document dashboard (manage and re-edit anytime)',
      'PDF previews before finalization',
      'Enhanced templates',
      'Free updates for 1 year',
      'Priority email support',
    ],
    recommended: true,
  },
  {
    id: 'elite',
    title: 'Elite',
    price: 399,
    description: 'Comprehensive trust services',
    inShort:
      'It also includes help from people: assistance with the EIN, phone support, and a video session with an independent attorney, who can write custom clauses. A reminder to review the trust comes each year.',
    features: [
      'All Pro features',
      '1-on-1 video session with an attorney',
      'EIN help',
      'Custom clause creation',
      'Lifetime document updates',
      'Priority phone support',
      'Annual trust review reminders',
    ],
    recommended: false,
  },
]

interface ComparisonRow {
  feature: string
  /** A word, or whether the plan has the feature, in the order of {@link plans}. */
  cells: readonly [string | boolean, string | boolean, string | boolean]
}

export const comparison: readonly ComparisonRow[] = [
  { feature: 'Trust Builder access', cells: [true, true, true] },
  { feature: 'Document download after completion', cells: [true, true, true] },
  { feature: 'Wyoming templates', cells: ['Basic', 'Enhanced', 'Enhanced'] },
  { feature: 'Document dashboard', cells: [false, true, true] },
  { feature: 'PDF preview', cells: [false, true, true] },
  { feature: 'Custom clause creation', cells: [false, false, true] },
  { feature: 'Attorney consultation', cells: [false, false, true] },
  { feature: 'EIN help', cells: [false, false, true] },
  { feature: 'Annual trust review reminders', cells: [false, false, true] },
  { feature: 'Document updates', cells: ['30 days', '1 year', 'Lifetime'] },
  { feature: 'Support', cells: ['Email', 'Priority Email', 'Phone + Email'] },
]

/** What a larger package costs an account that has paid for a smaller one: the difference. Undefined when it is no larger one. */
export function upgradePrice(from: Plan, to: Plan): number | undefined {
  return to.price > from.price ? to.price - from.price : undefined
}

/** The plan of that id, or undefined for any other text. */
export function planOf(id: string | null | undefined): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}
