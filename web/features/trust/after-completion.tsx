import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fundingProgress } from '#domain/trust/funding.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BEFORE_SIGNING, FUNDING_PLAN, SIGNING_KIT } from '#domain/trust/routes.ts'
import { Progress } from '#web/components/progress.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { CalendarButton } from './calendar-button.tsx'
import { NotCounted } from './not-counted.tsx'

/** The sheets for the time after the questions, and what to be reminded of. */
export function AfterCompletion({ trust, className }: { trust: TrustRecord; className?: string }) {
  return (
    <section aria-labelledby="after-completion" className={className}>
      <h2 id="after-completion" className="mb-5 text-2xl">
        <Trans>Signing and Funding</Trans>
      </h2>
      <ul className="max-w-4xl divide-y divide-hairline border-y border-hairline">
        <Paper
          to={BEFORE_SIGNING}
          name="Before You Sign"
        >{t`Answers that disagree, answers that look doubtful, and the questions of law your answers raise.`}</Paper>
        <Paper
          to={SIGNING_KIT}
          name="Signing-day kit"
        >{t`Who signs each document, how many witnesses it needs, whether it needs a notary, and the order of signing.`}</Paper>
        <Paper
          to={FUNDING_PLAN}
          name="Funding plan"
          more={<FundingProgress trust={trust} className="mt-2 max-w-prose" />}
        >{t`What it takes to move each asset into the trust, and how far along you are.`}</Paper>
      </ul>
      <p className="mt-5 mb-4 max-w-prose">
        <Trans>
          A calendar file can remind you of your yearly trust review, the assets still to be moved into the trust, the
          years in which shares are paid out, and a question for your accountant.
        </Trans>
      </p>
      <CalendarButton trust={trust} />
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
    <li className="py-3.5">
      <Link to={to} className="link font-semibold">
        {translate(name)}
      </Link>
      <p className="text-base text-ink-soft">{children}</p>
      {more}
    </li>
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
