import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './refuse.ts'
import type { DataKey } from './setting-kinds.ts'
import { readSettings } from './settings.ts'

interface Keys {
  secret: string
  dataKeys: readonly DataKey[]
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (fault) {
    if (['ENOENT', 'ENOTDIR'].includes((fault as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new CannotStart(`The file ${file} cannot be read: ${(fault as Error).message}.`, fault)
  }
}

function generated(dataDir: string, file: string, make: () => string): string {
  const kept = readIfThere(file)
  if (kept) return kept
  const made = make()
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (fault) {
    throw new CannotStart(
      `The data directory ${dataDir} cannot be written: ${(fault as Error).message}. Make it writable, or set DATA_DIR to another one.`,
      fault,
    )
  }
  return made
}

function dataKeysOf(file: string, kept: string): readonly DataKey[] {
  const { faults, given } = readSettings({ DATA_KEY: kept })
  if (!given.DATA_KEY) throw new CannotStart(`The key file ${file} is damaged. ${faults[0]}`)
  return given.DATA_KEY
}

/** The data keys kept in the data directory, if there are any. */
export function readKeptDataKeys(dataDir: string): readonly DataKey[] | undefined {
  const file = join(dataDir, 'data-key')
  const kept = readIfThere(file)
  return kept === undefined ? undefined : dataKeysOf(file, kept)
}

/** The keys as given, else those kept in the data directory, else new ones kept there from now on. */
export function keptKeys(dataDir: string, given: Partial<Keys>, hasDatabase: boolean): Keys {
  const secret = given.secret ?? generated(dataDir, join(dataDir, 'secret'), () => randomBytes(32).toString('base64'))
  if (given.dataKeys) return { secret, dataKeys: given.dataKeys }
  const file = join(dataDir, 'data-key')
  // A new key beside an old database would make every number in it unreadable without a word.
  if (hasDatabase && readIfThere(file) === undefined)
    throw new CannotStart(
      `The key file ${file} is missing, although ${join(dataDir, 'kinstead.db')} exists. Put the file back, or set DATA_KEY to the key that was used with this database.`,
    )
  const kept = generated(dataDir, file, () => `k1:${randomBytes(32).toString('base64')}`)
  return { secret, dataKeys: dataKeysOf(file, kept) }
}
