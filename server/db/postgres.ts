import { CompiledQuery, type Driver, Kysely, PostgresDialect, PostgresDriver, type QueryResult } from 'kysely'
import pg from 'pg'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Database, PipelinedConnection } from './database.ts'
import type { Tables } from './tables.ts'

type Inner = Parameters<PostgresDriver['releaseConnection']>[0]

/** Not `with`, which may write. */
const READS = /^\s*select\b/i

/**
 * A connection on which everything that writes runs in a transaction, so that {@link postgresDialect}'s settings hold
 * for it.
 */
class Connection implements PipelinedConnection {
  readonly inner: Inner
  readonly #driver: PostgresDriver
  readonly #begin: CompiledQuery
  /** Of the transaction that runs. */
  #begun: Promise<unknown> | undefined
  /** What its next statement waits for. */
  #before: Promise<unknown> | undefined
  #committed = false

  constructor(inner: Inner, driver: PostgresDriver, begin: string) {
    this.inner = inner
    this.#driver = driver
    this.#begin = CompiledQuery.raw(begin)
  }
  /** Sends the `begin` without waiting for it. When it fails, so do the statements of its transaction. */
  begin(): void {
    this.#begun = this.inner.executeQuery(this.#begin)
    this.#begun.catch(() => undefined)
    this.#before = undefined
    this.#committed = false
  }
  async commit(): Promise<void> {
    if (this.#committed) return
    await this.#begun
    await this.#driver.commitTransaction(this.inner)
    this.#begun = undefined
  }
  /**
   * Sends the last statements of a transaction and its `commit` at once. When a statement fails, PostgreSQL rolls back, and
   * answers the `commit` with that.
   */
  async executeLast(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#begun
    const sent = [...queries.map((query) => this.inner.executeQuery(query)), this.#driver.commitTransaction(this.inner)]
    this.#begun = undefined
    this.#committed = true
    await Promise.all(sent)
  }
  async rollback(): Promise<void> {
    this.#begun = undefined
    await this.#driver.rollbackTransaction(this.inner)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isRead = READS.test(query.sql)
    const begun = this.#begun
    if (begun) {
      // After a `begin` that failed, a write would be committed alone. Whatever follows a write waits with it.
      if (!isRead) this.#before = begun
      await this.#before
      const [result] = await Promise.all([this.inner.executeQuery<Row>(query), begun])
      return result
    }
    if (isRead) return this.inner.executeQuery<Row>(query)
    this.begin()
    try {
      const result = await this.executeQuery<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      // The connection may be lost, and its error is the one to throw.
      await this.rollback().catch(() => undefined)
      throw error
    }
  }
  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing is streamed from PostgreSQL.')
  }
}

/**
 * Kysely's dialect, with `settings` for each transaction that writes. Behind a pooler in transaction mode, settings of a
 * session would be lost or reach others. They come with the `begin`, without a round trip of their own.
 */
export function postgresDialect(pool: pg.Pool, settings: Readonly<Record<string, string>>): PostgresDialect {
  const begin = ['begin', ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`)].join(
    '; ',
  )

  class Dialect extends PostgresDialect {
    override createDriver(): Driver {
      const driver = new PostgresDriver({ pool })
      return {
        init: (options) => driver.init(options),
        acquireConnection: async (options) =>
          new Connection((await driver.acquireConnection(options)) as Inner, driver, begin),
        beginTransaction: async (connection) => (connection as Connection).begin(),
        commitTransaction: (connection) => (connection as Connection).commit(),
        rollbackTransaction: (connection) => (connection as Connection).rollback(),
        releaseConnection: (connection) => driver.releaseConnection((connection as Connection).inner),
        destroy: () => driver.destroy(),
      }
    }
  }
  return new Dialect({ pool })
}

const INT8 = 20
/** How long a statement waits for another one's lock: after it the page gets a 503 and tries again. */
const LOCK_WAIT = '2s'
/** Milliseconds of silence after which the system probes whether the database's machine is still there; ten seconds later it gives up. */
export const KEEP_ALIVE = 10_000
/** Connections that stay open when idle, so that the next requests do not wait for new ones. */
const KEPT_OPEN = 4
/** Seconds after which an idle connection is replaced: a firewall may drop one that is silent for an hour. */
const LIFETIME = 1_800
/** Arbitrary, and the same in every version of Kinstead. */
const MIGRATION_LOCK = 7_245_119

/** pg's own parsers, except that 64-bit integers come back as numbers and not as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

interface DurabilitySettings {
  fsync: string | null
  full_page_writes: string | null
  synchronous_commit: string | null
}

/** PostgreSQL's own names; `remote_apply` waits for more than `on` does. */
const WAITS_ENOUGH = ['on', 'remote_apply']

/**
 * Reads settings that only PostgreSQL's administrator can change. Throws {@link CannotStart} when commits do not reach the
 * disk at all; warns where a loss of power may damage the database, which some file systems rule out. Returns the
 * settings with which a transaction waits for the disk, here and on a synchronous standby.
 */
async function checkDurability(
  pool: pg.Pool,
  log: Log,
  { allowFsyncOff = false } = {},
): Promise<Record<string, string>> {
  const { rows } = await pool.query<DurabilitySettings>(
    `select current_setting('fsync', true) as fsync, current_setting('full_page_writes', true) as full_page_writes,
      current_setting('synchronous_commit', true) as synchronous_commit`,
  )
  const { fsync, full_page_writes, synchronous_commit } = rows[0] ?? {}
  if (fsync === 'off' && !allowFsyncOff)
    throw new CannotStart(
      'PostgreSQL (DATABASE_URL) runs with fsync = off: a power loss would lose acknowledged saves or the whole database. Turn it on, as superuser: alter system set fsync = on; select pg_reload_conf(); For an engine that is durable in another way and only reports fsync as off, set ALLOW_FSYNC_OFF=on.',
    )
  if (fsync === 'off')
    log.warn('PostgreSQL reports fsync = off, which ALLOW_FSYNC_OFF allows: nothing here checks that it is durable')
  if (full_page_writes === 'off')
    log.warn('PostgreSQL runs with full_page_writes = off: safe only on a file system that never writes half a page')
  const waits = synchronous_commit == null || WAITS_ENOUGH.includes(synchronous_commit)
  return waits ? {} : { synchronous_commit: 'on' }
}

interface Options {
  /** Without a pooler, for what needs a session of its own. */
  directUrl?: string | undefined
  allowFsyncOff?: boolean | undefined
}

/** Throws {@link CannotStart}. */
export async function openPostgres(
  url: string,
  log: Log,
  { directUrl = url, allowFsyncOff }: Options = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    // Statements that do not need each other's answers are sent at once.
    pipeline: true,
    max: 16,
    min: KEPT_OPEN,
    maxLifetimeSeconds: LIFETIME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    onConnect: (client) => {
      // The pool listens only while a connection is idle. One lost within a transaction would end this process.
      client.on('error', () => {})
    },
  })
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', (error) => log.warn('database connection lost', { reason: error.message }))
  let durable: Record<string, string>
  try {
    durable = await checkDurability(pool, log, { allowFsyncOff })
  } catch (error) {
    await pool.end()
    if (error instanceof CannotStart) throw error
    const { host, pathname } = new URL(url)
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new CannotStart(
      `PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be reached: ${reason}. Check that it runs and that the address, user and password are right.`,
      error,
    )
  }
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, { lock_timeout: LOCK_WAIT, ...durable }) })
  return {
    type: 'postgres',
    db,
    async exclusively(work) {
      // The lock is its session's, and ends with it.
      const client = new pg.Client({ connectionString: directUrl, keepAlive: true })
      client.on('error', ({ message }) =>
        log.warn('the connection with the migration lock is lost', { reason: message }),
      )
      await client.connect()
      try {
        // Another server may be migrating a large database.
        await client.query('set lock_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        await work()
      } finally {
        await client.end()
      }
    },
    async close() {
      await db.destroy()
      // Kysely ends only what it has used.
      if (!pool.ending) await pool.end()
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
