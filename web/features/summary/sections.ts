import type { StepSlug } from '#domain/trust/routes.ts'

/** The cards of the summary, in the order of its edit targets (T 2.6). */
export const summarySections: readonly StepSlug[] = [
  'name',
  'grantor',
  'trustee',
  'certificate-of-trust',
  'backup-trustee',
  'distribution',
  'beneficiaries',
  'assets',
  'pour-over-will',
  'durable-power-of-attorney',
  'health-care-directive',
  'ein-application',
]
