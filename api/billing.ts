import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { operation } from './operation.ts'

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

/** The name on a card. A card's number in its place is refused, because the name is kept and the number must not be. */
export const cardholderName = line(LIMITS.name, 'Card holder name is required', 2).check(
  z.refine(
    // In any script and however it is spaced. No name has that many digits.
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) < 12,
    'This looks like a card number. Please enter the name on the card.',
  ),
)

/** A month on a card, MM/YY. Whether it is past is judged by {@link isPastMonth}. */
export const expiryDate = z
  .string('Expiry date is required')
  .check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry date is required'))

/** Whether a card that is good through the month `expiry` (MM/YY) had run out before the day `today` (yyyy-MM-dd). */
export function isPastMonth(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.split('/')
  return `20${year}-${month}` < today.slice(0, 7)
}

/** The caller's billing record, null when there is none. */
export const readBilling = operation({
  method: 'GET',
  path: '/api/billing',
  access: 'signed-in',
  response: z.nullable(Billing),
})

/** Puts a card on file in place of the one before. There is no field for a whole number or a CVV: a body with more is refused. */
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
})
