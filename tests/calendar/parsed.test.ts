import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icalendar } from '#domain/calendar/icalendar.ts'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { families, type SampleName } from '#samples/families.ts'

const TODAY = '2026-11-20'
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
