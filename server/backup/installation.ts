import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '../errors.ts'
import { readKeptDataKeys } from '../keys.ts'
import type { DataKey } from '../setting-kinds.ts'
import { readSettings } from '../settings.ts'

/** What a backup and a restore need to know of an installation. */
export interface Place {
  dataDir: string
  /** Past a pooler: pg_dump and psql need a session of their own. */
  databaseUrl?: string
}

/** Reads where the data is. Unlike the server's own start it makes nothing. Throws {@link CannotStart}. */
export function readPlace(environment: Record<string, string | undefined>): Place {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = environment
  const { faults, given } = readSettings({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL })
  if (faults.length > 0) throw new CannotStart(faults.join('\n'))
  return { dataDir: resolve(given.DATA_DIR ?? 'data'), databaseUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL }
}

/** The keys with which a restored database will be opened. Throws {@link CannotStart} when there are none. */
export function readDataKeys({ dataDir }: Place, environment: Record<string, string | undefined>): readonly DataKey[] {
  const { faults, given } = readSettings({ DATA_KEY: environment.DATA_KEY })
  if (faults.length > 0) throw new CannotStart(faults.join('\n'))
  const keys = given.DATA_KEY ?? readKeptDataKeys(dataDir)
  if (keys) return keys
  throw new CannotStart(
    `There is no key to open the backup's social security numbers with: DATA_KEY is not set, and ${join(dataDir, 'data-key')} is not there. Put back the one that was kept apart from the backup. Nothing has been changed.`,
  )
}

/** Which keys the backup leaves out, and where they are: they belong somewhere else than the backup. */
export function whereKeysAre({ dataDir }: Place): string {
  const kept = ['data-key', 'secret'].map((name) => join(dataDir, name)).filter((file) => existsSync(file))
  const where = kept.length > 0 ? `in ${kept.join(' and ')}` : 'in the settings DATA_KEY and SECRET'
  return `The keys are not in it: they are ${where}. Keep them too, in another place. Without DATA_KEY nobody can read the social security numbers in this backup; everything else in it can be read by whoever has the file.`
}
