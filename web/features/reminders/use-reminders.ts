import { useRef, useState } from 'react'
import type { ReminderSettings } from '#api/reminders.ts'
import type { ReminderKind } from '#domain/calendar/reminder.ts'
import type { Message } from '#domain/message.ts'
import { call } from '#web/api/call.ts'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'
import { useLoaded } from '#web/features/account/settings/use-loaded.tsx'
import { chosenLanguage } from '#web/i18n/language.ts'

const read = () => call('GET /api/reminders')
const onFailure = (error: unknown) => logFailure('Reading the reminders by mail failed', error)

/** What became of the last choice. */
type Outcome = { saved: true } | { failure: Message | string }

/** Which reminders the account gets by mail. A choice shows at once, and is taken back where it cannot be saved. */
export function useReminders() {
  const { data, failed, load, change } = useLoaded<ReminderSettings>(read, onFailure)
  const [outcome, setOutcome] = useState<Outcome>()
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(0)

  const choose = (kinds: readonly ReminderKind[]) => {
    latest.current += 1
    const mine = latest.current
    change({ kinds: [...kinds] })
    setOutcome(undefined)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    // One after the other: the choice that was made last counts.
    saving.current = saving.current
      .then(() => call('PUT /api/reminders', { kinds: [...kinds], language: chosenLanguage(), timeZone }))
      .then(
        (saved) => {
          if (mine !== latest.current) return
          change(saved)
          setOutcome({ saved: true })
        },
        async (error: unknown) => {
          logFailure('Saving the reminders by mail failed', error)
          if (mine !== latest.current) return
          setOutcome({ failure: cleanedMessage(error) })
          if (data) change({ kinds: data.kinds })
        },
      )
  }
  return { settings: data, failed, load, choose, outcome }
}
