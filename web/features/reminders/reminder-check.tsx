import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useReminders } from './use-reminders.ts'

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
            On the morning of the day, to {email}.{' '}
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
