import type { TrustPatch } from '#domain/trust/patch.ts'
import type { DetailPage, StepSlug } from '#domain/trust/routes.ts'
import type { Answers, Words } from '#domain/trust/steps/step.ts'

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
