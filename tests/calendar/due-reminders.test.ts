import { expect, test } from 'vitest'
import { dueReminders, type ReminderWish } from '#domain/calendar/due-reminders.ts'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { families, recordOf } from '#samples/families.ts'

const wish = (since: string, through = since): ReminderWish => ({ kinds: REMINDER_KINDS, since, through })
const due = (trust = families.complete, today: string, asked: ReminderWish) =>
  dueReminders(trust, asked, today).map(({ id, date }) => `${date} ${id}`)

/** What comes when every so many days are looked at. */
function daily(trust: typeof families.complete, since: string, until: string, apart = 1): string[] {
  const all: string[] = []
  for (let day = since; day < until; ) {
    const through = day
    day = addDays(day, apart)
    all.push(...due(trust, day, wish(since, through)))
  }
  return all
}

const asset = (id: string, date = '', status = 'to-do') => ({
  ...{ id, name: `Asset ${id}`, type: 'vehicle', ownership: 'sole' },
  funding: { status, ...(date && { date }) },
})
const withAssets = (...put: object[]) => recordOf({ assets: { put } } as Parameters<typeof recordOf>[0])

test('each day of the calendar comes once, in the order of the days', () => {
  expect(daily(families.complete, '2026-11-20', '2029-05-02', 7).filter((line) => !line.includes('funding'))).toEqual([
    '2027-03-01 taxes',
    '2027-05-01 review',
    '2028-03-01 taxes',
    '2028-05-01 review',
    expect.stringMatching(/^2029-01-01 share-/),
    '2029-03-01 taxes',
    '2029-05-01 review',
  ])
})

test('a trust without a date is looked through on the day of its completion, else of the wish', () => {
  const reviews = (trust: Parameters<typeof recordOf>[0]) =>
    daily(recordOf(trust), '2026-11-20', '2028-12-01').filter((line) => line.endsWith('review'))
  expect(reviews({})).toEqual(['2027-11-20 review', '2028-11-20 review'])
  expect(reviews({ completedAt: '2026-03-04T10:00:00.000Z' })).toEqual(['2027-03-04 review', '2028-03-04 review'])
  expect(reviews({ trustDate: '2028-01-01' }), 'not on the day itself').toEqual([])
})

test('an asset comes on its day; those without one after a month, then every three, while they are open', () => {
  const funding = (...assets: object[]) =>
    daily(withAssets(...assets), '2026-11-20', '2027-09-30').filter((line) => line.includes('funding'))
  expect(funding(asset('a', '2027-01-05'), asset('done', '', 'done'))).toEqual([
    '2027-01-05 funding-a',
    // Its day is past, and it is still open.
    '2027-03-20 funding',
    '2027-06-18 funding',
    '2027-09-16 funding',
  ])
  expect(funding(asset('a'))[0]).toBe('2026-12-20 funding')
  expect(funding(asset('a', '2027-01-05', 'done'), asset('b', '', 'not-needed'))).toEqual([])
})

test('a share of the year that has begun comes the next morning, and not again', () => {
  const trust = { ...families.complete }
  const shares = daily(trust, '2029-06-10', '2030-02-01').filter((line) => line.includes('share-'))
  expect(shares).toEqual([expect.stringMatching(/^2029-06-11 share-/)])
})

test('what a server that was down has missed comes together, without what is long past', () => {
  const assets = [asset('early', '2027-01-10'), asset('late', '2027-02-27')]
  expect(due(withAssets(...assets), '2027-03-04', wish('2026-11-20', '2027-02-20'))).toEqual([
    '2027-03-01 taxes',
    '2027-02-27 funding-late',
  ])
  const long = due(withAssets(...assets), '2027-03-04', wish('2026-11-20', '2026-12-01'))
  expect(long).toEqual(['2027-03-01 taxes', '2027-02-27 funding-late'])
  expect(due(withAssets(...assets), '2027-04-05', wish('2026-11-20', '2026-12-01')).join()).not.toContain('taxes')
})

test('nothing comes of a kind that is not wished, of a day looked at, or where a clock was ahead', () => {
  const today = '2027-03-01'
  expect(due(families.complete, today, { ...wish('2026-11-20', '2027-02-28'), kinds: ['review'] })).toEqual([])
  expect(due(families.complete, today, wish('2026-11-20', today))).toEqual([])
  expect(due(families.complete, today, wish('2026-11-20', '2031-01-01'))).toEqual([])
  expect(due(families.complete, today, wish('2026-11-20', '2027-02-28'))).toEqual(['2027-03-01 taxes'])
})
