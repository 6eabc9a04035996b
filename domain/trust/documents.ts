import type { StepSlug } from './routes.ts'

/** The nine documents (T 1), by the ids used throughout. */
export const documentNames = {
  'trust-agreement': 'Irrevocable Trust Agreement',
  'certificate-of-trust': 'Certificate of Trust',
  'trustee-appointment': 'Trustee Appointment and Acceptance',
  'schedule-a': 'Schedule A - Beneficiary Schedule',
  'assignment-of-assets': 'Assignment of Assets',
  'pour-over-will': 'Pour-Over Will',
  'power-of-attorney': 'Durable Power of Attorney',
  'health-care-directive': 'Health Care Directive',
  'ein-instructions': 'EIN Application Instructions',
} as const
export type DocumentId = keyof typeof documentNames
export const ALL_DOCUMENTS = Object.keys(documentNames) as readonly DocumentId[]
export type DocumentName = (typeof documentNames)[DocumentId]

/** The document of that name, or `undefined`. */
export function documentNamed(name: string): DocumentId | undefined {
  return ALL_DOCUMENTS.find((id) => documentNames[id] === name)
}

/** The document that a section's card offers. */
export const documentOfStep: Record<StepSlug, DocumentId> = {
  name: 'trust-agreement',
  grantor: 'trust-agreement',
  trustee: 'trustee-appointment',
  'certificate-of-trust': 'certificate-of-trust',
  beneficiaries: 'schedule-a',
  assets: 'assignment-of-assets',
  distribution: 'trust-agreement',
  'backup-trustee': 'trustee-appointment',
  signature: 'trust-agreement',
  'pour-over-will': 'pour-over-will',
  'durable-power-of-attorney': 'power-of-attorney',
  'health-care-directive': 'health-care-directive',
  'ein-application': 'ein-instructions',
}

/** The order in which the documents are signed: the trust before what refers to it. */
export const SIGNING_ORDER: readonly DocumentId[] = [
  'trust-agreement',
  'schedule-a',
  'trustee-appointment',
  'certificate-of-trust',
  'assignment-of-assets',
  'pour-over-will',
  'power-of-attorney',
  'health-care-directive',
  'ein-instructions',
]
