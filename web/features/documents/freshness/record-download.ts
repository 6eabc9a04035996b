import type { DocumentCopy } from '#api/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { runningStore } from '#web/features/trust-sync/session.ts'

/** Reports to the account that these documents were made of the trust: after the download, which it neither delays nor breaks. */
export async function recordDownload(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  way: DocumentCopy['way'],
  whole = false,
): Promise<void> {
  try {
    const { fingerprintOf } = await import('./fingerprint.ts')
    const documents = ids.map((document) => ({ document, fingerprint: fingerprintOf(trust, { document, way }) }))
    await runningStore(trust.uid)?.recordDownload({ way, whole, documents }, trust)
  } catch {
    // The user has the file. Only the record of it is missing.
  }
}
