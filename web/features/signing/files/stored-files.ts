import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { useCallback, useEffect, useState } from 'react'
import type { SignedDocument } from '#api/signed-documents.ts'
import { PIECE_BYTES, safeFileName } from '#domain/formats/file-type.ts'
import type { Message } from '#domain/message.ts'
import { ApiError, call } from '#web/api/call.ts'
import { useStore } from '#web/store.ts'
import { arrived } from './uploads.ts'

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
      message: 'The file did not arrive as it was stored. Please try again.',
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
