import clsx from 'clsx'
import type { Plan } from '#content/plans.ts'
import { checkoutPath } from '#web/auth/selected-plan.ts'
import { say } from '#web/spanish/say.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Yes } from './yes.tsx'

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card as="li" className={clsx('flex flex-col', plan.recommended && 'border-spruce ring-1 ring-spruce')}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-2xl">{plan.title}</h2>
        {plan.recommended && <p className="rounded-sm bg-sage px-2.5 py-1 text-base font-semibold">Recommended</p>}
      </div>
      <p className="mt-1 text-ink-soft">{say(plan.description)}</p>
      <p className="mt-4 font-serif text-4xl font-semibold tabular-nums">${plan.price}</p>
      <ul className="mt-6 mb-8 grow space-y-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Yes className="mt-1.5" />
            {say(feature)}
          </li>
        ))}
      </ul>
      <LinkButton to={checkoutPath(plan.id)} variant={plan.recommended ? 'primary' : 'secondary'}>
        Select {plan.title}
      </LinkButton>
    </Card>
  )
}
