import { expect, test } from 'vitest'
import { longDate, shortDate } from './calendar-date.ts'

test('English dates are as Intl writes them', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 1; month <= 12; month += 1) {
    const date = `2026-${String(month).padStart(2, '0')}-09`
    expect(longDate(date)).toBe(intl.format(new Date(`${date}T00:00:00Z`)))
  }
})

test('a day of this year comes without the year, and in Spanish as families there write it', () => {
  expect(shortDate('2026-05-03', '2026-11-28')).toBe('May 3')
  expect(shortDate('2024-05-03', '2026-11-28')).toBe('May 3, 2024')
  expect(shortDate('2024-05-03', '2026-11-28', 'es-US')).toBe('3 de mayo de 2024')
})

test.each(['', '2026-02-30', 'soon'])('%j, no calendar date, comes back unchanged', (text) =>
  expect(longDate(text)).toBe(text),
)
