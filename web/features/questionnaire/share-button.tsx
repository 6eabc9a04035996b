import { useWatch } from 'react-hook-form'
import type { DetailStep } from '#domain/trust/details/detail-step.ts'
import { shareLabel } from '#domain/trust/details/shared-answers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { Button } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'

interface ShareButtonProps {
  detail: DetailStep
  id: string
  trust: TrustRecord
  busy: boolean
}

/** Gives what is typed here to the other entries; shown while one of them would take some of it. */
export default function ShareButton({ detail, id, trust, busy }: ShareButtonProps) {
  const label = shareLabel(detail, id, useWatch() as Answers, trust)
  if (!label) return null
  return (
    <Button type="submit" value="shared" variant="secondary" aria-disabled={busy || undefined}>
      {translate(label)}
    </Button>
  )
}
