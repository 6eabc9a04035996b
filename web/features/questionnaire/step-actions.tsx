import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { SavingStateWords } from '#web/features/trust/saving-status.tsx'
import { say } from '#web/spanish/say.ts'
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
          {say(next)}
        </Button>
        {back && (
          <Button type="submit" value="back" variant="secondary" aria-disabled={busy || undefined}>
            {say(back.label)}
          </Button>
        )}
        {children}
        <Button variant="secondary" onClick={() => navigate(previous)}>
          Previous
        </Button>
      </div>
      <div className="mt-3">
        <SavingStateWords />
      </div>
    </div>
  )
}
