import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { readiness } from '#domain/trust/readiness.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

/** The documents that can be downloaded now, in the order in which they are listed. */
export function readyDocuments(trust: TrustRecord): DocumentId[] {
  return ALL_DOCUMENTS.filter((id) => readiness(id, trust) === 100)
}
