import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { WayBack } from './way-back.ts'

interface StepActionsProps {
  next: string
  previous: string
  busy: boolean
  /** The page the step was opened from, where it can be saved and left for it. */
  back?: WayBack | undefined
  children?: ReactNode
}

/** Next, which is the form's submit, and the other ways on from a step. */
export function StepActions({ next, previous, busy, back, children }: StepActionsProps) {
  const navigate = useNavigate()
  return (
    <div className="border-t border-hairline pt-6">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" value="next" busy={busy}>
          {translate(next)}
        </Button>
        {back && (
          <Button type="submit" value="back" variant="secondary" aria-disabled={busy || undefined}>
            {translate(back.label)}
          </Button>
        )}
        {children}
        <Button variant="secondary" onClick={() => navigate(previous)}>
          <Trans>Previous</Trans>
        </Button>
      </div>
      <div className="mt-3">
        <SavingStateWords />
      </div>
    </div>
  )
}
