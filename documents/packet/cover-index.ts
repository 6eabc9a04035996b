import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fill, note, own, p, say } from '../compose.ts'
import { attorneyCopyFileName, fileName } from '../file-names.ts'
import type { Block, Doc } from '../model.ts'
import { textOf } from '../model.ts'
import { answer } from '../wording/answer.ts'
import { inSigningOrder, whoSigns } from './signing.ts'

export const COVER_INDEX = 'Cover Index'

/** What the user asks for beyond the documents. */
export interface PacketOptions {
  /** Add the agreement with notes on its sources. */
  attorneyCopy?: boolean
}

/**
 * The sheet on top of a packet: its documents in the order of signing, with their files and who signs, and a page for
 * notes. `today` is the day that the files' names carry.
 */
export function coverIndex(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  today: CalendarDate,
  { attorneyCopy = false }: PacketOptions = {},
): Doc {
  const listed = inSigningOrder(ids)
  const trustName = answer(trust, 'trustName')
  const left = Object.keys(documentNames).length - listed.length
  const rest: Block[] =
    left > 0
      ? [
          p`${own(left === 1 ? 'One document was' : `${left} documents were`)} not ready when this packet was made and ${own(left === 1 ? 'is' : 'are')} not in it.`,
        ]
      : []
  return {
    title: COVER_INDEX,
    subject: textOf(trustName),
    header: textOf(trustName),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks: [
      {
        kind: 'title',
        title: own(COVER_INDEX),
        lines: [trustName, say`dated as of ${answer(trust, 'trustDate')}`],
      },
      p`This packet contains the documents below in the order of signing: the trust agreement first, then the documents that refer to it.`,
      {
        kind: 'table',
        caption: 'Documents in this packet',
        head: ['No.', 'Document and file', 'Who signs'],
        widths: [7, 48, 45],
        rows: listed.map((id, at) => [
          own(String(at + 1)),
          [{ text: documentNames[id], bold: true }, own(`\n${fileName(trust.trustName, documentNames[id], today)}`)],
          own(whoSigns(id, trust)),
        ]),
      },
      ...rest,
      ...(attorneyCopy
        ? [
            p`The file ${own(attorneyCopyFileName(trust.trustName, today))} is the trust agreement with notes in the margin on its sources, for an attorney’s review. It is not for signing.`,
          ]
        : []),
      note`Notarization and witnesses are the responsibility of those who sign. Nothing takes effect until the documents are signed and the trust is funded.`,
      { kind: 'heading', text: 'NOTES', pageBreak: true },
      p`Use this page to note what was signed, when and where, who holds the originals, and questions for an attorney.`,
      ...listed.flatMap((id) => [fill(documentNames[id]), fill('Original kept at')]),
    ],
  }
}
