import { say } from '#web/spanish/say.ts'
import type { SavingState } from '#web/sync/saving-state.ts'

const clock = (at: Date) => at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })

/** What has become of the answers, in words. Nothing is said before the first save. */
export function savingWords(saving: SavingState): string {
  switch (saving.kind) {
    case 'idle':
      return ''
    case 'saving':
      return say('Saving your answers…')
    case 'saved':
      return say`Saved here and in your account at ${clock(saving.at)}.`
    case 'device-only':
      return say('Saved on this device only. Your answers go to your account when the connection improves.')
    case 'not-saved':
      return say`Not saved: ${say(saving.message).replace(/\.?\s*$/, '')}. What you typed is kept on this page.`
  }
}
