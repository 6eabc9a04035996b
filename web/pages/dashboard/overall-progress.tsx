import { overallPercent, stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Contours } from '#web/pictures/contours.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'

/** How far the whole trust is, before its own terrain. */
export function OverallProgress({ trust }: { trust: TrustRecord }) {
  const percent = overallPercent(trust)
  const complete = steps.filter((step) => stepPercent(step, trust) === 100).length
  return (
    <Card as="section" aria-label="Overall completion" className="relative isolate mt-6 overflow-hidden">
      <Contours
        seed={trust.uid}
        width={600}
        height={220}
        levels={8}
        className="absolute inset-y-0 right-0 -z-10 hidden h-full w-3/5 mask-l-from-40% sm:block"
      />
      <p className="font-serif text-5xl font-semibold tabular-nums">
        {percent}%<span className="ml-3 font-sans text-xl font-normal">Complete</span>
      </p>
      <p className="mt-1 text-ink-soft">
        {complete} of {steps.length} sections
      </p>
      <Progress className="mt-4" value={percent} label={`Overall completion: ${percent}%`} hideLabel />
    </Card>
  )
}
