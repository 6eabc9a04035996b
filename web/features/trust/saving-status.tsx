import { t } from '@lingui/core/macro'
import { timeOf } from '#web/components/times.ts'
import type { SavingState } from '#web/features/trust-sync/snapshot.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** What has become of the answers, in words. Nothing is said before the first save. */
function savingWords(saving: SavingState): string {
  switch (saving.kind) {
    case 'idle':
      return ''
    case 'saving':
      return t`Saving your answers…`
    case 'saved':
      return t`Saved here and in your account at ${timeOf(saving.at)}.`
    case 'device-only':
      return t`Saved on this device only. Your answers go to your account when the connection improves.`
    case 'not-saved':
      return t`Not saved: ${translate(saving.message).replace(/\.?\s*$/, '')}. What you typed is kept on this page.`
  }
}

/** The state of saving the answers, in words. */
export function SavingStateWords() {
  const { saving, refused } = useTrust()
  // What was refused has a notice of its own, beside which no sentence may say that all is well.
  const words = refused.length > 0 && saving.kind === 'saved' ? '' : savingWords(saving)
  return (
    <p role="status" className="min-h-7 text-base text-ink-soft">
      {words}
    </p>
  )
}
