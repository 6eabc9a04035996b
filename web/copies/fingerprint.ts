import { documentText } from '#documents/shows-change.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

const known = new WeakMap<TrustRecord, Map<DocumentId, Promise<string>>>()

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a document says, as a hash of its text. Rejects where the browser has no hashes, as on a page without encryption. */
export function fingerprintOf(trust: TrustRecord, id: DocumentId): Promise<string> {
  const ofTrust = known.get(trust) ?? new Map<DocumentId, Promise<string>>()
  known.set(trust, ofTrust)
  const made = ofTrust.get(id) ?? sha256(documentText(trust, id))
  ofTrust.set(id, made)
  return made
}
