import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import type { MetricSources } from '../observability/metrics.ts'
import type { Tables } from './tables.ts'

/**
 * Accounts and store share one Kysely. A second one over the same SQLite handle would put its writes into the
 * transactions of the first.
 */
export interface Database {
  type: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Runs `work` while no other server process runs it on the same database. */
  exclusively(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
  /** Called with the number of saves in each group that shares a transaction. */
  observeGroup?: ((size: number) => void) | undefined
  pool?: MetricSources['pool']
  files?: MetricSources['files']
}

/** Opens the database of the configuration; on SQLite, `alone` rejects a second server. Throws {@link CannotStart}. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'allowFsyncOff'>,
  log: Log,
  { alone = false, observeGroup }: { alone?: boolean | undefined } & Pick<Database, 'observeGroup'> = {},
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openSqlite } = await import('./sqlite.ts')
    return { ...openSqlite(config.dataDir, log, { alone }), observeGroup }
  }
  const { openPostgres } = await import('./postgres.ts')
  const { databaseUrl, databaseDirectUrl: directUrl, allowFsyncOff } = config
  return { ...(await openPostgres(databaseUrl, log, { directUrl, allowFsyncOff })), observeGroup }
}
