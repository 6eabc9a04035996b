import { type DocumentId, documentNamed } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { assignmentOfAssets } from './assignment-of-assets/build.ts'
import { certificateOfTrust } from './certificate-of-trust/build.ts'
import { say } from './compose.ts'
import { einInstructions } from './ein-instructions/build.ts'
import { healthCareDirective } from './health-care-directive/build.ts'
import type { Doc } from './model.ts'
import { pourOverWill } from './pour-over-will/build.ts'
import { durablePowerOfAttorney } from './power-of-attorney/build.ts'
import { scheduleA } from './schedule-a/build.ts'
import { trustAgreement } from './trust-agreement/build.ts'
import { trusteeAppointment } from './trustee-appointment/build.ts'
import { value } from './wording/answer.ts'

/** What is handed over for a name that no template exists for (T 4.7). */
function templateNotFound(name: string): Doc {
  return {
    title: 'Document',
    subject: 'Template not found',
    header: 'Document',
    lang: 'en-US',
    blocks: [
      { kind: 'heading', text: 'Template not found' },
      {
        kind: 'paragraph',
        runs: say`The template for “${value(name, '[Document Name]')}” was not found. Please go back to the dashboard and choose one of the documents listed there.`,
      },
    ],
  }
}

/** What the user asks for beyond the answers. */
export interface DocumentOptions {
  /** Print whole social security numbers on the user's own EIN worksheet; everywhere else at most the last four digits stand. */
  fullSsn?: boolean
}

const BUILDERS: Readonly<Record<DocumentId, (trust: TrustRecord, options: DocumentOptions) => Doc>> = {
  'trust-agreement': trustAgreement,
  'certificate-of-trust': certificateOfTrust,
  'trustee-appointment': trusteeAppointment,
  'schedule-a': scheduleA,
  'assignment-of-assets': assignmentOfAssets,
  'pour-over-will': pourOverWill,
  'power-of-attorney': durablePowerOfAttorney,
  'health-care-directive': healthCareDirective,
  'ein-instructions': einInstructions,
}

/** The document of that name as a tree; a name without a template gives the document that says so. Pure. */
export function buildDocument(trust: TrustRecord, name: string, options: DocumentOptions = {}): Doc {
  const id = documentNamed(name)
  return id ? BUILDERS[id](trust, options) : templateNotFound(name)
}
