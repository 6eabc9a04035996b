import * as z from 'zod/mini'
import { line } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { planIds } from '#domain/product.ts'
import { Session } from './auth.ts'
import { operation, resource } from './operation.ts'

/** The record of a purchase (specification P 3). */
export const Purchase = z.object({
  id: z.string(),
  userId: z.string(),
  packageId: z.enum(planIds),
  packageName: z.string(),
  amount: z.number(),
  currency: z.literal('USD'),
  paymentMethod: z.literal('credit_card'),
  purchaseDate: z.iso.datetime(),
  status: z.literal('completed'),
})
export type Purchase = z.infer<typeof Purchase>

export const buyPackage = operation({
  method: 'POST',
  path: '/api/purchases',
  access: 'signed-in',
  request: z.strictObject({
    plan: z.enum(planIds, 'There is no such package.'),
    from: z.optional(z.enum(planIds, 'There is no such package.')),
  }),
  response: z.object({ session: Session, purchase: z.nullable(Purchase) }),
  errors: ['payment-required'],
  idempotent: true,
  summary: 'Buy a package',
  description:
    'Once for each account. The server sets title, amount and time; no card is charged or sent. For an account that has paid it changes nothing. With `from`, the smaller package that the caller has paid for, it upgrades to this one for the difference of the prices.',
  answer: 'The session, now with `hasPaid`, and the purchase: null for an account that counts as paid without one.',
  example: { plan: 'pro' },
})

/** The billing record (specification P 3): all that is stored of a card. Never its number, never its CVV. */
export const Billing = z.object({
  cardLast4: z.string(),
  cardMasked: z.string(),
  cardholderName: z.string(),
  expiryDate: z.string(),
  updatedAt: z.iso.datetime(),
})
export type Billing = z.infer<typeof Billing>

/** The name on a card. A card number is rejected: the name is stored, and the number must not be. */
export const cardholderName = line(LIMITS.name, 'Card holder name is required', 2).check(
  z.refine(
    // In any script and with any spacing. No name has that many digits.
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) < 12,
    'This looks like a card number. Please enter the name on the card.',
  ),
)

/** A month on a card, MM/YY. {@link isPastMonth} checks whether it is past. */
export const expiryDate = z
  .string('Expiry date is required')
  .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry date is required'))

/** Whether a card that is valid through the month `expiry` (MM/YY) had expired before the day `today` (yyyy-MM-dd). */
export function isPastMonth(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

export const readBilling = operation({
  method: 'GET',
  path: '/api/billing',
  access: 'signed-in',
  response: z.nullable(Billing),
  summary: 'Read the card on file',
  answer: 'The billing record, or null when there is none.',
})

export const changeBilling = operation({
  method: 'PUT',
  path: '/api/billing',
  access: 'signed-in',
  request: z.strictObject({
    cardLast4: z
      .string('This must be text.')
      .check(z.regex(/^\d{4}$/, 'Enter only the last four digits of the card number.')),
    cardholderName,
    expiryDate,
  }),
  response: Billing,
  errors: ['foreign-record'],
  summary: 'Put a card on file',
  description:
    'Replaces the earlier one. There is no field for a full card number or a security code: a body with one is rejected.',
  fields: { expiryDate: 'MM/YY, not in the past.' },
  example: { cardLast4: '4242', cardholderName: 'Ann Alder', expiryDate: '12/98' },
})

export const purchases = resource({
  tag: 'Profile and billing',
  operations: { buyPackage, readBilling, changeBilling },
  schemas: {
    Purchase: {
      schema: Purchase,
      description: 'The record of a purchase.',
      fields: { id: '`{userId}_{milliseconds}`.', amount: 'US dollars.' },
    },
    Billing: {
      schema: Billing,
      description: 'The stored part of a card: never its number, never its security code.',
      fields: {
        cardLast4: 'The last four digits of the card’s number.',
        cardMasked: 'Such as `•••• •••• •••• 4242`.',
        expiryDate: 'MM/YY.',
      },
    },
  },
})

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
