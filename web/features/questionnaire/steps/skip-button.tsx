import type { StepSlug } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { say } from '#web/spanish/say.ts'

const words: Partial<Record<StepSlug, string>> = {
  'durable-power-of-attorney': 'Skip for now',
  'health-care-directive': 'Skip (Optional)',
}

/** Two steps can be passed by; what was typed in them stays as a draft. */
export function SkipButton({ slug, busy, onSkip }: { slug: StepSlug; busy: boolean; onSkip: () => void }) {
  const label = words[slug]
  if (!label) return null
  return (
    <Button variant="secondary" aria-disabled={busy || undefined} onClick={onSkip}>
      {say(label)}
    </Button>
  )
}
