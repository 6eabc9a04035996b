import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { stagesOf } from '#domain/trust/distribution-ages.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers } from '#domain/trust/steps/step.ts'

type Clause = typeof import('#documents/wording/distribution.ts').distributionClause

/** The documents' own wording, fetched only when a step needs it. */
export async function loadClause(): Promise<Clause> {
  return (await import('#documents/wording/distribution.ts')).distributionClause
}

/** The wording once it has arrived. */
function useClause(): Clause | undefined {
  const [clause, setClause] = useState<Clause>()
  useEffect(() => {
    let ignore = false
    loadClause().then(
      (loaded) => !ignore && setClause(() => loaded),
      (error: unknown) => console.error('The wording of the documents could not be loaded', error),
    )
    return () => {
      ignore = true
    }
  }, [])
  return clause
}

/** Incomplete stages do not parse, and the clause would show the default thirds. */
const hasUnfinishedStages = (type: string, stages: string): boolean =>
  type === 'staggered' && stages.trim() !== '' && stagesOf({ distributionStages: stages }).length === 0

/** The clause that the agreement will print for what is chosen now. */
export function DistributionClause({ trust }: { trust: TrustRecord }) {
  const answers = useDeferredValue(useWatch() as Answers)
  const clause = useClause()
  const type = String(answers.distributionType ?? '')
  // Longer text is rejected anyway, and drawing megabytes of it would hold up the page.
  const custom = String(answers.customRules ?? '')
    .trim()
    .slice(0, LIMITS.text)
  const stages = String(answers.distributionStages ?? '')
  const unfinished = hasUnfinishedStages(type, stages)
  const words = useMemo(() => {
    if (!clause || type === '' || (type === 'custom' && custom === '') || unfinished) return undefined
    const chosen = { ...trust, distributionType: type, distributionStages: stages }
    return clause(type === 'custom' ? { ...chosen, customRules: custom } : chosen)
  }, [clause, trust, type, custom, stages, unfinished])
  return (
    <section aria-labelledby="clause" className="rounded-md border border-hairline bg-surface p-5 sm:p-7">
      <h2 id="clause" className="text-xl">
        <Trans>What your trust agreement will say</Trans>
      </h2>
      {words ? (
        <div lang="en" className="mt-3 space-y-3 text-base">
          {words.split('\n\n').map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none moves.
            <p key={at} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
        </div>
      ) : (
        <p className="mt-3 text-ink-soft">{waitingFor(type, unfinished)}</p>
      )}
    </section>
  )
}

function waitingFor(type: string, unfinished: boolean): string {
  if (unfinished) return t`The clause appears here as soon as your ages and parts are complete.`
  return type === 'custom'
    ? t`The clause appears here as soon as you have written your rules.`
    : t`The clause appears here as soon as you have chosen.`
}

type Picture = typeof import('#web/features/overview/grandchild-picture.tsx').GrandchildPicture

/** The current choice as a picture for a grandchild; also for a stored type no longer offered. */
export function DistributionOutlook({ trust: { beneficiaries } }: { trust: TrustRecord }) {
  const answers = useDeferredValue(useWatch() as Answers)
  const [Picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let ignore = false
    // Twelve of the thirteen steps have no use for it.
    import('#web/features/overview/grandchild-picture.tsx').then(
      ({ GrandchildPicture }) => !ignore && setPicture(() => GrandchildPicture),
      (error: unknown) => console.error('The picture could not be loaded', error),
    )
    return () => {
      ignore = true
    }
  }, [])
  const [type, stages] = [answers.distributionType, answers.distributionStages].map((answer) =>
    String(answer ?? ''),
  ) as [string, string]
  return Picture && !hasUnfinishedStages(type, stages) ? (
    <Picture distributionType={type} distributionStages={stages} beneficiaries={beneficiaries} />
  ) : null
}
