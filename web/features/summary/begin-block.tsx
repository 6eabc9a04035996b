import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { missingFields } from '#domain/trust/lifecycle.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { NextUp } from '#web/features/trust/next-up.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What stands above an incomplete trust: where to begin, and what is still missing. */
export function BeginBlock({ trust }: { trust: TrustRecord }) {
  const paths = new Set(missingFields(trust).map((field) => questionOf(field)?.path))
  const missing = steps.filter((step) => paths.has(stepPath(step.slug)))
  return (
    <Card as="section" aria-labelledby="begin" className="mt-8 max-w-4xl print:mt-2 print:border-0 print:p-0">
      <h2 id="begin" className="text-2xl">
        <Trans>Begin Creating Your Trust</Trans>
      </h2>
      <p className="mt-2">
        <Trans>Before you can confirm and complete your trust, these sections need your answers:</Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {missing.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${stepPath(slug)}?from=summary`} className="link">
              {translate(name)}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={stepPath('name')} variant="secondary" className="mt-4 print:hidden">
        <Trans>Start</Trans>
      </LinkButton>
      <div className="mt-5 print:hidden">
        <NextUp trust={trust} />
      </div>
    </Card>
  )
}
