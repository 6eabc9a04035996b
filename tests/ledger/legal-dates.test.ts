import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { PRIVACY_UPDATED, privacy, TERMS_UPDATED, terms } from '#content/legal.ts'

/** What each page says, as the first digits of its hash, on the day that it gives as its last change. */
const asOf = [
  {
    page: 'privacy',
    constant: 'PRIVACY_UPDATED',
    date: PRIVACY_UPDATED,
    text: privacy,
    known: ['November 27, 2026', '689092cd6cc70781'],
  },
  {
    page: 'terms',
    constant: 'TERMS_UPDATED',
    date: TERMS_UPDATED,
    text: terms,
    known: ['November 27, 2026', '74f7e205526e0cd1'],
  },
] as const

test.each(asOf)('the date in $page is that of its text', ({ page, constant, date, text, known }) => {
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  expect(
    [date, hash],
    `The text of ${page} in content/legal.ts or its date has changed. Set ${constant} to the day of the change (today is ${today}), then both here (the hash is ${hash}).`,
  ).toEqual(known)
})
