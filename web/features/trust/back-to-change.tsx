import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#web/components/button.tsx'
import { useChangeOpenedFrom } from '#web/features/questionnaire/way-back.ts'

/** The way back to the change in life that a page was opened from, where nothing has to be saved first. */
export function BackToChange({ className }: { className?: string }) {
  const path = useChangeOpenedFrom()
  if (path === undefined) return null
  return (
    <LinkButton to={path} variant="secondary" className={className}>
      <Trans>Return to what changed</Trans>
    </LinkButton>
  )
}
