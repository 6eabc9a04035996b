import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import type { ReminderSettings as Settings } from '#api/reminders.ts'
import { REMINDER_KINDS, type ReminderKind } from '#domain/calendar/reminder.ts'
import type { Message } from '#domain/message.ts'
import { call } from '#web/api/call.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { cleanedMessage, logFailure } from '#web/features/account/auth/failure.ts'
import { LoadFailed, useLoaded } from '#web/features/account/settings/use-loaded.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { chosenLanguage } from '#web/i18n/language.ts'

const read = () => call('GET /api/reminders')
const onFailure = (error: unknown) => logFailure('Reading the reminders by mail failed', error)

/** What became of the last choice. */
type Outcome = { saved: true } | { failure: Message | string }

/** Which reminders the account gets by mail. A choice shows at once, and is taken back where it cannot be saved. */
function useReminders() {
  const { data, failed, load, change } = useLoaded<Settings>(read, onFailure)
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

const LABELS: Record<ReminderKind, string> = {
  review: 'Review your trust, once a year',
  taxes: 'Ask your accountant about tax returns, on March 1',
  funding: 'Move your assets into the trust',
  shares: 'A beneficiary reaches a distribution age, or income is to be paid out',
}

/** Which reminders come by mail, for the settings. */
export function ReminderSettings() {
  const { user } = useAuth()
  if (!user) return null
  const { email } = user
  return (
    <section className="border-t border-hairline pt-8">
      <h2 className="text-2xl">
        <Trans>Reminders by Email</Trans>
      </h2>
      <p className="mt-2 max-w-prose wrap-anywhere">
        <Trans>
          Sent to {email} on the morning they are due. They contain names of people and assets, but no social security
          numbers. Each has a link that turns them off.
        </Trans>
      </p>
      {user.emailVerified ? (
        <Kinds />
      ) : (
        <p className="mt-4 max-w-prose">
          <Trans>You can turn them on once your email address is confirmed.</Trans>
        </p>
      )}
    </section>
  )
}

function Kinds() {
  const { settings, failed, load, choose, outcome } = useReminders()
  if (failed && !settings) return <LoadFailed retry={load} />
  if (settings?.offered === false)
    return (
      <p className="mt-4">
        <Trans>Demo and test accounts get no reminders by email.</Trans>
      </p>
    )
  const kinds = settings?.kinds ?? []
  const { timeZone } = settings ?? {}
  return (
    <fieldset className="mt-4" disabled={!settings}>
      <legend className="font-semibold">
        <Trans>Remind me by email</Trans>
      </legend>
      {REMINDER_KINDS.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              choose(REMINDER_KINDS.filter((each) => (each === kind ? target.checked : kinds.includes(each))))
            }
          />
          <span>{translate(LABELS[kind])}</span>
        </label>
      ))}
      {kinds.length > 0 && timeZone && (
        <p className="mt-1 text-base text-ink-soft">
          <Trans>Sent at 8 in the morning, {timeZone} time.</Trans>
        </p>
      )}
      <p role="status" className="mt-1">
        {outcome && ('failure' in outcome ? translate(outcome.failure) : t`Saved`)}
      </p>
    </fieldset>
  )
}

interface ReminderCheckProps {
  className?: string
  /** Says nothing before the address is confirmed. */
  onlyConfirmed?: boolean
}

/** Turns reminders by mail on and off. Which of them come is chosen in the settings. */
export function ReminderCheck({ className, onlyConfirmed }: ReminderCheckProps) {
  const { user } = useAuth()
  if (!user || (onlyConfirmed && !user.emailVerified)) return null
  return (
    <div className={className}>
      {user.emailVerified ? (
        <Switch email={user.email} />
      ) : (
        <p className="text-base text-ink-soft">
          <Trans>
            Reminders can also come by email, once you have{' '}
            <Link to={pages.settings} className="link">
              confirmed your email address
            </Link>
            .
          </Trans>
        </p>
      )}
    </div>
  )
}

function Switch({ email }: { email: string }) {
  const { settings, failed, load, choose, outcome } = useReminders()
  if (settings?.offered === false)
    return (
      <p className="text-base text-ink-soft">
        <Trans>Demo and test accounts get no reminders by email.</Trans>
      </p>
    )
  const isOn = settings !== null && settings.kinds.length > 0
  return (
    <>
      <label className="flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0"
          disabled={!settings}
          checked={isOn}
          onChange={(event) => choose(event.target.checked ? REMINDER_KINDS : [])}
        />
        <span>
          <Trans>Remind me by email, too</Trans>
        </span>
      </label>
      {isOn && (
        <p className="text-base text-ink-soft wrap-anywhere">
          <Trans>
            Sent to {email} on the morning they are due.{' '}
            <Link to={pages.settings} className="link">
              Choose which reminders
            </Link>
          </Trans>
        </p>
      )}
      {failed && (
        <p className="text-base text-ink-soft">
          <Trans>
            Your choice could not be loaded.{' '}
            <button type="button" className="link" onClick={() => void load()}>
              Try again
            </button>
          </Trans>
        </p>
      )}
      <p role="status" className="text-base">
        {outcome &&
          ('failure' in outcome
            ? translate(outcome.failure)
            : isOn
              ? t`Reminders by email are on.`
              : t`Reminders by email are off.`)}
      </p>
    </>
  )
}
