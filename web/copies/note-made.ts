import type { DocumentCopy } from '#api/documents.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'

/**
 * Notes with the account that these documents were just made of the trust: behind the download, which it neither holds
 * up nor spoils.
 */
export async function noteMade(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  way: DocumentCopy['way'],
  whole = false,
): Promise<void> {
  try {
    const { noteCopies } = await import('./note-copies.ts')
    noteCopies(trust, ids, way, whole)
  } catch {
    // The file is there, which is what was asked for; that it was made is not told, and nothing else is lost.
  }
}
