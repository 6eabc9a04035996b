import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { stagesOf } from '#domain/trust/distribution-ages.ts'
import type { Answers } from '#domain/trust/steps/step.ts'

type Picture = typeof import('#web/features/overview/grandchild-picture.tsx').GrandchildPicture

/** Ages and parts that are being typed are no answer yet, and thirds would be a wrong one. */
export const hasUnfinishedStages = (type: string, stages: string): boolean =>
  type === 'staggered' && stages.trim() !== '' && stagesOf({ distributionStages: stages }).length === 0

/** What is chosen now, drawn for a grandchild; a type that is stored and not offered is drawn as well. */
export function DistributionOutlook() {
  const answers = useDeferredValue(useWatch() as Answers)
  const [Picture, setPicture] = useState<Picture>()
  useEffect(() => {
    let wanted = true
    // Twelve of the thirteen steps have no use for it.
    import('#web/features/overview/grandchild-picture.tsx').then(
      ({ GrandchildPicture }) => wanted && setPicture(() => GrandchildPicture),
      (error: unknown) => console.error('The picture could not be loaded', error),
    )
    return () => {
      wanted = false
    }
  }, [])
  const [type, stages] = [answers.distributionType, answers.distributionStages].map((answer) =>
    String(answer ?? ''),
  ) as [string, string]
  return Picture && !hasUnfinishedStages(type, stages) ? (
    <Picture distributionType={type} distributionStages={stages} />
  ) : null
}
