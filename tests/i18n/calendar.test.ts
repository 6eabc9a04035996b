import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icalendar } from '#domain/calendar/icalendar.ts'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { families, type SampleName } from '#samples/families.ts'
import { spanish } from './spanish.ts'

const TODAY = '2026-11-20'
const inSpanish = (family: SampleName) => remindersOf(families[family], TODAY, spanish)

const typedIn = (family: SampleName) =>
  [...(families[family].assets ?? []), ...(families[family].beneficiaries ?? [])].map(({ name }) => name)

test.each(Object.keys(families) as SampleName[])(
  'the calendar of the family %s is Spanish, and the same days',
  (family) => {
    const english = remindersOf(families[family], TODAY)
    const reminders = inSpanish(family)
    expect(reminders.map(({ id, date, path }) => ({ id, date, path }))).toEqual(
      english.map(({ id, date, path }) => ({ id, date, path })),
    )
    const before = new Set(english.flatMap(({ title, words }) => [title, ...words.flatMap((each) => each.split('\n'))]))
    const after = reminders.flatMap(({ title, words }) => [title, ...words.flatMap((each) => each.split('\n'))])
    const typed = new Set(typedIn(family).map((name) => `- ${name}`))
    expect(after.filter((line) => before.has(line) && !typed.has(line))).toEqual([])
    // Names are as they were typed, whatever words they are made of.
    const named = (all: typeof reminders) => typedIn(family).filter((name) => JSON.stringify(all).includes(name))
    expect(named(reminders)).toEqual(named(english))
  },
)

test('its accents outlive the file', () => {
  const reminders = inSpanish('complete')
  const file = {
    name: 'N',
    owner: 'u',
    language: 'es',
    now: `${TODAY}T10:30:00.000Z`,
    site: 'http://localhost',
  } as const
  const calendar = new ICAL.Component(ICAL.parse(icalendar(reminders, file)))
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Kinstead//Reminders//ES')
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(events.map(({ summary }) => summary)).toEqual(reminders.map(({ title }) => title))
  expect(events[0]?.description).toContain('¿Ha nacido o muerto alguien')
})
