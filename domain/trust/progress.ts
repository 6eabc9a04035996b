import { fundingProgress } from './funding.ts'
import { withTrueMarks } from './lifecycle.ts'
import type { TrustRecord } from './record.ts'
import type { StepSlug } from './routes.ts'
import { signingProgress } from './signing-day.ts'
import { steps } from './steps/all.ts'
import type { Step } from './steps/step.ts'

type Present = (trust: TrustRecord) => boolean

const text =
  (field: keyof TrustRecord): Present =>
  (trust) =>
    String(trust[field] ?? '').trim() !== ''
const flag =
  (field: keyof TrustRecord): Present =>
  (trust) =>
    trust[field] === true
const entries =
  (field: 'beneficiaries' | 'assets'): Present =>
  (trust) =>
    (trust[field]?.length ?? 0) > 0

/** What must be present for each step to be complete (T 4.5). */
const rules: readonly (readonly Present[])[] = [
  [text('trustName')],
  [text('grantorName'), text('grantorAddress')],
  [text('trusteeName'), text('trusteeAddress')],
  [(trust) => Boolean(trust.certificateData?.signatureDate)],
  [entries('beneficiaries')],
  [entries('assets')],
  [text('distributionRules')],
  [text('backupTrusteeName'), text('backupTrusteeEmail')],
  [flag('signatureComplete')],
  [flag('pourOverWillComplete')],
  [flag('powerOfAttorneyComplete')],
  [(trust) => trust.healthCareDirectiveComplete === true || trust.healthCareDirectiveSkipped === true],
  [flag('einApplicationComplete')],
]

/** The share of a list of conditions that hold, in whole percent. */
export function shareHeld(conditions: readonly Present[], trust: TrustRecord): number {
  return Math.round((conditions.filter((holds) => holds(trust)).length / conditions.length) * 100)
}

/** How far one step is, 0 to 100: the share of its rule's fields that are present. */
export function stepPercent(step: Pick<Step, 'number'>, trust: TrustRecord): number {
  const rule = rules[step.number - 1]
  if (!rule) throw new RangeError(`There is no step ${step.number}.`)
  return shareHeld(rule, trust)
}

/** Overall completion (T 4.5): the rounded percent of the 13 steps that are complete. */
export function overallPercent(trust: TrustRecord): number {
  const complete = steps.filter((step) => stepPercent(step, trust) === 100)
  return Math.round((complete.length / steps.length) * 100)
}

/** How far one trust is. Says nothing of its answers. */
export interface TrustStages {
  /** The steps that are complete. */
  steps: StepSlug[]
  completed: boolean
  /** Whether every document was signed as its law expects. */
  signed: boolean
  /** Whether every asset that is to be moved into the trust has been. */
  funded: boolean
}

/** How far a trust is. Its social security numbers may be encrypted. */
export function trustStages(trust: TrustRecord): TrustStages {
  const signing = signingProgress(trust)
  const funding = fundingProgress(trust.assets ?? [])
  return {
    steps: steps.filter((step) => stepPercent(step, trust) === 100).map(({ slug }) => slug),
    completed: Boolean(withTrueMarks(trust).completedAt),
    signed: signing.done === signing.total,
    funded: funding.total > 0 && funding.done === funding.total,
  }
}
