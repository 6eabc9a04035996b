import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY, OVERVIEW } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Card } from '#web/components/card.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { translate } from '#web/i18n/i18n.ts'

export function TrustDetailsCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        <Trans>Your Trust Details</Trans>
      </h2>
      <dl className="mt-3 space-y-3">
        <Detail term={t`Trust name`}>{trust.trustName}</Detail>
        <Detail term={t`Grantor`}>{trust.grantorName}</Detail>
        <Detail term={t`Current step`}>{t`Step ${trust.currentStep ?? 1} of ${steps.length}`}</Detail>
      </dl>
      <p className="mt-4">
        <Trans>
          See who is in it, what it holds and when shares come out:{' '}
          <Link to={OVERVIEW} className="link">
            your trust at a glance
          </Link>
          .
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Every version of your answers is kept:{' '}
          <Link to={HISTORY} className="link">
            history of your answers
          </Link>
          .
        </Trans>
      </p>
      <ReviewEntryWhenOn className="mt-2" />
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: string | undefined }) {
  return (
    <div>
      <dt className="text-base text-ink-soft">{translate(term)}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {children?.trim() || t`Not specified`}
      </dd>
    </div>
  )
}
