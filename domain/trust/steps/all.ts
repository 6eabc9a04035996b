import { type StepSlug, stepSlugs } from '../routes.ts'
import { nameStep } from './01-name.ts'
import { grantorStep } from './02-grantor.ts'
import { trusteeStep } from './03-trustee.ts'
import { certificateStep } from './04-certificate-of-trust.ts'
import { beneficiariesStep } from './05-beneficiaries.ts'
import { assetsStep } from './06-assets.ts'
import { distributionStep } from './07-distribution.ts'
import { backupTrusteeStep } from './08-backup-trustee.ts'
import { signatureStep } from './09-signature.ts'
import { pourOverWillStep } from './10-pour-over-will.ts'
import { durablePowerOfAttorneyStep } from './11-durable-power-of-attorney.ts'
import { healthCareDirectiveStep } from './12-health-care-directive.ts'
import { einApplicationStep } from './13-ein-application.ts'
import type { Step } from './step.ts'

/** The thirteen steps in the order of their numbers. */
export const steps: readonly Step[] = [
  nameStep,
  grantorStep,
  trusteeStep,
  certificateStep,
  beneficiariesStep,
  assetsStep,
  distributionStep,
  backupTrusteeStep,
  signatureStep,
  pourOverWillStep,
  durablePowerOfAttorneyStep,
  healthCareDirectiveStep,
  einApplicationStep,
]

const bySlug = new Map(steps.map((step) => [step.slug, step]))

/** The step with this slug. Throws when there is none, which only a wrong list of steps can cause. */
export function stepOf(slug: StepSlug): Step {
  const step = bySlug.get(slug)
  if (!step) throw new Error(`There is no step ${slug}; the steps are ${stepSlugs.join(', ')}.`)
  return step
}
