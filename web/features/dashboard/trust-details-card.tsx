import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY, OVERVIEW, PEOPLE } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Card } from '#web/components/card.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { translate } from '#web/i18n/i18n.ts'

export function TrustDetailsCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="details" className="sm:p-5!">
      <h2 id="details" className="text-2xl">
        <Trans>Your Trust Details</Trans>
      </h2>
      <dl className="mt-2 space-y-1.5">
        <Detail term={t`Trust name`}>{trust.trustName}</Detail>
        <Detail term={t`Grantor`}>{trust.grantorName}</Detail>
        <Detail term={t`Current step`}>{t`Step ${trust.currentStep ?? 1} of ${steps.length}`}</Detail>
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <li>
          <Link to={OVERVIEW} className="link">
            <Trans>Your trust at a glance</Trans>
          </Link>
        </li>
        <li>
          <Link to={HISTORY} className="link">
            <Trans>History of your answers</Trans>
          </Link>
        </li>
        <li>
          <Link to={PEOPLE} className="link">
            <Trans>People</Trans>
          </Link>
        </li>
      </ul>
      <ReviewEntryWhenOn className="mt-1" />
      <SavingStateWords />
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: string | undefined }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-base text-ink-soft">{translate(term)}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {children?.trim() || t`Not specified`}
      </dd>
    </div>
  )
}
