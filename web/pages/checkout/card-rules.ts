import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'

/** The digits of what was typed or pasted, at most `most` of them. */
export function digitsOnly(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most)
}

/**
 * An expiry date as it is typed or pasted, in the form MM/YY as far as it goes. `before` is what the field held: while
 * text is being taken away, a slash at the end goes with it, so that deleting never sticks at the slash.
 */
export function withSlash(text: string, before = ''): string {
  const deleting = text.length < before.length
  const month = digitsOnly(deleting ? text : text.replace(/^\s*([1-9])\/$/, '0$1'), 2)
  const rest = yearOf(text, digitsOnly(text, 6))
  if (month.length < 2 || (rest === '' && deleting)) return month
  return `${month}/${rest}`
}

/** Two digits of a year; from a pasted 04/2027, the last two. */
function yearOf(text: string, digits: string): string {
  const whole = /^\s*\d{2}\s*\/?\s*20(\d{2})\s*$/.exec(text)
  return whole?.[1] ?? digits.slice(2, 4)
}

const text = z.string()

export const cardName = line(LIMITS.name, 'Name is required', 2)
export const cardNumber = text.check(z.regex(/^\d{16}$/, 'Card number must be 16 digits'))
/** MM/YY. A date that is past is a matter for whoever charges the card. */
export const expiryDate = text.check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'Expiry date must be in MM/YY format'))
export const cvc = text.check(z.regex(/^\d{3,4}$/, 'CVC must be 3 or 4 digits'))

/** The card form of the checkout (specification P 3, 5). Its values stay in the page. */
export const Card = z.object({ cardName, cardNumber, expiryDate, cvc })
export type Card = z.infer<typeof Card>

export const blankCard: Card = { cardName: '', cardNumber: '', expiryDate: '', cvc: '' }
