import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { useCallback, useEffect, useState } from 'react'
import type { SignedDocument } from '#api/documents.ts'
import {
  fileTypeOf,
  PIECE_BYTES,
  SIGNED_FILES,
  type SignedFileType,
  safeFileName,
  storedName,
  TYPE_BYTES,
} from '#domain/formats/file-type.ts'
import { english, type Message, message } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { ApiError, call, Unreachable } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { backOff } from '#web/features/trust-sync/retry.ts'
import { createStore, useStore } from '#web/store.ts'

/** What went wrong, in words for the page. */
export const wordsOf = (error: unknown): Message | string =>
  error instanceof ApiError ? error.text : 'The server cannot be reached. Stored files need a connection.'

export interface StoredFiles {
  /** Undefined until the server has answered. */
  files: readonly SignedDocument[] | undefined
  error: Message | string | undefined
  read(): Promise<void>
}

/** The signed documents of the account. Read again when one has arrived, and when the page is looked at again. */
export function useStoredFiles(): StoredFiles {
  const [files, setFiles] = useState<readonly SignedDocument[]>()
  const [error, setError] = useState<Message | string>()
  const count = useStore(arrived)
  const read = useCallback(async () => {
    try {
      const answer = await call('GET /api/signed-documents')
      setFiles(answer.files)
      setError(undefined)
    } catch (failure) {
      setError(wordsOf(failure))
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more file has arrived
  useEffect(() => {
    void read()
    const look = () => document.visibilityState === 'visible' && void read()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [read, count])
  return { files, error, read }
}

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The content of a stored file, compared with its SHA-256. `onPart` takes what has arrived, 0 to 100. */
export async function contentOf({ id, size, sha256: wanted }: SignedDocument, onPart: (percent: number) => void) {
  const bytes = new Uint8Array(size)
  const count = Math.ceil(size / PIECE_BYTES)
  for (let piece = 0; piece < count; piece += 1) {
    onPart(Math.floor((100 * piece) / count))
    const { content } = await call('GET /api/signed-documents/pieces', undefined, {
      query: { id, piece: String(piece) },
    })
    bytes.set(bytesIn(content), piece * PIECE_BYTES)
  }
  if (bytesToHex(sha256(bytes)) !== wanted)
    throw new ApiError(500, {
      code: 'internal-error',
      message: 'The downloaded file does not match the stored one. Please try again.',
    })
  return bytes
}

/** Names under which files can be saved together, each once. */
export function namesOf(files: readonly SignedDocument[]): Map<string, string> {
  const taken = new Set<string>()
  const names = files.map(({ id, name, mediaType }): [string, string] => {
    const safe = safeFileName(name, mediaType)
    const dot = safe.lastIndexOf('.')
    let free = safe
    for (let number = 2; taken.has(free.toLowerCase()); number += 1)
      free = `${safe.slice(0, dot)} (${number})${safe.slice(dot)}`
    taken.add(free.toLowerCase())
    return [id, free]
  })
  return new Map(names)
}

/** A file on its way to the server. It goes on while its user looks at other pages. */
export interface Upload {
  id: string
  uid: string
  document: DocumentId
  name: string
  /** 0 to 100. */
  percent: number
  /** Set while the connection or the server makes it wait. */
  waiting: boolean
  /** Why it has ended. */
  error?: Message | string
}

export const uploads = createStore<readonly Upload[]>([])
/** Counts the files that have arrived, for lists that must be read again. */
const arrived = createStore(0)

const files = new Map<string, { file: File; type: SignedFileType; stop: AbortController }>()

const change = (id: string, to: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
const drop = (id: string) => {
  files.delete(id)
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
}

/** A piece over a slow connection takes longer than other requests. In milliseconds. */
const TIMEOUT = 60_000

/** Ends early when the browser is online again, or at `stop`. */
const pause = (milliseconds: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      stop.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over)
    stop.addEventListener('abort', over)
  })

const mayRecover = (error: unknown): error is ApiError | Unreachable =>
  error instanceof Unreachable || (error instanceof ApiError && (error.status === 429 || error.status === 503))

/** Repeats a request until it succeeds, is stopped, or fails in a way that waiting does not change. */
async function persistently<T>(id: string, stop: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1)
    try {
      const done = await work(AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT)]))
      change(id, { waiting: false })
      return done
    } catch (error) {
      if (stop.aborted || !mayRecover(error)) throw error
      change(id, { waiting: true })
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
      await pause(Math.max(asked, backOff(failures, Math.random())), stop)
      if (stop.aborted) throw error
    }
}

