import { documentText } from '#documents/shows-change.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { sha256 } from './sha-256.ts'

const known = new WeakMap<TrustRecord, Map<DocumentId, string>>()

/** What a document says, as a hash of its text. */
export function fingerprintOf(trust: TrustRecord, id: DocumentId): string {
  const ofTrust = known.get(trust) ?? new Map<DocumentId, string>()
  known.set(trust, ofTrust)
  const made = ofTrust.get(id) ?? sha256(documentText(trust, id))
  ofTrust.set(id, made)
  return made
}
