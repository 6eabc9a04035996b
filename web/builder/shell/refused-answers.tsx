import { refusedValues } from '#web/pages/dashboard/refused-values.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Changes that could not be saved, with what was typed, until the reader has seen to them. */
export function RefusedAnswers() {
  const { refused, dismissRefused } = useTrust()
  if (refused.length === 0) return null
  return (
    <Notice kind="error" title="Some changes are not saved" live>
      <ul className="space-y-3">
        {refused.map(({ patchId, message, patch }) => (
          <li key={patchId}>
            <p>{message}</p>
            <ul className="mt-1 list-disc pl-5 text-base">
              {refusedValues(patch).map(({ label, value }) => (
                <li key={label}>
                  {label}: {value}
                </li>
              ))}
            </ul>
            <Button variant="secondary" size="small" className="mt-2" onClick={() => dismissRefused(patchId)}>
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
