import * as z from 'zod/mini'
import { line } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { planIds } from '#domain/product.ts'
import { operation, resource } from './operation.ts'
import { Session } from './session.ts'

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
