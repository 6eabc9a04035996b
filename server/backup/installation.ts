import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '../errors.ts'
import { readStoredDataKeys } from '../keys.ts'
import type { DataKey } from '../setting-kinds.ts'
import { readSettings } from '../settings.ts'

/** Where an installation's data is. */
export interface DataLocation {
  dataDir: string
  /** Without a pooler: pg_dump and psql need a session of their own. */
  databaseUrl?: string
}

/** Creates nothing, unlike the server's start. Throws {@link CannotStart}. */
export function readDataLocation(environment: Record<string, string | undefined>): DataLocation {
  const { errors, values } = readSettings(environment, ['DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL'])
  if (errors.length > 0) throw new CannotStart(errors.join('\n'))
  return { dataDir: resolve(values.DATA_DIR ?? 'data'), databaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL }
}

/** The keys that a restored database is opened with. Throws {@link CannotStart} when there are none. */
export function readDataKeys(
  { dataDir }: DataLocation,
  environment: Record<string, string | undefined>,
): readonly DataKey[] {
  const { errors, values } = readSettings(environment, ['DATA_KEY'])
  if (errors.length > 0) throw new CannotStart(errors.join('\n'))
  const keys = values.DATA_KEY ?? readStoredDataKeys(dataDir)
  if (keys) return keys
  throw new CannotStart(
    `There is no key for the social security numbers in the backup: DATA_KEY is not set, and ${join(dataDir, 'data-key')} is not there. Set DATA_KEY, or put the file back. Nothing has been changed.`,
  )
}

/** Tells the operator where the keys are, which must not be stored with the backup. */
export function whereKeysAre({ dataDir }: DataLocation): string {
  const files = ['data-key', 'secret'].map((name) => join(dataDir, name)).filter((file) => existsSync(file))
  const where = files.length > 0 ? `in ${files.join(' and ')}` : 'in the settings DATA_KEY and SECRET'
  return `The backup does not contain the keys: they are ${where}. Store a copy of them elsewhere. Without DATA_KEY, nobody can read its social security numbers, authenticator keys and queued mail. Anyone who has the file can read everything else.`
}
