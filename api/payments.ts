import * as z from 'zod/mini'
import { planIds } from '#domain/product.ts'
import { operation, resource } from './operation.ts'

/**
 * `open`: not paid yet. `expired`: it can no longer be paid, or the bank rejected it. `disputed`: the cardholder contests it, or has won.
 * Of these states only `paid` and `partly-refunded` give the package.
 */
export const PAYMENT_STATES = ['open', 'paid', 'partly-refunded', 'refunded', 'disputed', 'expired'] as const

/** One payment through Stripe. */
export const Payment = z.object({
  id: z.string(),
  plan: z.enum(planIds),
  from: z.optional(z.enum(planIds)),
  /** Cents of US dollars, with taxes and discounts. */
  amount: z.number(),
  refunded: z.number(),
  state: z.enum(PAYMENT_STATES),
  /** Whether it gives the account its package. False for the other payment of a package that was paid for twice. */
  counts: z.boolean(),
  at: z.iso.datetime(),
  receiptUrl: z.optional(z.string()),
})
export type Payment = z.infer<typeof Payment>

const plan = z.enum(planIds, 'There is no such package.')

export const beginCheckout = operation({
  method: 'POST',
  path: '/api/checkout',
  access: 'signed-in',
  request: z.strictObject({ plan, from: z.optional(plan) }),
  response: z.object({ url: z.string() }),
  errors: ['payments-off', 'payment-unavailable', 'already-paid'],
  idempotent: true,
  summary: 'Begin a payment',
  description:
    'Available if the operator has set PAYMENTS to stripe. Returns the address of Stripe’s own page, where the buyer enters the card. Cancels the account’s earlier payments that were not completed. With `from`, the smaller package that the account has, the buyer pays the difference in price. Stripe reports a completed payment to the server, not to the browser.',
  example: { plan: 'pro' },
})

export const readPayments = operation({
  method: 'GET',
  path: '/api/payments',
  access: 'signed-in',
  response: z.object({ payments: z.array(Payment) }),
  errors: ['payments-off'],
  summary: 'Read the payments',
  description: 'Newest first. Asks Stripe about open payments, in case a webhook was lost.',
})

export const payments = resource({
  tag: 'Profile and billing',
  operations: { beginCheckout, readPayments },
  schemas: {
    Payment: {
      schema: Payment,
      description: 'A payment through Stripe.',
      fields: {
        amount: 'In cents of US dollars, with taxes and discounts.',
        refunded: 'In cents of US dollars.',
        counts: 'Whether this payment gives the account its package.',
        receiptUrl: 'The address of Stripe’s receipt.',
      },
    },
  },
})
