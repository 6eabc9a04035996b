import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { REMINDER_KINDS, type ReminderKind } from '#domain/calendar/reminder.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { LoadFailed } from '#web/features/account/settings/use-loaded.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useReminders } from './use-reminders.ts'

const LABELS: Record<ReminderKind, string> = {
  review: 'Review your trust, once a year',
  taxes: 'Ask your accountant about tax returns, on March 1',
  funding: 'Move your assets into the trust',
  shares: 'A beneficiary reaches a distribution age',
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
          Sent to {email} on the morning of the day. They contain names of people and assets, but no social security
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
