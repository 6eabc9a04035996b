import type { DocumentOptions } from '#documents/build.ts'
import type { GeneratedDocument } from '#documents/generate.ts'
import type { Packet } from '#documents/packet/packet.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, type DocumentName, documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { whenIdle } from '#web/shell/when-idle.ts'
import { compress, startCompressor } from './compress.ts'
import { pause } from './pause.ts'

type Words = typeof import('#documents/packet/prepare.ts') & typeof import('#documents/prepare.ts')
let words: Words | undefined
let isRehearsed = false
let isAsked = false

/** The documents' words. Asked of the browser once: its answer takes a turn of the page's even for code that is there. */
async function fetched(): Promise<Words> {
  const [one, all] = await Promise.all([import('#documents/prepare.ts'), import('#documents/packet/prepare.ts')])
  words = { ...one, ...all }
  return words
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))
const today = () => localDate(new Date())

/** Fetches the documents' words, which no page needs before somebody reaches for a download, and starts what compresses them. */
export function prefetch(): void {
  startCompressor()
  // A failure shows when the download itself is asked for.
  fetched().catch(() => undefined)
}

/** One document as a .docx file of today, written here and compressed on a thread of its own. */
export async function makeDocument(
  trust: TrustRecord,
  name: DocumentName,
  options?: DocumentOptions,
): Promise<GeneratedDocument> {
  isAsked = true
  const { prepareDocument } = words ?? (await fetched())
  const { parts, ...prepared } = prepareDocument(trust, name, today(), options)
  return { ...prepared, bytes: await compress({ parts }) }
}

/** The documents `ids` in one .zip file of today. */
export async function makePacket(trust: TrustRecord, ids: readonly DocumentId[]): Promise<Packet> {
  isAsked = true
  const { preparePacket } = words ?? (await fetched())
  const { docs, ...prepared } = await preparePacket(trust, ids, today(), pause)
  return { ...prepared, bytes: await compress({ docs }) }
}

/**
 * Makes each document for nobody, once, while nothing else goes on: code that has run before runs several times as fast.
 * Leaves off as soon as somebody asks for one.
 */
export async function rehearse(trust: TrustRecord): Promise<void> {
  if (isRehearsed) return
  isRehearsed = true
  try {
    const { prepareDocument } = await fetched()
    for (const id of SIGNING_ORDER) {
      await idle()
      if (isAsked) return
      const { parts } = prepareDocument(trust, documentNames[id], today())
      await compress({ parts })
    }
  } catch {
    // It shows when a download is asked for.
  }
}
