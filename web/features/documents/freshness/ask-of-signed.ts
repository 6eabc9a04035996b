import { listOf, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { namesOf } from './changed-names.ts'
import { changedSinceSigned } from './use-freshness.ts'

/** Asks before signed documents are made again of answers that have changed: there would be two rival originals. */
export async function mayDownload(trust: TrustRecord, signed: readonly DocumentId[]): Promise<boolean> {
  // Without a connection nobody knows, and the user may need the file.
  const changed = await changedSinceSigned(trust, signed).catch(() => [])
  const [first] = changed
  if (!first) return true
  if (changed.length > 1)
    return askToConfirm({
      title: 'Download new copies of signed documents?',
      body: message('These are checked off as signed, and new copies would differ from the signed ones: {documents}.', {
        documents: listOf(changed.map(({ document }) => message(documentNames[document]))),
      }),
      yes: 'Download new copies',
      no: 'Not now',
    })
  const document = message(documentNames[first.document])
  const changes = namesOf(first.changes)
  return askToConfirm({
    title: 'Download a new copy of a signed document?',
    body: changes
      ? message('This {document} is checked off as signed. A new copy would differ from the signed one: {changes}.', {
          document,
          changes,
        })
      : message('This {document} is checked off as signed. A new copy would differ from the signed one.', { document }),
    yes: 'Download a new copy',
    no: 'Not now',
  })
}
