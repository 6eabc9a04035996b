import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { NOTARY_WORDS, type NotaryNeed } from '#domain/trust/signing-day.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { fill, fixed, note, p, sentence } from './compose.ts'
import { type DocumentValues, documentValuesOf } from './document-values.ts'
import { attorneyCopyFileName, fileName } from './file-names.ts'
import { type Block, type Doc, textOf } from './model.ts'
import { answer } from './wording/answer.ts'

/** `A notarial officer is not required, but …` */
const officer = (need: NotaryNeed) =>
  `A notarial officer is ${NOTARY_WORDS[need].charAt(0).toLowerCase()}${NOTARY_WORDS[need].slice(1)}.`

/**
 * Who signs each document, and before whom: trust papers by W.S. 4-10-701 and 4-10-1014, the will by 2-6-112 and 2-6-114,
 * the power of attorney by 3-9-105, the directive by 35-22-403.
 */
const WHO_SIGNS: Readonly<Record<Exclude<DocumentId, 'assignment-of-assets'>, string>> = {
  'trust-agreement': 'Grantor and every trustee. A notarial officer and two witnesses are optional.',
  'schedule-a': 'Initialed by the grantor and every trustee when the agreement is signed.',
  'trustee-appointment':
    'Grantor and every trustee. The successor trustee’s consent and a notarial officer are optional.',
  'certificate-of-trust':
    'Any acting trustee, once property has been transferred to the trustee. The grantor does not sign as grantor. An acknowledgment is needed to record the certificate.',
  'pour-over-will': `Testator, before two competent witnesses who take nothing under the will or the trust. ${officer('self-proof')} The officer may not be one of the witnesses.`,
  'power-of-attorney': `Principal. ${officer('refusable')} The agent’s acceptance is optional.`,
  'health-care-directive': 'Principal, before two qualified witnesses or a notarial officer.',
  'ein-instructions': 'No one. The trustee signs Form SS-4.',
}

/** Who joins the grantor in the assignment, as its own blocks ask: the owners of what is listed, and a spouse. */
function joining({ assets, trust }: DocumentValues): string {
  const coOwner = assets.some(({ ownership }) => ownership === 'joint' || ownership === 'tenants_in_common')
  const concernsSpouse = assets.some(({ type, ownership }) => type === 'real_estate' || ownership === 'community')
  const spouse = concernsSpouse && !isUnmarried(trust)
  if (coOwner && spouse) return ', and each co-owner or spouse who joins'
  if (coOwner) return ', and each co-owner who joins'
  return spouse ? ', and a spouse who joins' : ''
}

/** Who signs a document of this trust, in a sentence or two. */
export function whoSigns(id: DocumentId, trust: TrustRecord): string {
  return id === 'assignment-of-assets'
    ? `Grantor${joining(documentValuesOf(trust))}. The trustee accepts. Deeds and vehicle titles require a notarial officer.`
    : WHO_SIGNS[id]
}

/** Documents in the order of signing, each once, whatever order they are given in. */
export function inSigningOrder(ids: readonly DocumentId[]): DocumentId[] {
  return SIGNING_ORDER.filter((id) => ids.includes(id))
}

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
  const left = SIGNING_ORDER.filter((id) => !listed.includes(id))
  const skipped = left.filter((id) => id === 'health-care-directive' && trust.healthCareDirectiveSkipped)
  const unready = left.filter((id) => !skipped.includes(id))
  const names = (ids: DocumentId[]) => fixed(ids.map((id) => documentNames[id]).join('; '))
  const rest: Block[] = [
    ...(unready.length > 0 ? [p`Not ready when this packet was made, and not in it: ${names(unready)}.`] : []),
    ...(skipped.length > 0 ? [p`Left out by the Grantor’s choice: ${names(skipped)}.`] : []),
  ]
  return {
    title: COVER_INDEX,
    subject: textOf(trustName),
    header: textOf(trustName),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks: [
      {
        kind: 'title',
        title: fixed(COVER_INDEX),
        lines: [trustName, sentence`dated as of ${answer(trust, 'trustDate')}`],
      },
      p`This packet contains the documents below in the order of signing: the trust agreement first, then the documents that refer to it.`,
      {
        kind: 'table',
        caption: 'Documents in this packet',
        head: ['No.', 'Document and file', 'Who signs'],
        widths: [7, 48, 45],
        rows: listed.map((id, at) => [
          fixed(String(at + 1)),
          [{ text: documentNames[id], bold: true }, fixed(`\n${fileName(trust.trustName, documentNames[id], today)}`)],
          fixed(whoSigns(id, trust)),
        ]),
      },
      ...rest,
      ...(attorneyCopy
        ? [
            p`The file ${fixed(attorneyCopyFileName(trust.trustName, today))} is the trust agreement with notes in the margin on its sources, for an attorney’s review. It is not for signing.`,
          ]
        : []),
      note`Notarization and witnesses are the responsibility of those who sign. Nothing takes effect until the documents are signed and the trust is funded.`,
      { kind: 'heading', text: 'NOTES', pageBreak: true },
      p`Use this page to note what was signed, when and where, who holds the originals, and questions for an attorney.`,
      ...listed.flatMap((id) => [fill(documentNames[id]), fill('Original kept at')]),
    ],
  }
}
