import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icalendar } from '#domain/calendar/icalendar.ts'
import { nextAnniversary, REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { dueReminders, type ReminderWish, remindersOf } from '#domain/calendar/reminders.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { families, recordOf, type SampleName, samples } from '#samples/families.ts'

const TODAY = '2026-11-20'
const of = (trust = families.complete, today = TODAY) =>
  Object.fromEntries(remindersOf(trust, today).map((each) => [each.id, each]))

test.each([
  ['2025-05-01', '2026-11-20', '2027-05-01'],
  ['2025-11-20', '2026-11-20', '2026-11-20'],
  ['2025-12-31', '2026-11-20', '2026-12-31'],
  ['2024-02-29', '2026-11-20', '2027-02-28'],
])('the next anniversary of %s after %s is %s', (date, today, next) => expect(nextAnniversary(date, today)).toBe(next))

test('the planned day of the signing is in it until it has passed, with its time and its place', () => {
  const planned = { ...families.begun, signingDate: '2026-12-15', signingTime: '10:00', signingPlace: ' Grace Church ' }
  const on = (today: string) => remindersOf(planned, today).find(({ id }) => id === 'signing')
  expect(on('2026-12-15')).toMatchObject({ date: '2026-12-15', title: 'Sign the trust documents' })
  expect(on('2026-11-20')?.words.slice(0, 2)).toEqual(['At 10:00.', 'Grace Church'])
  expect(on('2026-12-16')).toBeUndefined()
})

test('the review comes each year on the day of the trust, else of its completion, else a year from today', () => {
  expect(of().review).toMatchObject({ date: '2027-05-01', yearly: true })
  expect(of(recordOf({ completedAt: '2026-03-04T10:00:00.000Z' })).review?.date).toBe('2027-03-04')
  expect(of(recordOf({})).review?.date).toBe('2027-11-20')
  expect(of(recordOf({ trustDate: '2026-11-20' })).review?.date, 'not on the day itself').toBe('2027-11-20')
  const ahead = of(recordOf({ trustDate: '2026-12-01' })).review?.date
  expect(ahead, 'of a trust that is still to be signed, a year after').toBe('2027-12-01')
  for (const trustDate of ['9999-12-31', '9999-06-01'])
    expect(of(recordOf({ trustDate })).review?.date, 'there is no later year').toBe(trustDate)
  expect(of(recordOf({}), '2028-02-29').review?.date).toBe('2029-02-28')
})

test('the accountant is asked each year before April 15', () => {
  expect(of().taxes).toMatchObject({ date: '2027-03-01', yearly: true })
  expect(JSON.stringify(of().taxes)).toMatch(/In general.*April 15.*Ask your accountant/)
})

const asset = (id: string, funding?: object) => ({
  id,
  name: `Asset ${id}`,
  type: 'vehicle',
  ownership: 'sole',
  ...(funding && { funding }),
})
const withAssets = (...assets: object[]) => recordOf({ assets: { put: assets } } as Parameters<typeof recordOf>[0])

test('an open item is due on the day noted for it; what is done or not needed is not', () => {
  const reminders = of(
    withAssets(
      asset('planned', { status: 'in-progress', date: '2027-01-05', note: 'Ask at the counter.' }),
      asset('done', { status: 'done', date: '2027-01-05' }),
      asset('spared', { status: 'not-needed' }),
    ),
  )
  expect(reminders['funding-planned']).toMatchObject({
    date: '2027-01-05',
    title: 'Move into the trust: Asset planned',
  })
  expect(reminders['funding-planned']?.words.join()).toContain('Ask at the counter.')
  expect(Object.keys(reminders)).toEqual(['review', 'taxes', 'funding-planned'])
})

test('items without a day, or whose day is past, come together in a month', () => {
  const { funding } = of(withAssets(asset('a'), asset('b', { status: 'to-do', date: '2026-11-19' })))
  expect(funding).toMatchObject({ date: '2026-12-20', title: '2 assets are not yet in the trust' })
  expect(funding?.words.at(-1)).toBe('Still to do:\n- Asset a\n- Asset b')
  expect(of(withAssets(asset('a'))).funding?.title).toBe('An asset is not yet in the trust')
})

test('of very many assets twenty are named', () => {
  const list = of(families.veryLarge).funding?.words.at(-1)?.split('\n') ?? []
  expect(list).toHaveLength(22)
  expect(list.at(-1)).toMatch(/^- and \d+ more$/)
})

test('shares come out in the years that the ages and years of birth give, and none that is past', () => {
  const shares = remindersOf(families.complete, TODAY).filter(({ id }) => id.startsWith('share-'))
  expect(shares.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2029-01-01 Clara Jane Whitlock reaches 25 this year: a third of the share can be paid out after the grantor’s death',
    '2034-01-01 Clara Jane Whitlock reaches 30 this year: half of what remains of the share can be paid out after the grantor’s death',
    '2039-01-01 Clara Jane Whitlock reaches 35 this year: the rest of the share can be paid out after the grantor’s death',
    '2040-01-01 Owen Samuel Whitlock reaches 30 this year: a third of the share can be paid out after the grantor’s death',
    '2045-01-01 Owen Samuel Whitlock reaches 35 this year: half of what remains of the share can be paid out after the grantor’s death',
    '2050-01-01 Owen Samuel Whitlock reaches 40 this year: the rest of the share can be paid out after the grantor’s death',
  ])
  expect(remindersOf(families.complete, '2051-01-01').filter(({ id }) => id.startsWith('share-'))).toEqual([])
})

