import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { directivePatch, HealthCareDirective } from '#domain/trust/directive.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SKIPPED_POWER_OF_ATTORNEY } from '#domain/trust/steps/11-durable-power-of-attorney.ts'
import { leftBehind, patchOnNext, patchOnReturn, patchOnSave, unsavedAnswers } from '#domain/trust/steps/answers.ts'
import type { AnswerError, Answers, Step, StepContext } from '#domain/trust/steps/step.ts'
import { showToast } from '#web/app/toast-store.ts'
import { focusField } from '#web/components/link-targets.ts'
import { useToday } from '#web/components/times.ts'
import { withFollowers } from '#web/features/people/use-suggestions.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import type { DraftInHand } from '#web/features/trust-sync/use-draft.ts'
import { draftOf, useSaving } from '../use-saving.ts'
import { goOn, type WayBack } from '../way-back.ts'
import { loadClause } from './distribution-clause.tsx'

/** Step 12's accepted answers as the document that stores them. */
function directiveOf(answers: Answers): HealthCareDirective {
  return HealthCareDirective.parse(answers)
}

const isEmpty = (patch: TrustPatch) => Object.keys(patch).length === 0

/** What the buttons of a step do. */
export function useStepSaving(step: Step, trust: TrustRecord, draft: DraftInHand) {
  const today = useToday()
  const navigate = useNavigate()
  const { saveTrustData, saveDirective } = useTrustActions()
  const { busy, run } = useSaving(step.slug)
  const latest = useRef(trust)
  const rowsSeen = useRef(trust.trustees)
  const typed = useRef(Boolean(draft.draft))
  useEffect(() => {
    latest.current = trust
    if (!typed.current) rowsSeen.current = trust.trustees
  }, [trust])
  /** Rows are compared with those the reader had before them, so that a row another device added is not taken out. */
  const seen = () => ({ ...latest.current, trustees: rowsSeen.current })

  const contextOf = async (): Promise<StepContext> =>
    step.slug === 'distribution' ? { today, distributionClause: await loadClause() } : { today }

  /** Next, or back to the page that the step was opened from. */
  const saveAndLeave = async (answers: Answers, back: WayBack | undefined) => {
    let patch: TrustPatch = {}
    const save = async () => {
      if (step.slug === 'health-care-directive') {
        const directive = directiveOf(answers)
        const own = directivePatch(directive)
        patch = await withFollowers(latest.current, own)
        return patch === own ? saveDirective(directive) : saveTrustData(patch)
      }
      patch = (back ? patchOnReturn : patchOnNext)(step, answers, seen(), await contextOf())
      patch = await withFollowers(latest.current, patch)
      return saveTrustData(patch)
    }
    if (!(await run(save, { failed: step.saveFailed }))) return
    draft.clear()
    await goOn(navigate, back, merge(latest.current, patch), step.next)
  }

  const saveAndExit = async (answers: Answers) => {
    const rejected = step.saveErrorToast?.(answers)
    if (rejected) {
      showToast({ ...rejected, destructive: true })
      const first = step.questions[0]
      if (first) focusField(first.name)
      return
    }
    let unsaved: Answers = {}
    let nothing = false
    const savedWords = () => {
      const labels = step.questions.filter(({ name }) => name in unsaved).map(({ label }) => label)
      if (labels.length > 0) return leftBehind(labels)
      return nothing ? undefined : step.saved
    }
    const save = async () => {
      const context = await contextOf()
      const patch = patchOnSave(step, answers, seen(), context)
      unsaved = unsavedAnswers(step, answers, seen(), context)
      nothing = isEmpty(patch)
      return nothing
        ? { saved: true as const, where: 'account' as const }
        : saveTrustData(await withFollowers(latest.current, patch))
    }
    if (!(await run(save, { saved: savedWords, failed: step.saveFailed }))) return
    if (isEmpty(unsaved as TrustPatch)) draft.clear()
    else draft.keep(unsaved)
    void navigate(step.exit)
  }

  const skip = async (way: WayBack | undefined) => {
    const save = () =>
      step.slug === 'health-care-directive'
        ? saveDirective({ skipped: true })
        : saveTrustData(SKIPPED_POWER_OF_ATTORNEY)
    if (await run(save, { failed: step.saveFailed }))
      await goOn(navigate, way?.isWalk ? way : undefined, latest.current, step.next)
  }

  const showErrorToast = (errors: readonly AnswerError[]) => {
    const words = step.errorToast?.(errors)
    if (words) showToast({ ...words, destructive: true })
  }

  const onTyped = (values: object, names: string[]) => {
    typed.current = names.length > 0
    draft.keep(draftOf(values, names))
  }

  return { busy, saveAndLeave, saveAndExit, skip, showErrorToast, onTyped }
}
