import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Kysely, Transaction } from 'kysely'
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

/** PostgreSQL's codes for a serialization failure and a deadlock: the same transaction may succeed the next time. */
const TRY_AGAIN = ['40001', '40P01']
const MAX_TRIES = 5
/** Milliseconds, at most, before the second try; each further one may wait twice as long. */
const FIRST_PAUSE = 20

/** Besides, that of a lock that was not to be had in time: migrations lock tables while other servers save. */
export const TABLE_IN_USE = [...TRY_AGAIN, '55P03']

/** Runs `work` in a transaction, and again from its beginning when the database asks for that. */
export const inTransaction = <Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  codes?: readonly string[],
): Promise<Result> => repeated(() => db.transaction().execute(work), codes)

/** Runs `work`, which is all or nothing, and again when it fails with one of these codes. */
export async function repeated<Result>(
  work: () => Promise<Result>,
  codes: readonly string[] = TRY_AGAIN,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (tries === MAX_TRIES || !codes.includes(code)) throw error
      // By chance, so that two that met do not meet again.
      await pause(Math.random() * FIRST_PAUSE * 2 ** (tries - 1))
    }
}

/**
 * Runs statements in their order. PostgreSQL gets them at once, without a round trip for each. When one fails, it rejects
 * with that error, and the transaction must be rolled back.
 */
export async function runTogether<Rows extends unknown[]>(
  tx: Transaction<Tables>,
  ...queries: { [Index in keyof Rows]: CompiledQuery<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  // Each by itself would wait for its turn in Kysely.
  const results = await tx
    .getExecutor()
    .provideConnection((connection) => Promise.all(queries.map((query) => connection.executeQuery(query))))
  return results.map(({ rows }) => rows) as { [Index in keyof Rows]: Rows[Index][] }
}

/** A connection that can send the last statements of a transaction together with its commit. */
export interface PipelinedConnection extends DatabaseConnection {
  executeLast(queries: readonly CompiledQuery[]): Promise<void>
}

/**
 * Runs the last statements of a transaction, in their order. PostgreSQL gets them at once, with the commit; when one fails,
 * it rejects with that error, and nothing is committed.
 */
export async function runLast(tx: Transaction<Tables>, queries: readonly CompiledQuery[]): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => {
    if ('executeLast' in connection) await (connection as PipelinedConnection).executeLast(queries)
    else for (const query of queries) await connection.executeQuery(query)
  })
}
