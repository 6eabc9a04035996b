import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { overallPercent, stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Card } from '#web/components/card.tsx'
import { ProgressRing } from '#web/components/pictures/progress-ring.tsx'
import { Progress } from '#web/components/progress.tsx'

/** How far the whole trust is: a ring of growth for each section. */
export function OverallProgress({ trust }: { trust: TrustRecord }) {
  const percent = overallPercent(trust)
  const rings = steps.map((step) => stepPercent(step, trust))
  const complete = rings.filter((ring) => ring === 100).length
  return (
    <Card
      as="section"
      aria-label={t`Overall completion`}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:p-5! lg:w-64 lg:flex-col lg:justify-center"
    >
      <ProgressRing
        seed={trust.uid}
        rings={rings}
        label={t`A cut tree with a ring for each section: ${complete} of ${steps.length} are full.`}
        className="size-24 shrink-0 lg:size-36"
      />
      <div className="lg:text-center">
        <p className="font-serif text-3xl font-semibold tabular-nums">
          <Trans>
            {percent}%<span className="ml-2 font-sans text-lg font-normal">Complete</span>
          </Trans>
        </p>
        <p className="text-base text-ink-soft">
          <Trans>
            {complete} of {steps.length} sections
          </Trans>
        </p>
        <Progress className="mt-3 w-36" value={percent} label={t`Overall completion: ${percent}%`} hideLabel />
      </div>
    </Card>
  )
}
