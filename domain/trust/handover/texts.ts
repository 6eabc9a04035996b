import * as z from 'zod/mini'
import type { TrustPatch } from '../patch.ts'
import { scalarFields, type TrustRecord } from '../record.ts'

const FIELDS = ['handoverOriginals', 'handoverOpening', 'handoverNotes'] as const
const { handoverOriginals, handoverOpening, handoverNotes } = scalarFields

/** What an owner writes to the successor trustee, as typed; '' where nothing is. */
export type HandoverTexts = Partial<Record<(typeof FIELDS)[number], string>>

/** The form of these texts: a text left empty is cleared. */
export const handoverTexts = {
  initial: (trust: TrustRecord): HandoverTexts => ({
    handoverOriginals: trust.handoverOriginals ?? '',
    handoverOpening: trust.handoverOpening ?? '',
    handoverNotes: trust.handoverNotes ?? '',
  }),
  schema: z.object({ handoverOriginals, handoverOpening, handoverNotes }),
  patch: (texts: HandoverTexts): TrustPatch =>
    Object.fromEntries(FIELDS.map((field) => [field, texts[field]?.trim() || null])),
}

/** What of a draft of these texts is valid, as a change, and what remains of it. */
export function handoverRemainder(draft: Readonly<Record<string, unknown>>) {
  const changed: TrustPatch = {}
  const remainder: Record<string, unknown> = {}
  for (const field of FIELDS) {
    if (!(field in draft)) continue
    const read = scalarFields[field].safeParse(draft[field])
    if (read.success) changed[field] = read.data || null
    else remainder[field] = draft[field]
  }
  return { patches: Object.keys(changed).length > 0 ? [changed] : [], remainder }
}
