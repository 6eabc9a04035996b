import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { message } from '#domain/message.ts'
import { fundingProgress } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import {
  BEFORE_SIGNING,
  FUNDING_PLAN,
  HANDOVER,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
} from '#domain/trust/routes.ts'
import { isSigningPlanned, signingProgress } from '#domain/trust/signing-day.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button, type ButtonVariant } from '#web/components/button.tsx'
import { Progress } from '#web/components/progress.tsx'
import { ReminderCheck } from '#web/features/reminders/reminders.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

const PAPERS = [
  [BEFORE_SIGNING, 'Before You Sign'],
  [SIGNING_KIT, 'Signing-day kit'],
  [SIGNING_DAY, 'Signing day'],
  [FUNDING_PLAN, 'Funding plan'],
  [HANDOVER, 'Handover to the successor trustee'],
  [SOMETHING_CHANGED, 'Something changed?'],
] as const

/** The sheets for the time after the questions, and what to be reminded of. */
export function AfterCompletion({ trust, className }: { trust: TrustRecord; className?: string }) {
  return (
    <section aria-labelledby="after-completion" className={className}>
      <h2 id="after-completion" className="mb-3 text-2xl">
        <Trans>Signing and Funding</Trans>
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {PAPERS.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-1 font-semibold">
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 lg:grid-cols-3">
        <FundingProgress trust={trust} />
        {isSigningPlanned(trust) && <SigningProgress trust={trust} />}
        <CalendarButton trust={trust} />
        {/* The dashboard asks for the address to be confirmed, and says why. */}
        <ReminderCheck onlyConfirmed />
      </div>
    </section>
  )
}

/** How many documents are signed, and of how many of them a witness or a notary is missing. */
export function SigningProgress({ trust, className }: { trust: TrustRecord; className?: string }) {
  const { done, total, unwitnessed, unnotarized } = signingProgress(trust)
  const open = [
    unwitnessed > 0 && t`${unwitnessed} not yet witnessed`,
    unnotarized > 0 && t`${unnotarized} not yet notarized`,
  ]
  return (
    <Progress
      className={className}
      value={(100 * done) / total}
      label={t`${done} of ${total} documents signed`}
      detail={open.filter(Boolean).join('; ') || undefined}
    />
  )
}

/** How many assets have been moved into the trust; nothing without assets. */
export function FundingProgress({ trust, className }: { trust: TrustRecord; className?: string }) {
  const { done, total, notNeeded, designated } = fundingProgress(trust.assets ?? [])
  if (total + notNeeded + designated === 0) return null
  return (
    <div className={className}>
      <Progress
        value={total === 0 ? 100 : (100 * done) / total}
        label={
          total === 0
            ? t`None of your assets needs to be moved`
            : plural(total, {
                one: `${done} of # asset moved into the trust`,
                other: `${done} of # assets moved into the trust`,
              })
        }
        detail={notNeeded > 0 ? t`${notNeeded} not needed` : undefined}
      />
      <NotCounted designated={designated} />
    </div>
  )
}

/** Why some assets are not in a count: the documents do not transfer them. */
export function NotCounted({ designated }: { designated: number }) {
  if (designated === 0) return null
  return (
    <p className="mt-2 text-base text-ink-soft">
      {t`${plural(designated, { one: 'One asset is', other: '# assets are' })} not counted: a retirement account or life insurance passes to its designated beneficiaries and is not transferred to the trust.`}
    </p>
  )
}

/** Saves a calendar file with what to be reminded of. Its code comes when it is pressed. */
export function CalendarButton({ trust, variant }: { trust: TrustRecord; variant?: ButtonVariant }) {
  const [busy, setBusy] = useState(false)
  const language = useLanguage()
  const save = async () => {
    setBusy(true)
    dismissToast()
    try {
      const { saveCalendar } = await import('./calendar-file.ts')
      const count = saveCalendar(trust, language, new Date())
      showToast({
        title: 'Calendar File Saved',
        description: message('Open it, and your calendar adds {count} reminders.', { count }),
      })
    } catch (error) {
      console.error('Making the calendar failed', error)
      showToast({
        title: 'Download Failed',
        description: 'The calendar file could not be created. Please try again.',
        destructive: true,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant={variant ?? 'secondary'} className="print:hidden" busy={busy} onClick={() => void save()}>
      <Trans>Add reminders to your calendar</Trans>
    </Button>
  )
}
