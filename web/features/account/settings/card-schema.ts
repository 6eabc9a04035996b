import * as z from 'zod/mini'
import { cardholderName, expiryDate, isPastMonth } from '#api/purchases.ts'
import { cardNumberError, digitsOnly } from '#web/features/checkout/card-rules.ts'

const DIGITS = 16

/**
 * A card's number as it is typed or pasted: at most 16 digits, in groups of four. Anything that is neither a digit nor a
 * separator is left where it is, for the schema to name.
 */
export function inGroups(typed: string): string {
  if (/[^\d\s-]/.test(typed)) return typed
  return digitsOnly(typed, DIGITS).replace(/\d{4}(?=\d)/g, '$& ')
}

/** The settings' card dialog (specification P 5), on the day `today` (yyyy-MM-dd). Its values stay in the page. */
export function cardSchema(today: string) {
  return z.object({
    cardNumber: z.string().check(
      z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
      z.refine((digits) => digits.length >= DIGITS || !cardNumberError(digits), {
        error: ({ input }) => cardNumberError(String(input)),
      }),
      z.maxLength(19, 'Card number is too long'),
      z.regex(/^\d+$/, 'Card number must contain only digits'),
    ),
    cardholderName,
    expiryDate: expiryDate.check(
      z.refine(
        (month) => !isPastMonth(month, today),
        'This date is in the past. Please choose this month or a later one.',
      ),
    ),
    cvv: z
      .string()
      .check(
        z.minLength(3, 'CVV must be 3 or 4 digits'),
        z.maxLength(4, 'CVV must be 3 or 4 digits'),
        z.regex(/^\d+$/, 'CVV must contain only digits'),
      ),
  })
}
export type CardTyped = z.infer<ReturnType<typeof cardSchema>>
