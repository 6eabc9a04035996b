import { describe, expect, test } from 'vitest'
import { english } from '../message.ts'
import { dateIn, isTimeZone, longDate, nextHourIn, shortDate } from './calendar-date.ts'
import { dashedEin, dashedSsn, dollars, isNeverIssued, maskedSsn, shownSsn, ssnDigits } from './numbers.ts'
import { percentAnswer } from './schemas.ts'

describe('numbers', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['12345', '123-45'],
    ['123456789', '123-45-6789'],
    ['123-45-6789-0', '123-45-6789'],
  ])('T 5: dashes after the third and the fifth digit of %s', (typed, shown) => expect(dashedSsn(typed)).toBe(shown))

  test.each([
    ['536904321', 'XXX-XX-4321'],
    ['4321', 'XXX-XX-4321'],
    ['', ''],
    [undefined, ''],
  ])('T 9: %s is masked as %s', (number, shown) => expect(maskedSsn(number)).toBe(shown))

  test.each([
    ['536904321', 'XXX-XX-4321'],
    ['4321', 'XXX-XX-4321 (4 of 9 digits)'],
    ['53690', 'XXX-XX-3690 (5 of 9 digits)'],
    ['XXX-XX-4321', 'XXX-XX-4321'],
    ['XXX-XX-4321 (4 of 9 digits)', 'XXX-XX-4321 (4 of 9 digits)'],
    ['XXX-XX-4321/abcdef', 'XXX-XX-4321'],
    ['', ''],
  ])('%s is shown as %s, and never looks whole when it is not', (number, shown) =>
    expect(english(shownSsn(number))).toBe(shown),
  )

  test('only digits are kept, at most nine', () => expect(ssnDigits('a1b2-34567890x')).toBe('123456789'))

  test.each([
    ['83', '83'],
    ['831234567', '83-1234567'],
    // A number cut to the right length would be another organization's.
    ['83-12345678', '83-12345678'],
  ])('an EIN typed as %s', (typed, shown) => expect(dashedEin(typed)).toBe(shown))

  test.each([
    ['', ''],
    [undefined, ''],
    ['0', '$0'],
    ['999', '$999'],
    ['1250000', '$1,250,000'],
    ['999999999999999', '$999,999,999,999,999'],
  ])('T 2.5: the value %s shows as %s', (digits, shown) => expect(dollars(digits)).toBe(shown))

  test.each([
    ['000-12-3456', true],
    ['666123456', true],
    ['900-12-3456', true],
    ['899-12-3456', false],
    ['001-12-3456', false],
    ['66612345', false],
  ])('%s is never issued as an SSN: %s', (number, never) => expect(isNeverIssued(number)).toBe(never))
})

describe('answers that are typed', () => {
  test.each([
    ['62,5', '62.5'],
    ['33,33 %', '33.33'],
    ['33,3333', '33.3333'],
    ['37.5 percent', '37.5'],
    ['', ''],
  ])('the share %j is read as %j', (typed, share) => {
    expect(percentAnswer.parse(typed)).toBe(share)
  })

  test.each(['33 1/3', '1,000', '62,5,1', '100,1', 'half'])('the share %j is not guessed', (typed) => {
    expect(percentAnswer.safeParse(typed).error?.issues[0]?.message).toBe(
      'A share must be between 0 and 100, for example 37.5.',
    )
  })
})

describe('calendar dates', () => {
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
})

describe('time zones', () => {
  test.each([
    ['America/Denver', true],
    ['UTC', true],
    ['Asia/Kathmandu', true],
    ['America/Atlantis', false],
    ['', false],
    ['<script>', false],
  ])('%s is a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is))

  test.each([
    ['America/Denver', '2027-05-01T05:59:59Z', '2027-04-30'],
    ['America/Denver', '2027-05-01T06:00:00Z', '2027-05-01'],
    ['Pacific/Kiritimati', '2027-05-01T10:00:00Z', '2027-05-02'],
    ['UTC', '2027-12-31T23:59:59.999Z', '2027-12-31'],
    ['America/Atlantis', '2027-12-31T23:59:59Z', '2027-12-31'],
  ])('in %s, %s falls on %s', (zone, instant, date) => expect(dateIn(zone, new Date(instant))).toBe(date))

  test.each([
    ['UTC', '2027-05-01T07:59:59Z', '2027-05-01T08:00:00.000Z'],
    ['UTC', '2027-05-01T08:00:00Z', '2027-05-02T08:00:00.000Z'],
    ['America/Denver', '2027-05-01T13:59:00Z', '2027-05-01T14:00:00.000Z'],
    ['America/Denver', '2027-05-01T14:00:00Z', '2027-05-02T14:00:00.000Z'],
    // The night in which the clocks go forward, and the one in which they go back.
    ['America/Denver', '2027-03-13T15:00:00Z', '2027-03-14T14:00:00.000Z'],
    ['America/Denver', '2027-11-06T14:00:00Z', '2027-11-07T15:00:00.000Z'],
    ['Asia/Kathmandu', '2027-05-01T02:14:59Z', '2027-05-01T02:15:00.000Z'],
    ['Pacific/Kiritimati', '2027-05-01T10:00:00Z', '2027-05-01T18:00:00.000Z'],
  ])('in %s, after %s it is eight at %s', (zone, instant, next) =>
    expect(nextHourIn(zone, 8, new Date(instant)).toISOString()).toBe(next),
  )
})
