import { useNavigate } from 'react-router'
import {
  detailPatchForAll,
  detailPatchOnNotYet,
  detailPatchOnSave,
  unsavedDetails,
} from '#domain/trust/details/asking.ts'
import type { DetailStep } from '#domain/trust/details/detail-step.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { leftBehind } from '#domain/trust/steps/answers.ts'
import type { Answers } from '#domain/trust/steps/step.ts'
import { useToday } from '#web/components/times.ts'
import { withFollowers } from '#web/features/people/use-suggestions.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { DraftInHand } from '#web/features/trust-sync/use-draft.ts'
import { useSaving } from '../use-saving.ts'
import { goOn, type WayBack } from '../way-back.ts'

/** What the buttons of a detail page do. */
export function useDetailSaving(
  detail: DetailStep,
  id: string,
  trust: TrustRecord,
  draft: DraftInHand,
  way: WayBack | undefined,
) {
  const today = useToday()
  const navigate = useNavigate()
  const { saveTrustData } = useTrustActions()
  const { busy, run } = useSaving(detail.page)

  const save = (patch: TrustPatch, rest: Answers = {}) => {
    const labels = detail.questions.filter(({ name }) => name in rest).map(({ label }) => label)
    const words = {
      saved: () => (labels.length > 0 ? leftBehind(labels) : detail.saved),
      failed: () => detail.saveFailed,
    }
    return run(
      async () =>
        Object.keys(patch).length > 0
          ? saveTrustData(await withFollowers(trust, patch))
          : { saved: true as const, where: 'account' as const },
      words,
    )
  }
  const walk = way?.isWalk ? way : undefined
  const next = (after: TrustRecord) => detail.next(after, id)
  const restOf = (answers: Answers) => unsavedDetails(detail, id, answers, trust, { today })
  const keepRest = (rest: Answers) => {
    if (Object.keys(rest).length > 0) draft.keep(rest)
    else draft.clear()
  }

  return {
    busy,
    saveAndNext: async (answers: Answers, back: WayBack | undefined) => {
      const patch = detail.change(answers, id, trust)
      if (!(await save(patch))) return
      draft.clear()
      await goOn(navigate, back, merge(trust, patch), next)
    },
    saveAndExit: async (answers: Answers) => {
      const rest = restOf(answers)
      if (!(await save(detailPatchOnSave(detail, id, answers, trust, { today }), rest))) return
      keepRest(rest)
      void navigate(detail.exit)
    },
    forAll: async (answers: Answers) => {
      const patch = detailPatchForAll(detail, id, answers, trust, { today })
      const rest = detail.notYet ? restOf(answers) : {}
      if (!(await save(patch, rest))) return
      keepRest(rest)
      await goOn(navigate, walk, merge(trust, patch), next)
    },
    notYet: async (answers: Answers) => {
      const patch = detailPatchOnNotYet(detail, id, answers, trust, { today })
      const rest = restOf(answers)
      if (!(await save(patch, rest))) return
      keepRest(rest)
      await goOn(navigate, walk, merge(trust, patch), next)
    },
  }
}
