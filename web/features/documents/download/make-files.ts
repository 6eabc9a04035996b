import type { DocumentOptions } from '#documents/build.ts'
import type { PacketOptions } from '#documents/cover-index.ts'
import type { GeneratedDocument, Packet } from '#documents/generate.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { type DocumentId, type DocumentName, documentNames, SIGNING_ORDER } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { pause, whenIdle } from '#web/app/scheduling.ts'
import type { Asked, CompressorResponse, Order } from './compressor.ts'

type Code = typeof import('#documents/prepare.ts')
let loaded: Code | undefined
let isAhead = false
let isAsked = false

/**
 * Loads the code that writes the documents, and starts the worker that compresses them. Kept in `loaded`, because a
 * dynamic import takes a turn of the event loop even for code that is there.
 */
async function load(): Promise<Code> {
  startCompressor()
  loaded = await import('#documents/prepare.ts')
  return loaded
}

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))
const today = () => localDate(new Date())

/** Loads the code ahead, when somebody is about to press a download. */
export function prefetch(): void {
  // A failure shows when the download itself is asked for.
  load().catch(() => undefined)
}

/** Files of these answers, by document and day. Nothing is cached of answers that have changed. */
const cache = new WeakMap<TrustRecord, Map<string, Promise<GeneratedDocument>>>()

async function create(
  trust: TrustRecord,
  name: DocumentName,
  day: string,
  options?: DocumentOptions,
): Promise<GeneratedDocument> {
  const { prepareDocument } = loaded ?? (await load())
  const { parts, ...prepared } = prepareDocument(trust, name, day, options)
  return { ...prepared, bytes: await compress({ parts }) }
}

/** The same answers give the same file: it is made once, and at best before anybody asks for it. */
function cachedOrCreate(trust: TrustRecord, name: DocumentName): Promise<GeneratedDocument> {
  const day = today()
  const key = `${name} ${day}`
  const ofTrust = cache.get(trust) ?? new Map<string, Promise<GeneratedDocument>>()
  cache.set(trust, ofTrust)
  const known = ofTrust.get(key)
  if (known) return known
  const creating = create(trust, name, day)
  ofTrust.set(key, creating)
  creating.catch(() => ofTrust.delete(key))
  return creating
}

/** One document as a .docx file of today, written here and compressed by a worker. */
export async function makeDocument(
  trust: TrustRecord,
  name: DocumentName,
  options?: DocumentOptions,
): Promise<GeneratedDocument> {
  isAsked = true
  // A file with complete social security numbers is not cached.
  return options ? create(trust, name, today(), options) : cachedOrCreate(trust, name)
}

/** The documents `ids` in one .zip file of today. */
export async function makePacket(
  trust: TrustRecord,
  ids: readonly DocumentId[],
  options: PacketOptions,
): Promise<Packet> {
  isAsked = true
  const { preparePacket } = loaded ?? (await load())
  const { docs, day, ...prepared } = await preparePacket(trust, ids, today(), pause, options)
  return { ...prepared, bytes: await compress({ packet: { docs, day } }) }
}

/** The agreement with notes for an attorney, as a .docx file of today. */
export async function makeAttorneyCopy(trust: TrustRecord): Promise<{ fileName: string; bytes: Uint8Array }> {
  isAsked = true
  const { prepareAttorneyCopy } = loaded ?? (await load())
  const { fileName, parts } = prepareAttorneyCopy(trust, today())
  return { fileName, bytes: await compress({ parts }) }
}

/**
 * Makes each document ahead, once, while the browser is idle; code that has run before also runs several times as fast.
 * Stops as soon as somebody asks for one.
 */
export async function makeAhead(trust: TrustRecord): Promise<void> {
  if (isAhead) return
  isAhead = true
  try {
    for (const id of SIGNING_ORDER) {
      await idle()
      if (isAsked) return
      await cachedOrCreate(trust, documentNames[id])
    }
  } catch {
    // It shows when a download is asked for.
  }
}

interface Waiting {
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

let compressor: Worker | undefined
let count = 0
const waiting = new Map<number, Waiting>()

function start(): Worker {
  const started = new Worker(new URL('./compressor.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, bytes, error } }: MessageEvent<CompressorResponse>) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (bytes) asked?.resolve(bytes)
    else asked?.reject(new Error(error))
  })
  // Its code could not be fetched or has broken down; the next file asks for another one.
  started.addEventListener('error', () => {
    started.terminate()
    if (compressor === started) compressor = undefined
    for (const { reject } of waiting.values()) reject(new Error('What compresses the files could not be started.'))
    waiting.clear()
  })
  return started
}

/** Starts the worker that compresses the files, so that the page is never blocked. The worker stays. */
function startCompressor(): void {
  compressor ??= start()
}

/** The bytes of a .docx or .zip file. Rejects when it cannot be written. */
function compress(asked: Asked): Promise<Uint8Array> {
  compressor ??= start()
  count += 1
  const order: Order = { ...asked, id: count }
  const { promise, ...ways } = Promise.withResolvers<Uint8Array>()
  waiting.set(order.id, ways)
  compressor.postMessage(order)
  return promise
}
