import { Kysely } from 'kysely'
import pg from 'pg'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Database } from './database.ts'
import { postgresDialect } from './postgres-dialect.ts'
import type { Tables } from './tables.ts'

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