test('of a year that has begun the birthday may still come, and a reminder is on no day that is past', () => {
  const [share] = remindersOf(families.complete, '2029-11-20').filter(({ id }) => id.startsWith('share-'))
  expect(share).toMatchObject({ date: '2029-11-20', title: expect.stringContaining('reaches 25 this year') })
})

test('a share that comes out as a whole, and one that only follows another, are named as such', () => {
  const lump = { ...families.complete, distributionType: 'lump-sum' }
  expect(of(lump)['share-b-clara-0']?.title).toBe(
    'Clara Jane Whitlock reaches 25 this year: the share can be paid out after the grantor’s death',
  )
  const contingent = recordOf({
    distributionType: 'lump-sum',
    beneficiaries: {
      put: [
        { id: 'a', name: 'A', relationship: 'child', birthYear: 2020 },
        { id: 'b', name: 'B', relationship: 'child', birthYear: 2020, isPrimary: false },
      ],
    },
  })
  expect(of(contingent)['share-b-0']?.words.join()).toContain('Article 9 of the trust agreement')
  expect(of(contingent)['share-a-0']?.words.join()).not.toContain('contingent')
})

test.each([
  ['26: 20%, 30: 30%, 40: 50%', ['2040 50% of the share', '2050 50% of the share']],
  ['26: 20%, 30: 80%', ['2040 the share']],
])('parts of %s that wait for one age are one reminder', (distributionStages, expected) => {
  const trust = { ...families.complete, distributionType: 'staggered', distributionStages }
  const owens = remindersOf(trust, TODAY).filter(({ id }) => id.startsWith('share-b-owen'))
  expect(owens.map(({ date, title }) => `${date.slice(0, 4)} ${/: (.*) can/.exec(title)?.[1]}`)).toEqual(expected)
})

test('a part of the family’s own is named by its percentage, and a trust for generations has none', () => {
  const stages = { ...families.complete, distributionStages: '26: 20%, 40: 80%' }
  expect(of(stages)['share-b-clara-0']?.title).toBe(
    'Clara Jane Whitlock reaches 26 this year: 20% of the share can be paid out after the grantor’s death',
  )
  const kept = { ...families.complete, distributionType: 'hems' }
  expect(Object.keys(of(kept)).filter((id) => id.startsWith('share-'))).toEqual([])
})

test('where the agreement has the income paid out, that comes every December', () => {
  const income = (distributionType: string) => of({ ...families.complete, distributionType }).income
  expect(income('income-principal')).toMatchObject({ date: '2026-12-01', yearly: true })
  expect(income('income-principal')?.title).toMatch(/of each share, after the grantor’s death$/)
  expect(income('income-only')?.title).toBe('Pay out this year’s income of the trust')
  for (const type of ['lump-sum', 'staggered', 'discretionary', 'hems', 'incentive', 'custom'])
    expect(income(type)).toBeUndefined()
  const trust = { ...families.complete, distributionType: 'income-only' }
  const days = daily(trust, '2026-11-20', '2028-12-20').filter((line) => line.endsWith(' income'))
  expect(days).toEqual(['2026-12-01 income', '2027-12-01 income', '2028-12-01 income'])
})

