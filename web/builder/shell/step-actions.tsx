import type { ReactNode } from 'react'
import { useNavigate } from '#web/router/router.tsx'
import { say } from '#web/spanish/say.ts'
import { SavingStateWords } from '#web/trust/saving-state.tsx'
import { Button } from '#web/ui/button.tsx'

interface StepActionsProps {
  next: string
  previous: string
  busy: boolean
  /** The step was opened from the summary. */
  fromSummary?: boolean
  /** Whether 'Save and return to summary' makes sense here. */
  children?: ReactNode
}

/** Next, which is the form's submit, and the other ways on from a step. */
export function StepActions({ next, previous, busy, fromSummary = false, children }: StepActionsProps) {
  const navigate = useNavigate()
  return (
    <div className="border-t border-hairline pt-6">
      <div className="flex flex-wrap gap-3">
        <Button type="submit" value="next" busy={busy}>
          {say(next)}
        </Button>
        {fromSummary && (
          <Button type="submit" value="summary" variant="secondary" aria-disabled={busy || undefined}>
            Save and return to summary
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
