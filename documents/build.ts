import type { TrustRecord } from '#domain/trust/record.ts'
import { assignmentOfAssets } from './assignment-of-assets/build.ts'
import { type DocumentId, documentNamed } from './catalogue.ts'
import { certificateOfTrust } from './certificate-of-trust/build.ts'
import { buildEinInstructions } from './ein-instructions/build.ts'
import { healthCareDirective } from './health-care-directive/build.ts'
import type { Doc } from './model.ts'
import { templateNotFound } from './not-found.ts'
import { pourOverWill } from './pour-over-will/build.ts'
import { durablePowerOfAttorney } from './power-of-attorney/build.ts'
import { scheduleA } from './schedule-a/build.ts'
import { trustAgreement } from './trust-agreement/build.ts'
import { trusteeAppointment } from './trustee-appointment/build.ts'

const BUILDERS: { readonly [Id in DocumentId]?: (trust: TrustRecord) => Doc } = {
  'trust-agreement': trustAgreement,
  'certificate-of-trust': certificateOfTrust,
  'trustee-appointment': trusteeAppointment,
  'schedule-a': scheduleA,
  'assignment-of-assets': assignmentOfAssets,
  'pour-over-will': pourOverWill,
  'durable-power-of-attorney': durablePowerOfAttorney,
  'health-care-directive': healthCareDirective,
  'ein-instructions': buildEinInstructions,
}

/** The document of that name as a tree; a name without a template gives the document that says so. Pure. */
export function buildDocument(trust: TrustRecord, name: string): Doc {
  const entry = documentNamed(name)
  const build = entry && BUILDERS[entry.id]
  return build ? build(trust) : templateNotFound(name)
}
