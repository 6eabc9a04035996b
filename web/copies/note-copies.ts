import type { DocumentCopy } from '#api/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { copiesOf, versionOf } from './current-copies.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Notes with the account that these documents were just made of the trust. A failure loses the remark only. */
export function noteCopies(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  way: DocumentCopy['way'],
  whole = false,
): void {
  const documents = ids.map((document) => ({ document, fingerprint: fingerprintOf(trust, { document, way }) }))
  copiesOf(trust.uid).note({ way, whole, documents, version: versionOf(trust) })
}
