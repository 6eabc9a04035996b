import { expect, test } from 'vitest'
import { cardholderName, expiryDate, isPastMonth } from './purchases.ts'

test.each([
  ['11/26', '2026-11-01', false],
  ['11/26', '2026-11-30', false],
  ['10/26', '2026-11-01', true],
  ['12/25', '2026-01-01', true],
  ['01/27', '2026-12-31', false],
  ['01/99', '2026-11-20', false],
])('a card good through %s is past on %s: %s', (expiry, today, past) => expect(isPastMonth(expiry, today)).toBe(past))

test.each([
  ['01/30', true],
  ['12/30', true],
  ['00/30', false],
  ['13/30', false],
  ['1/30', false],
  ['01/2030', false],
  ['01-30', false],
  ['', false],
])('%j is an expiry date: %s', (text, good) => expect(expiryDate.safeParse(text).success).toBe(good))

test.each([
  ['Al', undefined],
  ['عائشة بنت أبي بكر', undefined],
  ['R2 D2 the 3rd', undefined],
  ['A', 'Card holder name is required'],
  ['   A   ', 'Card holder name is required'],
  ['', 'Card holder name is required'],
  ['4242424242424242', 'This looks like a card number. Please enter the name on the card.'],
  ['4242.4242.4242.4242', 'This looks like a card number. Please enter the name on the card.'],
  ['4242  4242\u00a04242  4242', 'This looks like a card number. Please enter the name on the card.'],
  ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', 'This looks like a card number. Please enter the name on the card.'],
  ['Ann 4242 4242 4242', 'This looks like a card number. Please enter the name on the card.'],
])('of the name %j it says %s', (name, message) => {
  const read = cardholderName.safeParse(name)
  expect(read.error?.issues[0]?.message).toBe(message)
})
