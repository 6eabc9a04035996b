import type { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { unsavedAnswers, validChanges } from '../steps/answers.ts'
import type { Answers, Asking, StepContext } from '../steps/step.ts'
import type { DetailStep } from './detail-step.ts'

/** A detail page for one entry, as something that asks: what the rules for answers take. */
export function askingOf(detail: DetailStep, id: string): Asking {
  return {
    questions: detail.questions,
    initial: (trust) => (detail.stored ?? detail.initial)(trust, id),
    schema: () => detail.schema,
  }
}

/** What 'Save and Exit' on a detail page writes: the valid answers that were changed; nothing for none. */
export function detailPatchOnSave(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  const valid = validChanges(askingOf(detail, id), answers, trust, context)
  return Object.keys(valid).length > 0 ? detail.change(valid, id, trust) : {}
}

/** What 'I don't have this yet' writes: the valid answers that were changed, and the mark. */
export function detailPatchOnNotYet(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  return detail.notYet?.(validChanges(askingOf(detail, id), answers, trust, context), id, trust) ?? {}
}

/**
 * What the button for all writes: 'I don't have this yet' here and on every other entry that lacks an answer, or, where
 * a page has no such mark, these answers for each of them.
 */
export function detailPatchForAll(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): TrustPatch {
  const others = detail.lacking(trust).filter((entry) => entry.id !== id)
  const patches = detail.notYet
    ? [
        detailPatchOnNotYet(detail, id, answers, trust, context),
        ...others.map((other) => detail.notYet?.({}, other.id, trust) ?? {}),
      ]
    : [detail.change(answers, id, trust), ...others.map((other) => detail.change(answers, other.id, trust))]
  const beneficiaries = patches.flatMap((patch) => patch.beneficiaries?.put ?? [])
  const assets = patches.flatMap((patch) => patch.assets?.put ?? [])
  return {
    ...(beneficiaries.length > 0 && { beneficiaries: { put: beneficiaries } }),
    ...(assets.length > 0 && { assets: { put: assets } }),
  }
}

/** What stays as a draft after saving halfway, or with the mark. */
export function unsavedDetails(
  detail: DetailStep,
  id: string,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): Answers {
  return unsavedAnswers(askingOf(detail, id), answers, trust, context)
}
