import { listOf, type Message, message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isFixedBySigning } from '#domain/trust/signing-day.ts'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { changedSinceSigned } from './use-freshness.ts'

type Way = 'download' | 'print'

/**
 * Whether these may be made, on paper or as files. Asks before a signed one is made again of answers that have changed:
 * there would be two rival originals. `true` at once where none is signed, so that a press downloads at once.
 */
export function mayMake(trust: TrustRecord, documents: readonly DocumentId[], way: Way): true | Promise<boolean> {
  const signed = documents.filter((id) => isFixedBySigning(trust, id))
  return signed.length === 0 || askOfSigned(trust, signed, way)
}

async function askOfSigned(trust: TrustRecord, signed: readonly DocumentId[], way: Way): Promise<boolean> {
  // What was signed is with the account. Without a connection nobody knows whether a new copy differs, so the user decides.
  const changed = await changedSinceSigned(trust, signed).catch(() => undefined)
  const asked = changed ? changed.map(({ document }) => document) : signed
  const [first] = asked
  if (!first) return true
  if (asked.length > 1) {
    const documents = listOf(asked.map((id) => message(documentNames[id])))
    return askToConfirm({
      title: 'Download new copies of signed documents?',
      body: withAssignment(
        asked,
        changed
          ? message('These are checked off as signed, and new copies would differ from the signed ones: {documents}.', {
              documents,
            })
          : message(
              'These are checked off as signed. They cannot be compared with the signed ones now, and new copies may differ from them: {documents}.',
              { documents },
            ),
      ),
      yes: 'Download new copies',
      no: 'Not now',
    })
  }
  return askToConfirm({
    title: way === 'print' ? 'Print a new copy of a signed document?' : 'Download a new copy of a signed document?',
    body: withAssignment(asked, await bodyOf(first, changed?.[0])),
    yes: way === 'print' ? 'Print a new copy' : 'Download a new copy',
    no: 'Not now',
  })
}

/** A new copy of the assignment takes nothing back: what was assigned stays assigned. */
const withAssignment = (asked: readonly DocumentId[], question: Message): Message =>
  asked.includes('assignment-of-assets')
    ? message(
        '{question} A new copy of the Assignment of Assets is a further assignment: it is signed in addition to the signed one, and does not replace it.',
        { question },
      )
    : question

async function bodyOf(
  id: DocumentId,
  changed: Awaited<ReturnType<typeof changedSinceSigned>>[number] | undefined,
): Promise<Message> {
  const document = message(documentNames[id])
  if (!changed)
    return message(
      'This {document} is checked off as signed. It cannot be compared with the signed one now, and a new copy may differ from it.',
      { document },
    )
  const changes = await import('./changed-names.ts').then(
    ({ namesOf }) => namesOf(changed.changes),
    () => '',
  )
  return changes
    ? message('This {document} is checked off as signed. A new copy would differ from the signed one: {changes}.', {
        document,
        changes,
      })
    : message('This {document} is checked off as signed. A new copy would differ from the signed one.', { document })
}
