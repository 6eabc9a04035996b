import { Link } from 'react-router'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY, OVERVIEW } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Card } from '#web/components/card.tsx'
import { ReviewEntryWhenOn } from '#web/features/trust/review-entry-when-on.tsx'
import { say } from '#web/spanish/say.ts'

export function TrustDetailsCard({ trust }: { trust: TrustRecord }) {
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        Your Trust Details
      </h2>
      <dl className="mt-3 space-y-3">
        <Detail term="Trust name">{trust.trustName}</Detail>
        <Detail term="Grantor">{trust.grantorName}</Detail>
        <Detail term="Current step">{`Step ${trust.currentStep ?? 1} of ${steps.length}`}</Detail>
      </dl>
      <p className="mt-4">
        See who is in it, what it holds and when shares come out:{' '}
        <Link to={OVERVIEW} className="link">
          your trust at a glance
        </Link>
        .
      </p>
      <p className="mt-2">
        Every version of your answers is kept:{' '}
        <Link to={HISTORY} className="link">
          history of your answers
        </Link>
        .
      </p>
      <ReviewEntryWhenOn className="mt-2" />
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: string | undefined }) {
  return (
    <div>
      <dt className="text-base text-ink-soft">{say(term)}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {children?.trim() || 'Not specified'}
      </dd>
    </div>
  )
}
