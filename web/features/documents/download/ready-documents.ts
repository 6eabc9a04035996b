import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { readiness } from '#domain/trust/readiness.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

const ids = Object.keys(documentNames) as DocumentId[]

/** The documents that can be downloaded now, in the order in which they are listed. */
export function readyDocuments(trust: TrustRecord): DocumentId[] {
  return ids.filter((id) => readiness(id, trust) === 100)
}
