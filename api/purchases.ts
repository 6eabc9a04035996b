import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { planIds } from '#domain/plan-ids.ts'
import { INSTANT, operation, resource } from './operation.ts'
import { Session } from './session.ts'

/** The record of a purchase (specification P 3). `id` is `{userId}_{milliseconds}`; `amount` is in whole US dollars; `purchaseDate` is ISO 8601 in UTC. */
export const Purchase = z.object({
  id: z.string(),
  userId: z.string(),
  packageId: z.enum(planIds),
  packageName: z.string(),
  amount: z.number(),
  currency: z.literal('USD'),
  paymentMethod: z.literal('credit_card'),
  purchaseDate: z.string(),
  status: z.literal('completed'),
})
export type Purchase = z.infer<typeof Purchase>

/** `purchase` is null for an account that counts as paid without having bought. With `from`, a caller who has another package keeps it. */
export const buyPackage = operation({
  method: 'POST',
  path: '/api/purchases',
  access: 'signed-in',
  request: z.strictObject({
    plan: z.enum(planIds, 'There is no such package.'),
    from: z.optional(z.enum(planIds, 'There is no such package.')),
  }),
  response: z.object({ session: Session, purchase: z.nullable(Purchase) }),
  idempotent: true,
  summary: 'Buy a package',
  description:
    'Once for each account: title, amount and time are the server’s, no card is charged and none is sent. Repeated, by whoever has paid already too, it changes nothing. With `from`, a smaller package that the caller has paid for, it upgrades to this one for the difference of the prices.',
  answer: 'The session, now with `hasPaid`, and the purchase.',
  example: { plan: 'pro' },
})

/** The billing record (specification P 3): all that is kept of a card. Never its number, never its CVV. */
export const Billing = z.object({
  /** The last four digits of the card's number. */
  cardLast4: z.string(),
  /** `•••• •••• •••• 4242`, made by the server from the last four digits. */
  cardMasked: z.string(),
  cardholderName: z.string(),
  /** MM/YY. */
  expiryDate: z.string(),
  /** ISO 8601 in UTC. */
  updatedAt: z.string(),
})
export type Billing = z.infer<typeof Billing>

/** The name on a card. A card's number in its place is rejected, because the name is kept and the number must not be. */
export const cardholderName = line(LIMITS.name, 'Card holder name is required', 2).check(
  z.refine(
    // In any script and however it is spaced. No name has that many digits.
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) < 12,
    'This looks like a card number. Please enter the name on the card.',
  ),
)

/** A month on a card, MM/YY. {@link isPastMonth} checks whether it is past. */
export const expiryDate = z
  .string('Expiry date is required')
  .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry date is required'))

/** Whether a card that is good through the month `expiry` (MM/YY) had run out before the day `today` (yyyy-MM-dd). */
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
      .check(z.regex(/^\d{4}$/, 'Only the last four digits of the card number are taken.')),
    cardholderName,
    expiryDate,
  }),
  response: Billing,
  errors: ['foreign-record'],
  summary: 'Put a card on file',
  description:
    'In place of the one before. There is no field for a whole card number or a security code: a body with one is refused.',
  answer: 'The billing record as it is now.',
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
      fields: { id: '`{userId}_{milliseconds}`.', amount: 'Whole US dollars.', purchaseDate: INSTANT },
    },
    Billing: {
      schema: Billing,
      description: 'All that is kept of a card: never its number, never its security code.',
      fields: {
        cardLast4: 'The last four digits of the card’s number.',
        cardMasked: 'Such as `•••• •••• •••• 4242`, made by the server.',
        expiryDate: 'MM/YY.',
        updatedAt: INSTANT,
      },
    },
  },
})
