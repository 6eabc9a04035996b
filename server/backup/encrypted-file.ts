import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { appendFileSync, closeSync, createReadStream, createWriteStream, openSync, readSync, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'

/** Such a file has this mark, the length of the key's id and the id, a nonce, the encrypted bytes, and a tag over all. */
const MARK = Buffer.from('kinstead encrypted backup 1\n')
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LONGEST_ID = 32

function readAt(file: string, position: number, length: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(handle, bytes, 0, length, position))
  } finally {
    closeSync(handle)
  }
}

export const isEncrypted = (file: string): boolean => readAt(file, 0, MARK.length).equals(MARK)

/** Writes `to`, which must not exist, readable by its owner only. */
export async function encryptFile(from: string, to: string, { id, key }: DataKey): Promise<void> {
  const nonce = randomBytes(NONCE_BYTES)
  const header = Buffer.concat([MARK, Buffer.from([id.length]), Buffer.from(id), nonce])
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(header)
  const output = createWriteStream(to, { flags: 'wx', mode: 0o600 })
  output.write(header)
  await pipeline(createReadStream(from), cipher, output)
  appendFileSync(to, cipher.getAuthTag())
}

/** Writes `to`. Throws {@link CannotStart} when the key is missing, or the file was changed or cut off; `to` is worth nothing then. */
export async function decryptFile(from: string, to: string, keys: readonly DataKey[]): Promise<void> {
  const { size } = statSync(from)
  const start = readAt(from, MARK.length, 1 + LONGEST_ID + NONCE_BYTES)
  const idLength = start[0] ?? 0
  const id = start.subarray(1, 1 + idLength).toString()
  const nonce = start.subarray(1 + idLength, 1 + idLength + NONCE_BYTES)
  const key = keys.find((one) => one.id === id)?.key
  if (!key)
    throw new CannotStart(
      `The backup ${from} is encrypted with the key '${id}', which BACKUP_KEY does not have. Nothing has been changed.`,
    )
  const damaged = (cause?: unknown) =>
    new CannotStart(
      `The backup ${from} is damaged, or BACKUP_KEY has another key named '${id}'. Nothing has been changed.`,
      cause,
    )
  const headerBytes = MARK.length + 1 + idLength + NONCE_BYTES
  if (size < headerBytes + TAG_BYTES) throw damaged()
  const decipher = createDecipheriv(ALGORITHM, key, nonce)
    .setAAD(readAt(from, 0, headerBytes))
    .setAuthTag(readAt(from, size - TAG_BYTES, TAG_BYTES))
  const body = createReadStream(from, { start: headerBytes, end: Math.max(headerBytes, size - TAG_BYTES - 1) })
  await pipeline(body, decipher, createWriteStream(to, { mode: 0o600 })).catch((cause) => {
    throw damaged(cause)
  })
}
