import type * as z from 'zod/mini'
import { detailPatchOnNotYet, detailPatchOnSave, detailSteps } from '#domain/trust/details/detail-step.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type DetailPage, type StepSlug, SUMMARY } from '#domain/trust/routes.ts'
import { stepOf } from '#domain/trust/steps/all.ts'
import { patchOnNext, patchOnReturn, patchOnSave, withoutHidden } from '#domain/trust/steps/answers.ts'
import type { Answers, FormDefinition, Words } from '#domain/trust/steps/step.ts'
import { recordOf } from '#samples/families.ts'

/** Every row names the rule it shows: a section of the Trust Builder's specification. */
interface Ruled {
  rule: string
}

/** A button pressed on a step's page, after some answers were typed over the form's first values. */
export interface StepRow extends Ruled {
  step: StepSlug
  /** What had been saved before. */
  given?: TrustPatch
  type?: Answers
  press: 'next' | 'save' | 'return'
  /** The whole patch that is written. */
  writes?: TrustPatch
  /** Where the page leads. */
  leads?: string
  /** The fields at error with their messages, and the toast. */
  errors?: Record<string, string>
  toast?: Words
}

/** What the shell around a step shows. */
export interface ShellRow extends Ruled {
  step: StepSlug | DetailPage
  number: number
  total: number
  percent: number
  button: 'Next' | 'Complete'
  back: string
  previous?: string
  exit: string
}

/** A page for one entry's details. */
export interface DetailRow extends Ruled {
  page: DetailPage
  id: string
  given: TrustPatch
  type?: Answers
  press: 'next' | 'save' | 'not-yet'
  writes?: TrustPatch
  leads?: string
  errors?: Record<string, string>
}

/** An entry typed into a list's add form. */
export interface EntryRow extends Ruled {
  list: 'beneficiaries' | 'assets'
  type: Answers
  makes?: Record<string, unknown>
  errors?: Record<string, string>
}

/** What a form shows at first. */
export interface FirstValueRow extends Ruled {
  step: StepSlug
  given: TrustPatch
  shows: Answers
}

export const TODAY = '2025-06-15'
export const context = {
  today: TODAY,
  distributionClause: (trust: TrustRecord) => `The clause for ${trust.distributionType}.`,
}

/** What came of pressing a button. */
export interface Outcome {
  writes?: TrustPatch
  leads?: string
  errors?: Record<string, string>
  toast?: Words
}

/** The messages of a rejection by the field's dotted name, as the form shows them: the first of each field. */
function errorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}

type Judged = { answers: Answers } | { errors: Record<string, string> }

/** The step's form as the screen has it: hidden answers emptied, then the schema. */
export function judge(form: Pick<FormDefinition, 'questions' | 'schema'>, typed: Answers): Judged {
  const parsed = form.schema(context).safeParse(withoutHidden(form, typed))
  return parsed.success ? { answers: parsed.data } : { errors: errorsOf(parsed.error) }
}

export function pressOnStep({ step: slug, given = {}, type = {}, press }: StepRow): Outcome {
  const step = stepOf(slug)
  const trust = recordOf(given)
  const typed = { ...step.initial(trust, context), ...type }
  if (press === 'save') {
    const toast = step.saveErrorToast?.(typed)
    return toast ? { toast } : { writes: patchOnSave(step, typed, trust, context), leads: step.exit }
  }
  const judged = judge(step, typed)
  if ('errors' in judged)
    return {
      errors: judged.errors,
      toast: step.errorToast?.(Object.entries(judged.errors).map(([name, message]) => ({ name, message }))),
    }
  const writes = (press === 'next' ? patchOnNext : patchOnReturn)(step, judged.answers, trust, context)
  return { writes, leads: press === 'next' ? step.next(merge(trust, writes)) : SUMMARY }
}

export function pressOnDetail({ page, id, given, type = {}, press }: DetailRow): Outcome {
  const detail = detailSteps.find((one) => one.page === page)
  if (!detail) throw new Error(`There is no page ${page}.`)
  const trust = recordOf(given)
  const typed = { ...detail.initial(trust, id), ...type }
  if (press === 'save') return { writes: detailPatchOnSave(detail, id, typed, trust, context), leads: detail.exit }
  if (press === 'not-yet') {
    const writes = detailPatchOnNotYet(detail, id, typed, trust, context)
    return { writes, leads: detail.next(merge(trust, writes), id) }
  }
  const judged = judge({ questions: detail.questions, schema: () => detail.schema }, typed)
  if ('errors' in judged) return judged
  const writes = detail.change(judged.answers, id, trust)
  return { writes, leads: detail.next(merge(trust, writes), id) }
}
