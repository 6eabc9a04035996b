import { icalendar } from '#domain/calendar/icalendar.ts'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { saveFile } from '#web/download/save-file.ts'

/** Hands over the calendar file of a trust as it is `now`, and tells how many reminders are in it. */
export function saveCalendar(trust: TrustRecord, now: Date): number {
  const reminders = remindersOf(trust, localDate(now))
  const text = icalendar(reminders, {
    name: trust.trustName?.trim() || 'Untitled Trust',
    owner: trust.uid,
    now: now.toISOString(),
    site: location.origin,
  })
  saveFile('trust-reminders.ics', new TextEncoder().encode(text))
  return reminders.length
}
