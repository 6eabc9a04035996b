import { fundingProgress } from './funding.ts'
import { withTrueMarks } from './lifecycle.ts'
import { stepPercent } from './progress.ts'
import type { TrustRecord } from './record.ts'
import type { StepSlug } from './routes.ts'
import { signingProgress } from './signing-day.ts'
import { steps } from './steps/all.ts'

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
