import type * as z from 'zod/mini'
import type { TrustPatch } from '../patch.ts'
import type { ScalarField, TrustRecord } from '../record.ts'
import type { Answer, Answers, Question, Step, StepContext } from './step.ts'

/** The record's own texts for these fields, the empty text where there is none. */
export function textsOf(trust: TrustRecord, fields: readonly ScalarField[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, String(trust[field] ?? '')]))
}

/** Answers that go into the record under their own names; an empty text clears the field. */
export function asTyped(answers: Partial<Answers>): TrustPatch {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(given.map(([name, answer]) => [name, answer === '' ? null : answer])) as TrustPatch
}

function partsOf(schema: z.ZodMiniType<Answers>): Record<string, z.ZodMiniType<Answer>> {
  return (schema as unknown as z.ZodMiniObject).shape as Record<string, z.ZodMiniType<Answer>>
}

/**
 * The answers that are valid each by itself: what 'Save and Exit' stores. An empty answer counts as valid here,
 * since leaving a question for later is no fault; what is invalid stays in the form's draft.
 */
export function validAnswers(step: Step, answers: Answers, context: StepContext): Partial<Answers> {
  const valid: Partial<Answers> = {}
  for (const [name, part] of Object.entries(partsOf(step.schema(context)))) {
    const answer = answers[name]
    if (answer === undefined) continue
    const parsed = part.safeParse(answer)
    if (parsed.success) valid[name] = parsed.data
    else if (typeof answer === 'string' && answer.trim() === '') valid[name] = ''
  }
  return valid
}

/** What Next writes: the answers' change, the step's marks, and `currentStep`. */
export function patchOnNext(step: Step, answers: Answers, trust: TrustRecord, context: StepContext): TrustPatch {
  return { ...combine(step.change(answers, trust, context), step.completes?.(context)), currentStep: step.currentStep }
}

/** What 'Save and Exit' writes: the valid answers' change, and `currentStep` where the step says so. */
export function patchOnSave(step: Step, answers: Answers, trust: TrustRecord, context: StepContext): TrustPatch {
  const patch = step.change(validAnswers(step, answers, context), trust, context)
  return step.currentStepOnSave === undefined ? patch : { ...patch, currentStep: step.currentStepOnSave }
}

function combine(change: TrustPatch, marks: TrustPatch = {}): TrustPatch {
  const certificateData = { ...change.certificateData, ...marks.certificateData }
  return { ...change, ...marks, ...(Object.keys(certificateData).length > 0 && { certificateData }) }
}

/** The questions that are on screen for these answers. */
export function shownQuestions(step: Pick<Step, 'questions'>, answers: Answers): Question[] {
  return step.questions.filter((question) => question.shownIf?.(answers) ?? true)
}

/** The answers with those of hidden questions emptied, so that what cannot be seen is neither refused nor stored. */
export function withoutHidden(step: Pick<Step, 'questions'>, answers: Answers): Answers {
  const hidden = step.questions.filter((question) => !(question.shownIf?.(answers) ?? true))
  return {
    ...answers,
    ...Object.fromEntries(hidden.map((question) => [question.name, question.kind === 'check' ? false : ''])),
  }
}
