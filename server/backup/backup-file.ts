import { accessSync, chmodSync, constants, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
