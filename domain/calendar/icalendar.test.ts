import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarFile, icalendar } from './icalendar.ts'
import type { Reminder } from './reminder.ts'

const file: CalendarFile = {
  name: 'The Alder Trust',
  owner: 'u-1',
  language: 'en',
  now: '2026-11-20T10:30:00.000Z',
  site: 'https://kinstead.example',
}
const reminder: Reminder = {
  id: 'review',
  kind: 'review',
  date: '2027-02-28',
  title: 'Look',
  words: ['One.', 'Two.'],
  path: '/a',
}
const made = (changes: Partial<Reminder> = {}) => icalendar([{ ...reminder, ...changes }], file)
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a reminder is a whole day with a name of its own', () => {
  expect(unfolded(made({ yearly: true }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kinstead//Reminders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:The Alder Trust',
    'BEGIN:VEVENT',
    'UID:review.u-1@kinstead',
    'DTSTAMP:20261120T103000Z',
    'LAST-MODIFIED:20261120T103000Z',
    'SEQUENCE:29919510',
    'DTSTART;VALUE=DATE:20270228',
    'DTEND;VALUE=DATE:20270301',
    'RRULE:FREQ=YEARLY',
    'SUMMARY:Look',
    'DESCRIPTION:One.\\n\\nTwo.',
    'URL:https://kinstead.example/a',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('of the last day that can be written, no day after is named', () => {
  expect(unfolded(made({ date: '9999-12-31' })).filter((line) => /^DT(START|END)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:99991231',
  ])
})

test('what has a meaning in a line is marked', () => {
  expect(unfolded(made({ title: 'A; B, C\\ D\nBEGIN:VEVENT\r\nX' }))).toContain(
    'SUMMARY:A\\; B\\, C\\\\ D\\nBEGIN:VEVENT\\nX',
  )
})

const size = (line: string) => encodeURIComponent(line).replace(/%../g, '.').length

test.each(['عائشة بنت محمد '.repeat(20), '👩‍👧‍👦 '.repeat(40), `${'a'.repeat(66)}é`, 'a'.repeat(67), 'x'.repeat(500)])(
  'no line of %s is longer than 75 octets, and no character is cut',
  (title) => {
    const text = made({ title })
    expect(Math.max(...text.split('\r\n').map(size))).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${title}`)
    expect(text).not.toContain('�')
  },
)

test('whatever is typed, lines stay short and nothing breaks out of its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const text = made({ title, words: [title] })
      expect(text.split('\r\n').every((line) => size(line) <= 75)).toBe(true)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(unfolded(text)).toHaveLength(20)
    }),
  )
})

test('a later file has the same names and higher numbers', () => {
  const later = unfolded(icalendar([reminder], { ...file, now: '2026-11-20T10:31:00.000Z' }))
  expect(later).toContain('UID:review.u-1@kinstead')
  expect(later).toContain('SEQUENCE:29919511')
})
