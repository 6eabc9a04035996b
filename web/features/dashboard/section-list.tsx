import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { resumeSlug } from '#domain/trust/resume.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Step } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { useBlanks } from '#web/features/documents/blanks.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { OPTIONAL, SectionCard } from './section-card.tsx'

/** The thirteen sections: a short list with the state of each, or, when asked for, their cards with previews and downloads. */
export function SectionList({ trust, cards }: { trust: TrustRecord; cards: boolean }) {
  const [, setSearch] = useSearchParams()
  const blanks = useBlanks(trust)
  const here = trust.completed ? undefined : resumeSlug(trust)
  return (
    <section aria-labelledby="sections">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="sections" className="text-2xl">
          <Trans>Sections</Trans>
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setSearch(cards ? {} : { sections: 'cards' }, { replace: true, preventScrollReset: true })}
        >
          {cards ? t`Show the short list` : t`Show cards with downloads`}
        </Button>
      </div>
      {cards ? (
        <ol className="mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <SectionCard key={step.slug} step={step} trust={trust} blanks={blanks} />
          ))}
        </ol>
      ) : (
        <ol className="mt-2 border-t border-hairline">
          {steps.map((step) => (
            <SectionRow key={step.slug} step={step} trust={trust} isHere={step.slug === here} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface RowProps {
  step: Step
  trust: TrustRecord
  isHere: boolean
}

function SectionRow({ step, trust, isHere }: RowProps) {
  const percent = stepPercent(step, trust)
  const action = percent === 100 ? 'Edit Details' : 'Complete Section'
  return (
    <li
      className={clsx('border-b border-hairline', isHere && 'border-l-4 border-l-brass pl-2')}
      aria-current={isHere ? 'step' : undefined}
    >
      <Link to={stepPath(step.slug)} className="group flex min-h-11 items-center gap-2.5 py-1 no-underline">
        <span className="w-6 shrink-0 font-serif font-semibold text-ink-soft tabular-nums">{step.number}</span>
        <span className="min-w-0 flex-1 leading-snug group-hover:underline">
          <span className={isHere ? 'font-semibold' : undefined}>{translate(step.name)}</span>
          {step.slug === OPTIONAL && <span className="text-base text-ink-soft">{t` (Optional)`}</span>}
        </span>
        {percent === 100 ? (
          <span className="text-base font-semibold text-spruce">
            <Trans>Complete</Trans>
          </span>
        ) : (
          <span className="text-base text-ink-soft tabular-nums">{percent === 0 ? t`not started` : `${percent}%`}</span>
        )}
        <span className="text-base text-spruce underline underline-offset-2">
          <Trans>Edit</Trans>
        </span>
        <span className="sr-only"> {translate(action)}</span>
      </Link>
    </li>
  )
}
