import type { TrustRecord } from './record.ts'
import { DASHBOARD, type StepSlug, SUMMARY, stepPath, stepSlugs } from './routes.ts'

/** The entry page's own, shorter map (T 2.1): steps 1 to 8, in another order. */
const entrySlugs: readonly StepSlug[] = [
  'name',
  'trustee',
  'grantor',
  'beneficiaries',
  'assets',
  'distribution',
  'backup-trustee',
  'signature',
]

const slugAt = (map: readonly StepSlug[], step: number | undefined): StepSlug => map[(step ?? 1) - 1] ?? 'name'

/** The step at which a trust is resumed, by the map of thirteen; an unknown step is the name. */
export function resumeSlug(trust: Pick<TrustRecord, 'currentStep'>): StepSlug {
  return slugAt(stepSlugs, trust.currentStep)
}

/** Where `/trust-builder/` leads: a completed trust to the dashboard, any other to the page of its current step. */
export function resumePath(trust: TrustRecord | null): string {
  if (!trust) return stepPath('name')
  return trust.completed ? DASHBOARD : stepPath(resumeSlug(trust))
}

/** Where 'Continue Where I Left Off' on the dashboard leads: a completed trust to the summary. */
export function continuePath(trust: TrustRecord): string {
  return trust.completed ? SUMMARY : stepPath(resumeSlug(trust))
}

/** Where the entry page's button leads for a draft that is only on this device, by the map of eight. */
export function entryPath(draft: TrustRecord): string {
  return draft.completed ? DASHBOARD : stepPath(slugAt(entrySlugs, draft.currentStep))
}
