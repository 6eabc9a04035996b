import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { reviewTrust } from '#domain/trust/advisory/review.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BEFORE_SIGNING } from '#domain/trust/routes.ts'
import { useToday } from '#web/components/times.ts'
import { FindingItem } from '#web/features/signing/finding-item.tsx'

/** Answers that differ or are probably wrong, with the way to each of them and to the page with all. Facts only, and nothing waits for them. */
export function ReviewBlock({ trust, className }: { trust: TrustRecord; className?: string }) {
  const all = reviewTrust(trust, useToday())
  const findings = all.filter(({ kind }) => kind !== 'law')
  return (
    <section aria-labelledby="review" className={className}>
      <h2 id="review" className="text-2xl">
        <Trans>Worth a Second Look</Trans>
      </h2>
      {findings.length === 0 ? (
        <p className="mt-3 max-w-prose text-ink-soft">
          <Trans>
            Your answers were compared with each other, and none of them stood out. This is not a legal review.
          </Trans>
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-prose">
            <Trans>
              Your answers were compared with each other. These are facts, not advice, and none of them stops you: an
              answer here may be exactly what you mean.
            </Trans>
          </p>
          <ul className="mt-5 max-w-4xl divide-y divide-hairline border-y border-hairline">
            {findings.map((finding) => (
              <FindingItem key={finding.id} finding={finding} from="summary" />
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 max-w-prose">
        <Trans>
          All points on one page, with their documents and with the questions of law that your answers raise:{' '}
          <Link to={BEFORE_SIGNING} className="link">
            Before You Sign
          </Link>{' '}
          <span className="tabular-nums">({all.length})</span>
        </Trans>
      </p>
    </section>
  )
}
