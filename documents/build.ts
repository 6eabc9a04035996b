import { type DocumentId, documentNamed } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { assignmentOfAssets } from './assignment-of-assets/build.ts'
import { certificateOfTrust } from './certificate-of-trust/build.ts'
import { sentence } from './compose.ts'
import { einInstructions } from './ein-instructions/build.ts'
import { healthCareDirective } from './health-care-directive/build.ts'
import { type Blank, type Block, type Doc, type Runs, runsOf } from './model.ts'
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
        runs: sentence`The template for “${value(name, '[Document Name]')}” was not found. Please go back to the dashboard and choose one of the documents listed there.`,
      },
    ],
  }
}

/** What the user asks for beyond the answers. */
export interface DocumentOptions {
  /** Print complete social security numbers on the user's own EIN worksheet; everywhere else at most the last four digits stand. */
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

/** The texts of a block that may hold answers: cell by cell, line by line. */
export function runsIn(block: Block): readonly Runs[] {
  switch (block.kind) {
    case 'title':
      return [block.title, ...(block.lines ?? [])]
    case 'paragraph':
    case 'item':
    case 'check':
      return [block.runs]
    case 'table':
      return block.rows.flat()
    case 'signature':
      return block.lines.flatMap(({ printed }) => (printed ? [printed] : []))
    case 'notary':
      return [
        ...(block.signer ? [block.signer] : []),
        ...(block.act === 'representative' ? [block.capacity] : []),
        ...(block.act === 'sworn' ? [block.statement] : []),
      ]
    default:
      return []
  }
}

/** The blanks of a built document, each once, in the order in which they first appear. */
export function blanksOf(doc: Doc): Blank[] {
  const found = new Map<string, Blank>()
  for (const runs of doc.blocks.flatMap(runsIn))
    for (const { blank } of runsOf(runs)) {
      const key = blank && JSON.stringify([blank.field, blank.entryId, blank.label])
      if (key && !found.has(key)) found.set(key, blank)
    }
  return [...found.values()]
}

/** What a document of this trust would print as a blank: cheap, no file is written. */
export function missingAnswers(trust: TrustRecord, documentName: string): Blank[] {
  return blanksOf(buildDocument(trust, documentName))
}
