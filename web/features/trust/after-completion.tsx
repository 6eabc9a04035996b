import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
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
import { Progress } from '#web/components/progress.tsx'
import { ReminderCheck } from '#web/features/reminders/reminder-check.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { CalendarButton } from './calendar-button.tsx'

/** The sheets for the time after the questions, and what to be reminded of. */
export function AfterCompletion({ trust, className }: { trust: TrustRecord; className?: string }) {
  return (
    <section aria-labelledby="after-completion" className={className}>
      <h2 id="after-completion" className="mb-3 text-2xl">
        <Trans>Signing and Funding</Trans>
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        <Paper
          to={BEFORE_SIGNING}
          name="Before You Sign"
        >{t`Answers that disagree or look doubtful, and questions of law.`}</Paper>
        <Paper to={SIGNING_KIT} name="Signing-day kit">{t`Who signs what, before whom, and in what order.`}</Paper>
        <Paper
          to={SIGNING_DAY}
          name="Signing day"
          more={isSigningPlanned(trust) && <SigningProgress trust={trust} className="mt-2 max-w-prose" />}
        >{t`Who comes, what is signed, and what is still missing.`}</Paper>
        <Paper
          to={FUNDING_PLAN}
          name="Funding plan"
          more={<FundingProgress trust={trust} className="mt-2 max-w-prose" />}
        >{t`What to do for each asset.`}</Paper>
        <Paper to={HANDOVER} name="Handover">{t`A binder and a link for your successor trustee.`}</Paper>
        <Paper
          to={SOMETHING_CHANGED}
          name="Something changed?"
        >{t`A marriage, a birth, a death, a house: what to change, and which documents to make again.`}</Paper>
        <li className="border-t border-hairline pt-3">
          <CalendarButton trust={trust} />
          <p className="mt-2 text-base text-ink-soft">
            <Trans>Yearly review, funding, and the years in which shares can be paid out.</Trans>
          </p>
          <ReminderCheck className="mt-2" />
        </li>
      </ul>
    </section>
  )
}

interface PaperProps {
  to: string
  name: string
  children: string
  more?: ReactNode
}

function Paper({ to, name, children, more }: PaperProps) {
  return (
    <li className="border-t border-hairline pt-3 pb-3">
      <Link to={to} className="link font-semibold">
        {translate(name)}
      </Link>
      <p className="text-base text-ink-soft">{children}</p>
      {more}
    </li>
  )
}

/** How many documents are signed as their law expects. */
export function SigningProgress({ trust, className }: { trust: TrustRecord; className?: string }) {
  const { done, total } = signingProgress(trust)
  return <Progress className={className} value={(100 * done) / total} label={t`${done} of ${total} documents signed`} />
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
