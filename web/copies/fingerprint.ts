import type { DocumentCopy } from '#contract/document-copies.ts'
import { documentText } from '#documents/shows-change.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { sha256 } from './sha-256.ts'

const known = new WeakMap<TrustRecord, Map<string, string>>()

/**
 * What a document says, as a hash of its text. What is printed before the trust is complete bears the mark of a draft on
 * each page, and says that too.
 */
export function fingerprintOf(trust: TrustRecord, { document, way }: Pick<DocumentCopy, 'document' | 'way'>): string {
  const mark = way === 'print' && !trust.completedAt ? 'draft:' : ''
  const ofTrust = known.get(trust) ?? new Map<string, string>()
  known.set(trust, ofTrust)
  const made = ofTrust.get(document + mark) ?? sha256(mark + documentText(trust, document))
  ofTrust.set(document + mark, made)
  return made
}