function base64(bytes: Uint8Array): string {
  const stretch = 0x8000
  let text = ''
  for (let at = 0; at < bytes.length; at += stretch) text += String.fromCharCode(...bytes.subarray(at, at + stretch))
  return btoa(text)
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())

async function send({ id, uid, document, name }: Upload): Promise<void> {
  const held = files.get(id)
  if (!held) return
  const { file, type, stop } = held
  const asked = { id, document, name, mediaType: type, size: file.size }
  // With the uid: another account may be signed in by now, and the server rejects it.
  const begin = { ...asked, uid } as typeof asked
  const count = Math.ceil(file.size / PIECE_BYTES)
  let { received } = await persistently(id, stop.signal, (signal) =>
    call('POST /api/signed-documents', begin, { signal }),
  )
  while (received < count) {
    change(id, { percent: Math.floor((100 * received) / count) })
    const piece = received
    const content = base64(await bytesOf(file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)))
    const sent = { id, piece, content }
    const body = { ...sent, uid } as typeof sent
    received = (
      await persistently(id, stop.signal, (signal) => call('POST /api/signed-documents/pieces', body, { signal }))
    ).received
  }
}

async function run(upload: Upload): Promise<void> {
  const stop = files.get(upload.id)?.stop.signal
  try {
    await send(upload)
    drop(upload.id)
    arrived.set(arrived.get() + 1)
  } catch (error) {
    if (stop?.aborted) return
    const text = error instanceof ApiError ? error.text : 'The file could not be read. Please choose it again.'
    console.error(`Uploading a signed document failed: ${english(text)}`)
    change(upload.id, { error: text, waiting: false })
  }
}

/** Why a file cannot be stored, before anything is sent. */
async function rejection(file: File): Promise<Message | string | SignedFileType> {
  if (file.size > SIGNED_FILES.bytes)
    return message('The file is larger than {most} MB. Please choose a smaller one.', {
      most: SIGNED_FILES.bytes / 1_048_576,
    })
  const first = await bytesOf(file.slice(0, TYPE_BYTES)).catch(() => undefined)
  if (!first) return 'The file could not be opened. Please choose it again.'
  return fileTypeOf(first) ?? 'This file is not a PDF, JPEG, PNG or HEIC file. Please scan or photograph the document.'
}

const isType = (found: Message | string): found is SignedFileType => typeof found === 'string' && found.includes('/')

/** Sends a file. Whatever becomes of it shows in {@link uploads}. */
export async function startUpload(uid: string, document: DocumentId, file: File): Promise<void> {
  const id = newUuid()
  const upload: Upload = { id, uid, document, name: storedName(file.name), percent: 0, waiting: false }
  const found = await rejection(file)
  if (!isType(found)) {
    uploads.set([...uploads.get(), { ...upload, error: found }])
    return
  }
  files.set(id, { file, type: found, stop: new AbortController() })
  uploads.set([...uploads.get(), upload])
  await run(upload)
}

/** Goes on with an upload that has ended with an error. */
export function retryUpload(upload: Upload): void {
  change(upload.id, { error: undefined })
  void run(upload)
}

/** Whether an upload with an error can go on. One that was rejected before anything was sent cannot. */
export const canRetry = ({ id }: Upload): boolean => files.has(id)

/** Ends an upload and removes what has arrived of it. */
export function cancelUpload({ id }: Upload): void {
  const wasSent = files.has(id)
  files.get(id)?.stop.abort()
  drop(id)
  // What stays behind without a connection is removed by the server.
  if (wasSent) call('POST /api/signed-documents/remove', { id }).catch(() => undefined)
}
