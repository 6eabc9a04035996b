import type { SavingState } from '#web/sync/saving-state.ts'
import { useTrust } from '#web/sync/trust-provider.tsx'

/** What has become of the latest changes, in words. */
export function SavingWords() {
  const { saving, refused } = useTrust()
  // What was refused has a notice of its own, beside which no sentence may say that all is well.
  const words = refused.length > 0 && saving.kind !== 'saving' ? '' : wordsFor(saving)
  return (
    <p role="status" className="mt-1 min-h-6 text-base text-ink-soft">
      {words}
    </p>
  )
}

export function wordsFor(saving: SavingState): string {
  switch (saving.kind) {
    case 'saving':
      return 'Saving…'
    case 'device-only':
      return 'Your latest changes are saved on this device and will be sent when the connection improves.'
    case 'not-saved':
      return `Your latest changes are not saved: ${saving.message}`
    default:
      return 'All changes are saved.'
  }
}
