import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { type Plan, plans, upgradePrice } from '#content/plans.ts'
import { Card } from '#web/components/card.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { checkoutPath } from './selected-plan.ts'

const dollars = (price: number) => `$${price}.00`

interface OrderSummaryProps {
  plan: Plan
  upgraded: Plan | undefined
  fixed: boolean
}

/**
 * What is being bought, what it costs, and the way to another package. `fixed` while a purchase runs: the other packages keep their place, so
 * that nothing moves under the pointer, but lead nowhere. `upgraded` is the package that has been paid for, and counts.
 */
export function OrderSummary({ plan, upgraded, fixed }: OrderSummaryProps) {
  return (
    <Card as="section" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-2xl">
        <Trans>Order Summary</Trans>
      </h2>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <div>
          <p className="font-semibold">{plan.title}</p>
          <p className="text-ink-soft">{translate(plan.description)}</p>
        </div>
        <p className="tabular-nums">{dollars(plan.price)}</p>
      </div>
      {upgraded && (
        <p className="mt-4 flex items-baseline justify-between gap-4">
          <span>
            <Trans>{upgraded.title}, which you have paid for</Trans>
          </span>
          <span className="tabular-nums">−{dollars(upgraded.price)}</span>
        </p>
      )}
      <p className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-5 font-semibold">
        <span>
          <Trans>Total</Trans>
        </span>
        <span className="font-serif text-2xl tabular-nums">{dollars(plan.price - (upgraded?.price ?? 0))}</span>
      </p>
      <PlanChoice plan={plan} upgraded={upgraded} fixed={fixed} />
    </Card>
  )
}

function PlanChoice({ plan: chosen, upgraded, fixed }: OrderSummaryProps) {
  const offered = plans.filter((plan) => !upgraded || upgradePrice(upgraded, plan) !== undefined)
  return (
    <nav
      aria-label={t`Packages`}
      inert={fixed}
      className={clsx('mt-6 border-t border-hairline pt-5', fixed && 'opacity-60')}
    >
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={checkoutPath(id, upgraded?.id)}
              replace
              aria-current={id === chosen.id ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold no-underline hover:bg-sage',
                id === chosen.id ? 'border-spruce bg-sage forced-colors:border-4' : 'border-edge',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={pages.services} className="link">
          <Trans>Compare the packages</Trans>
        </Link>
      </p>
    </nav>
  )
}
