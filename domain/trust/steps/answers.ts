import type * as z from 'zod/mini'
import { listOf, message } from '../../message.ts'
import type { TrustPatch } from '../patch.ts'
import type { ScalarField, TrustRecord } from '../record.ts'
import type { Answer, Answers, FormDefinition, Question, Step, StepContext, Words } from './step.ts'

/** The record's own texts for these fields, the empty text where there is none. */
export function textsOf(trust: TrustRecord, fields: readonly ScalarField[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, String(trust[field] ?? '')]))
}

/** Answers that go into the record under their own names; an empty text clears the field. */
export function toPatch(answers: Partial<Answers>): TrustPatch {
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined)
  return Object.fromEntries(given.map(([name, answer]) => [name, answer === '' ? null : answer])) as TrustPatch
}

/** The toast for answers that are there and wrong, or whose step has no words of its own for what is missing (T 5). */
export const INVALID: Words = {
  title: 'Validation Error',
  description: 'Please fill in all required fields correctly.',
}

/** The toast of a save that had to leave answers behind, which are named by their labels. */
export function leftBehind(labels: readonly string[]): Words {
  return {
    title: 'Not everything is saved',
    description: message(
      '{count, plural, one {{labels} is} other {{labels} are}} kept on this device only, until the answer is corrected.',
      { count: labels.length, labels: listOf(labels.map((label) => message(label))) },
    ),
  }
}

function partsOf(schema: z.ZodMiniType<Answers>): Record<string, z.ZodMiniType<Answer>> {
  return (schema as unknown as z.ZodMiniObject).shape as Record<string, z.ZodMiniType<Answer>>
}

/**
 * The answers that are valid each by itself: what 'Save and Exit' stores. An empty answer counts as valid here,
 * since leaving a question for later is not an error; what is invalid stays in the form's draft.
 */
export function validAnswers(step: FormDefinition, answers: Answers, context: StepContext): Partial<Answers> {
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

/** What Next writes: the answers' change, the step's completion flags, and `currentStep`. */
export function patchOnNext(step: Step, answers: Answers, trust: TrustRecord, context: StepContext): TrustPatch {
  return { ...patchOnReturn(step, answers, trust, context), currentStep: step.currentStep }
}

/**
 * The shown answers that differ from what the record, or its prefill, put into the form. Next stores an unchanged
 * prefill; Save and Exit does not, unless the step says what is {@link FormDefinition.stored}.
 */
export function changedAnswers(
  step: FormDefinition,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): Answers {
  const initial = step.stored?.(trust) ?? step.initial(trust, context)
  const shown = Object.entries(withoutHidden(step, answers))
  return Object.fromEntries(shown.filter(([name, answer]) => JSON.stringify(answer) !== JSON.stringify(initial[name])))
}

/** The changed answers that are valid each by itself. */
export function validChanges(
  step: FormDefinition,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): Partial<Answers> {
  return validAnswers(step, changedAnswers(step, answers, trust, context), context)
}

/** What 'Save and Exit' writes: the change of the valid answers, and `currentStep` where the step says so. */
export function patchOnSave(step: Step, answers: Answers, trust: TrustRecord, context: StepContext): TrustPatch {
  const patch = step.change(validChanges(step, answers, trust, context), trust, context)
  return step.currentStepOnSave === undefined ? patch : { ...patch, currentStep: step.currentStepOnSave }
}

/** What 'Save and return to summary' writes: all that Next writes but `currentStep`, since the user is not on the way through. */
export function patchOnReturn(step: Step, answers: Answers, trust: TrustRecord, context: StepContext): TrustPatch {
  return onlyChanges(combine(step.change(answers, trust, context), step.completes?.(context)), trust)
}

/** What stays as a draft after {@link patchOnSave}: the changed answers that are not valid. */
export function unsavedAnswers(
  step: FormDefinition,
  answers: Answers,
  trust: TrustRecord,
  context: StepContext,
): Answers {
  const changed = changedAnswers(step, answers, trust, context)
  const valid = validAnswers(step, changed, context)
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !(name in valid)))
}

/** What is stored already is not sent again, a social security number least of all (T 7: a save carries the changed fields). */
function onlyChanges(patch: TrustPatch, trust: TrustRecord): TrustPatch {
  const changed = Object.entries(patch).filter(
    ([field, value]) => (value ?? undefined) !== trust[field as keyof TrustRecord],
  )
  return Object.fromEntries(changed)
}

function combine(change: TrustPatch, flags: TrustPatch = {}): TrustPatch {
  const certificateData = { ...change.certificateData, ...flags.certificateData }
  return { ...change, ...flags, ...(Object.keys(certificateData).length > 0 && { certificateData }) }
}

/** The questions that are on screen for these answers. */
export function shownQuestions(step: Pick<Step, 'questions'>, answers: Answers): Question[] {
  return step.questions.filter((question) => question.shownIf?.(answers) ?? true)
}

/**
 * The answers with those of hidden questions emptied, so that what cannot be seen is neither rejected nor stored, unless
 * the question keeps its answer.
 */
export function withoutHidden(step: Pick<Step, 'questions'>, answers: Answers): Answers {
  const hidden = step.questions.filter(
    ({ name, shownIf, preservedIf }) => !(shownIf?.(answers) ?? true) && !preservedIf?.(answers[name]),
  )
  return {
    ...answers,
    ...Object.fromEntries(hidden.map((question) => [question.name, question.kind === 'check' ? false : ''])),
  }
}
