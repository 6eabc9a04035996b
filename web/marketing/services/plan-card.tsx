import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type Plan, upgradePrice } from '#content/plans.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { checkoutPath } from '#web/features/checkout/selected-plan.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CheckMark } from './check-mark.tsx'

/** `owned` is the package that the reader has paid for. */
export function PlanCard({ plan, owned }: { plan: Plan; owned: Plan | undefined }) {
  return (
    <Card as="li" className={clsx('flex flex-col', plan.recommended && 'border-spruce ring-1 ring-spruce')}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-2xl">{plan.title}</h2>
        {plan.recommended && (
          <p className="rounded-sm bg-sage px-2.5 py-1 text-base font-semibold">
            <Trans>Recommended</Trans>
          </p>
        )}
      </div>
      <p className="mt-1 text-ink-soft">{translate(plan.description)}</p>
      <p className="mt-4 font-serif text-4xl font-semibold tabular-nums">${plan.price}</p>
      <ul className="mt-6 mb-8 grow space-y-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckMark className="mt-1.5" />
            {translate(feature)}
          </li>
        ))}
      </ul>
      {owned ? <ForOwner plan={plan} owned={owned} /> : <Choose plan={plan} />}
    </Card>
  )
}

function Choose({ plan }: { plan: Plan }) {
  return (
    <LinkButton to={checkoutPath(plan.id)} variant={plan.recommended ? 'primary' : 'secondary'}>
      <Trans>Select {plan.title}</Trans>
    </LinkButton>
  )
}

function ForOwner({ plan, owned }: { plan: Plan; owned: Plan }) {
  const price = upgradePrice(owned, plan)
  if (price === undefined)
    return (
      <p className="flex min-h-12 items-center gap-3 font-semibold">
        <CheckMark />
        {plan.id === owned.id ? t`Your package` : t`Part of your package`}
      </p>
    )
  return (
    <>
      <p className="mb-3">
        <Trans>
          {`$${price}`} more than {owned.title}, which you have paid for
        </Trans>
      </p>
      <LinkButton to={checkoutPath(plan.id, owned.id)} variant={plan.recommended ? 'primary' : 'secondary'}>
        <Trans>Upgrade to {plan.title}</Trans>
      </LinkButton>
    </>
  )
}