test('no reminder says a social security number', () => {
  for (const family of Object.values(families)) {
    const { grantorSsn, einResponsiblePartySSN } = family
    const text = JSON.stringify(remindersOf(family, TODAY))
    for (const number of [grantorSsn, einResponsiblePartySSN]) if (number) expect(text).not.toContain(number)
  }
  expect(samples.complete.grantorSsn).toBeDefined()
})

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

const assetDue = (id: string, date = '', status = 'to-do') => ({
  ...{ id, name: `Asset ${id}`, type: 'vehicle', ownership: 'sole' },
  funding: { status, ...(date && { date }) },
})

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
  expect(funding(assetDue('a', '2027-01-05'), assetDue('done', '', 'done'))).toEqual([
    '2027-01-05 funding-a',
    // Its day is past, and it is still open.
    '2027-03-20 funding',
    '2027-06-18 funding',
    '2027-09-16 funding',
  ])
  expect(funding(assetDue('a'))[0]).toBe('2026-12-20 funding')
  expect(funding(assetDue('a', '2027-01-05', 'done'), assetDue('b', '', 'not-needed'))).toEqual([])
})

test('a share of the year that has begun comes the next morning, and not again', () => {
  const trust = { ...families.complete }
  const shares = daily(trust, '2029-06-10', '2030-02-01').filter((line) => line.includes('share-'))
  expect(shares).toEqual([expect.stringMatching(/^2029-06-11 share-/)])
})

test('what a server that was down has missed comes together, without what is long past', () => {
  const assets = [assetDue('early', '2027-01-10'), assetDue('late', '2027-02-27')]
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

const NAME = 'عائشة; بنت, محمد \\ “الأولى” وعائلتها الكبيرة جداً من المدينة القديمة'

/** The calendar of a family as a program by others reads it. */
function read(family: SampleName, changes: object = {}) {
  const trust = { ...families[family], ...changes }
  const reminders = remindersOf(trust, TODAY)
  const text = icalendar(reminders, {
    language: 'en',
    name: NAME,
    owner: 'u-1',
    now: `${TODAY}T10:30:00.000Z`,
    site: 'http://localhost:3000',
  })
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    text,
    reminders,
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  }
}

test.each(Object.keys(families) as SampleName[])('the calendar of the family %s is read as it was meant', (family) => {
  const { reminders, events, calendar, text } = read(family)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  // The parser leaves the marks in what it does not know.
  expect(String(calendar.getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, '$1')).toBe(NAME)
  expect(events.map(({ summary }) => summary)).toEqual(reminders.map(({ title }) => title))
  expect(events.map(({ description }) => description)).toEqual(reminders.map(({ words }) => words.join('\n\n')))
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(reminders.map(({ date }) => date))
  expect(events.every(({ startDate, duration }) => startDate.isDate && duration.toSeconds() === 86_400)).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(reminders.length)
  expect(events.filter((event) => event.isRecurring()).length).toBe(2)
  for (const number of [families[family].grantorSsn, families[family].einResponsiblePartySSN])
    if (number) expect(text).not.toContain(number)
})

test('names in Arabic, and marks that mean something in a calendar, come through whole', () => {
  const beneficiaries = [{ id: 'a', name: NAME, relationship: 'child' as const, birthYear: 2010, distributionAge: 30 }]
  const { events } = read('complete', { beneficiaries })
  expect(events.map(({ summary }) => summary)).toContain(
    `${NAME} reaches 30 this year: a third of the share can be paid out after the grantor’s death`,
  )
})

test('the review comes again every year', () => {
  const [review] = read('complete').events
  const dates = review?.iterator()
  expect([dates?.next(), dates?.next(), dates?.next()].map(String)).toEqual(['2027-05-01', '2028-05-01', '2029-05-01'])
})
