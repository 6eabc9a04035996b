import { useTrust } from '#web/sync/trust-provider.tsx'
import { savingWords } from './saving-words.ts'

/** How the answers stand, in words. */
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
