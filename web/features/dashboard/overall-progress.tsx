import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import './trail.css'
import { overallPercent, stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Card } from '#web/components/card.tsx'
import { ProgressRing } from '#web/components/pictures/progress-ring.tsx'
import { Progress } from '#web/components/progress.tsx'
import { Trail } from './trail.tsx'

/** How far the whole trust is: a ring of growth for each section, and the trail through them. */
export function OverallProgress({ trust }: { trust: TrustRecord }) {
  const percent = overallPercent(trust)
  const rings = steps.map((step) => stepPercent(step, trust))
  const complete = rings.filter((ring) => ring === 100).length
  return (
    <Card
      as="section"
      aria-label={t`Overall completion`}
      className="mt-6 grid items-center gap-x-10 gap-y-6 lg:grid-cols-[auto_1fr]"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:gap-x-8">
        <ProgressRing
          seed={trust.uid}
          rings={rings}
          label={t`A cut tree with a ring for each section: ${complete} of ${steps.length} are full.`}
          className="size-32 shrink-0 sm:size-52"
        />
        <div>
          <p className="font-serif text-3xl font-semibold tabular-nums sm:text-4xl">
            <Trans>
              {percent}%<span className="ml-2 font-sans text-lg sm:text-xl font-normal">Complete</span>
            </Trans>
          </p>
          <p className="mt-1 text-ink-soft">
            <Trans>
              {complete} of {steps.length} sections
            </Trans>
          </p>
          <Progress
            className="mt-4 w-36 sm:w-44"
            value={percent}
            label={t`Overall completion: ${percent}%`}
            hideLabel
          />
        </div>
      </div>
      <Trail trust={trust} />
    </Card>
  )
}
