import { useCallback, useRef, useState } from 'react'
import { english, type Message } from '#domain/message.ts'
import type { Answers, Words } from '#domain/trust/steps/step.ts'
import { currentToast, dismissToast, showToast } from '#web/app/toast-store.ts'
import { sameValue } from '#web/components/form-values.ts'
import type { SaveOutcome } from '#web/features/trust-sync/snapshot.ts'
import type { Draft } from '#web/features/trust-sync/use-draft.ts'

/** Runs one save at a time and says how it went. Resolves to whether the user may go on. */
export function useSaving(what: string) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (
      save: () => Promise<SaveOutcome>,
      words: { saved?: () => Words | undefined; failed?: (reason: Message | string) => Words } = {},
    ): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      // What went wrong before this attempt is no longer news.
      dismissToast()
      try {
        const outcome = await save().catch(
          (error: unknown): SaveOutcome => ({
            saved: false,
            message: error instanceof Error ? error.message : String(error),
          }),
        )
        if (!outcome.saved) {
          console.error(`Saving ${what} failed: ${english(outcome.message)}`)
          if (words.failed) showToast({ ...words.failed(outcome.message), destructive: true })
          return false
        }
        // 'Limited connectivity' has already reported a save on this device only.
        const saved = outcome.where === 'account' && words.saved?.()
        if (saved) showToast(saved)
        return true
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [what],
  )
  return { busy, run }
}

/** The toast that says why the answers were rejected; it goes when other answers no longer call for it. */
export function useRejection() {
  const shown = useRef<{ id?: number; words: Words; wordsFor: (answers: Answers) => Words | undefined }>(null)
  const show = (words: Words, wordsFor: (answers: Answers) => Words | undefined) => {
    showToast({ ...words, destructive: true })
    shown.current = { id: currentToast()?.id, words, wordsFor }
  }
  const review = (answers: Answers) => {
    if (!shown.current || shown.current.id !== currentToast()?.id) return
    if (!sameValue(shown.current.wordsFor(answers), shown.current.words)) dismissToast()
  }
  return { show, review }
}

/** The part of a form's values that was typed and is not yet saved: what a reload must bring back. */
export function draftOf(values: object, typedNames: readonly string[]): Draft {
  return Object.fromEntries(Object.entries(values).filter(([name]) => typedNames.includes(name)))
}
