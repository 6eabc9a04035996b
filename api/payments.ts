import * as z from 'zod/mini'
import { planIds } from '#domain/plan-ids.ts'
import { operation, resource } from './operation.ts'

/**
 * `open`: not paid yet. `expired`: it can no longer be paid. `disputed`: the holder of the card contests it, or has won.
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
  /** Whether the account has its package by it. False also for a package that was paid twice. */
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
    'Where the operator has set PAYMENTS to stripe. Answers with the address of Stripe’s own page, on which the card is entered. Ends a payment of the account that was begun before and not completed. With `from`, the smaller package that the account has, it upgrades for the difference of the prices. Stripe reports a completed payment to the server, not to the browser.',
  example: { plan: 'pro' },
})

export const readPayments = operation({
  method: 'GET',
  path: '/api/payments',
  access: 'signed-in',
  response: z.object({ payments: z.array(Payment) }),
  errors: ['payments-off'],
  summary: 'Read the payments',
  description: 'Newest first. Asks Stripe about open payments, so that one is found whose report was lost.',
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
        counts: 'Whether the account has its package by this payment.',
        receiptUrl: 'Of Stripe’s receipt.',
      },
    },
  },
})
