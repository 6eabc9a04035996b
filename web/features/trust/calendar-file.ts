import { t } from '@lingui/core/macro'
import { icalendar } from '#domain/calendar/icalendar.ts'
import { remindersOf } from '#domain/calendar/reminders.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import type { Language } from '#domain/product.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'

/** Hands over the calendar file of a trust as it is `now`, in the language that is on, and returns how many reminders are in it. */
export function saveCalendar(trust: TrustRecord, language: Language, now: Date): number {
  const reminders = remindersOf(trust, localDate(now), translate)
  const text = icalendar(reminders, {
    name: trust.trustName?.trim() || t`Untitled Trust`,
    owner: trust.uid,
    language,
    now: now.toISOString(),
    site: location.origin,
  })
  saveFile('trust-reminders.ics', new TextEncoder().encode(text))
  return reminders.length
}
