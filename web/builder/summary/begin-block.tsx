import { Link } from 'react-router'
import { missingFields } from '#domain/trust/lifecycle.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What stands above an incomplete trust: where to begin, and what is still missing. */
export function BeginBlock({ trust }: { trust: TrustRecord }) {
  const missing = missingFields(trust).flatMap((field) => questionOf(field) ?? [])
  return (
    <Card as="section" aria-labelledby="begin" className="mt-8 max-w-4xl">
      <h2 id="begin" className="text-2xl">
        Begin Creating Your Trust
      </h2>
      <p className="mt-2">Before you can confirm and complete your trust, these answers are needed:</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {missing.map(({ label, path }) => (
          <li key={path}>
            <Link to={`${path}?from=summary`} className="link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={stepPath('name')} className="mt-5">
        Start
      </LinkButton>
    </Card>
  )
}
