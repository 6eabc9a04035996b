import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import {
  accessSync,
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createVault } from '../db/encryption.ts'
import { lostKeys } from '../db/key-rotation.ts'
import { newerThanThis } from '../db/migrate.ts'
import { syncDirectory, syncFile } from '../db/sqlite-file.ts'
import { CannotStart } from '../errors.ts'
import type { DataKey } from '../setting-kinds.ts'

/** Throws {@link CannotStart} unless backups can be written there. */
export function checkBackupDirectory(directory: string): void {
  if (!existsSync(directory)) throw new CannotStart(`The directory ${directory} does not exist. Create it first.`)
  try {
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CannotStart(`The user who runs Kinstead cannot write to the directory ${directory} (${code}).`, error)
  }
}

/**
 * Writes a file that gets its name only when it is complete and on the disk. Only its owner can read it. Throws
 * {@link CannotStart} when the file exists.
 */
export async function writeFileOnce(file: string, write: (part: string) => Promise<void> | void): Promise<void> {
  if (existsSync(file)) throw new CannotStart(`${file} already exists. Name a file that does not exist.`)
  checkBackupDirectory(dirname(file))
  const part = `${file}.part-${process.pid}`
  try {
    await write(part)
    chmodSync(part, 0o600)
    syncFile(part)
    renameSync(part, file)
    syncDirectory(dirname(file))
  } finally {
    rmSync(part, { force: true })
    rmSync(`${part}-journal`, { force: true })
  }
}

/** Contains the time at which the newest backup began, for the server's metrics. */
export const lastBackupFile = (dataDir: string) => join(dataDir, 'last-backup')

export function recordBackup(dataDir: string, began: Date): void {
  const file = lastBackupFile(dataDir)
  const part = `${file}.part-${process.pid}`
  writeFileSync(part, `${began.toISOString()}\n`)
  renameSync(part, file)
}

/** When the newest backup began, if one is recorded. */
export function lastBackup(dataDir: string): Date | undefined {
  try {
    const began = new Date(readFileSync(lastBackupFile(dataDir), 'utf8').trim())
    return Number.isNaN(began.getTime()) ? undefined : began
  } catch {
    return undefined
  }
}

/** What a backup needs of the version and the keys that open it. */
export interface Credentials {
  migrations: readonly string[]
  probes: readonly { id: string; probe: string }[]
}

/**
 * Throws {@link CannotStart} when this version is too old for the backup, or a key differs from the one with its id.
 * Returns the ids of the keys that are missing, which perhaps nothing in the backup needs.
 */
export function checkFits(file: string, { migrations, probes }: Credentials, keys: readonly DataKey[]): string[] {
  const newer = newerThanThis(migrations)
  if (newer.length > 0)
    throw new CannotStart(
      `The backup ${file} was made by a newer version of Kinstead than this one (it has ${newer.join(', ')}). Restore it with that version. Nothing has been changed.`,
    )
  if (probes.length === 0) return []
  const vault = createVault(keys)
  const lost = lostKeys(vault, probes)
  rejectMissingKeys(file, lost, vault.keyIds)
  return lost
}

/** Throws {@link CannotStart} if any of these missing keys is used. */
export function rejectMissingKeys(file: string, missing: readonly string[], used: Iterable<string>): void {
  const ids = [...used].filter((id) => missing.includes(id))
  if (ids.length > 0)
    throw new CannotStart(
      `The social security numbers in the backup ${file} are encrypted with the key ${ids.map((id) => `'${id}'`).join(', ')}, which DATA_KEY does not have, or has with another value. Set DATA_KEY to the keys that were stored apart from the backup, or put the file data-key back into DATA_DIR. Nothing has been changed.`,
    )
}

/** Such a file has this mark, the length of the key's id and the id, a nonce, the encrypted bytes, and a tag over all. */
const MARK = Buffer.from('kinstead encrypted backup 1\n')
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MAX_ID_LENGTH = 32

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
  const start = readAt(from, MARK.length, 1 + MAX_ID_LENGTH + NONCE_BYTES)
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
