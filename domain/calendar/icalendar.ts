import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import { type Language, product } from '../product.ts'
import type { Reminder } from './reminder.ts'

/** What a calendar file says besides its reminders. */
export interface CalendarFile {
  /** What the calendar is called. */
  name: string
  /** Whose it is: part of each entry's name, so that two trusts in one calendar are two. */
  owner: string
  /** When the file is made, ISO 8601 in UTC. */
  now: string
  language: Language
  /** The address of the site, without a slash at its end. */
  site: string
}

const MAX_LINE_OCTETS = 75

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** RFC 5545, 3.1: no line is longer than 75 octets; what is left over goes on after a space. No character is cut. */
function folded(line: string): string {
  let room = MAX_LINE_OCTETS
  let text = ''
  for (const character of line) {
    const size = octets(character)
    if (size > room) {
      text += '\r\n '
      room = MAX_LINE_OCTETS - 1
    }
    text += character
    room -= size
  }
  return text
}

/** RFC 5545, 3.3.11: what has a meaning in a line is marked with a backslash. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')

const bare = (text: string) => text.replace(/[-:]/g, '')
const day = (date: CalendarDate) => bare(date)

function event({ id, date, yearly, title, words, path }: Reminder, { owner, now, site }: CalendarFile): string[] {
  const end = addDays(date, 1)
  const stamp = bare(now).replace(/\.\d+/, '')
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(`${id}.${owner}@${product.name.toLowerCase()}`)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    // A calendar takes the entry with the higher number for the newer one.
    `SEQUENCE:${Math.floor(Date.parse(now) / 60_000)}`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    // Of the last day that can be written there is no day after; without an end, a day ends with itself.
    ...(end > date ? [`DTEND;VALUE=DATE:${day(end)}`] : []),
    ...(yearly ? ['RRULE:FREQ=YEARLY'] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(words.join('\n\n'))}`,
    ...(path ? [`URL:${site}${path}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The reminders as a calendar file (RFC 5545), each a whole day. Read again later, a newer file changes the entries of an older one. */
export function icalendar(reminders: readonly Reminder[], file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.name}//Reminders//${file.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(file.name)}`,
    ...reminders.flatMap((reminder) => event(reminder, file)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
