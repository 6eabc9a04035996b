import { useNavigate } from 'react-router'
import { message } from '#domain/message.ts'
import { isEmptyPatch } from '#domain/trust/history/patch-between.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { useSaving } from '#web/features/questionnaire/use-saving.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'

interface Replacing {
  patch: TrustPatch
  /** How many things differ from the present answers. */
  count: number
  /** Whether there are no answers yet, so that nothing is replaced. */
  isNew: boolean
  /** When the file was saved, in words. */
  when: string
}

/** Puts the answers of a file in place by one change, after a question where there are others. */
export function useReplacing({ patch, count, isNew, when }: Replacing) {
  const { saveTrustData } = useTrustActions()
  const navigate = useNavigate()
  const { busy, run } = useSaving('the answers of a file')

  const replace = async () => {
    if (isEmptyPatch(patch)) return
    const sure =
      isNew ||
      (await askToConfirm({
        title: 'Replace your answers?',
        body: message(
          '{count, plural, one {One thing changes} other {# things change}} to what the file of {when} says. Your current answers stay in the history of your answers, and you can restore them there.',
          { count, when },
        ),
        yes: 'Replace my answers',
        no: 'Keep my answers',
      }))
    if (!sure) return
    const saved = () => ({
      title: isNew ? 'Answers brought back' : 'Answers replaced',
      description: isNew
        ? message('They are those of {when}.', { when })
        : message('They are those of {when}. The ones before are in the history of your answers.', { when }),
    })
    if (await run(() => saveTrustData(patch), { saved })) void navigate(DASHBOARD)
  }

  return { busy, replace }
}
