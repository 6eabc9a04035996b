import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { LIMITS } from '#domain/formats/text-rules.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { hasUnfinishedStages } from './distribution-outlook.tsx'
import { useClause } from './distribution-words.ts'

/** The clause that the agreement will print for what is chosen now. */
export function DistributionClause({ trust }: { trust: TrustRecord }) {
  const answers = useDeferredValue(useWatch() as Answers)
  const clause = useClause()
  const type = String(answers.distributionType ?? '')
  // Longer text is refused anyway, and drawing megabytes of it would hold up the page.
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
