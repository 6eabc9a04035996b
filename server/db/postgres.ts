import { Kysely } from 'kysely'
import pg from 'pg'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Database } from './database.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { checkDurability } from './postgres-durability.ts'
import type { Tables } from './tables.ts'

const INT8 = 20
/** How long a statement waits for another one's lock: after it the page gets a 503 and tries again. */
const LOCK_WAIT = '2s'
/** After so long without a word the system asks whether a database's machine is still there, and gives it up ten seconds later. */
export const KEEP_ALIVE = 10_000
/** So many connections, once opened, stay open when there is nothing to do: the next requests would wait for new ones. Each does for its lifetime. */
const KEPT_OPEN = 4
/** Seconds after which a connection is closed when it is free: what stands between may end those that are silent for an hour. */
const LIFETIME = 1_800
/** Any number will do, as long as every version of Kinstead uses the same. */
const MIGRATION_LOCK = 7_245_119

/** pg's own parsers, except that 64-bit integers come back as numbers and not as text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

interface Options {
  /** Past a pooler, for what needs a session of its own. */
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
    max: 16,
    min: KEPT_OPEN,
    maxLifetimeSeconds: LIFETIME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    onConnect: (client) => {
      // The pool listens only while a connection is idle. Lost between two queries of a transaction, it would end this process.
      client.on('error', () => {})
    },
  })
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', (fault) => log.warn('database connection lost', { reason: fault.message }))
  let durable: Record<string, string>
  try {
    durable = await checkDurability(pool, log, { allowFsyncOff })
  } catch (fault) {
    await pool.end()
    if (fault instanceof CannotStart) throw fault
    const { host, pathname } = new URL(url)
    const reason = (fault as Error).message || (fault as NodeJS.ErrnoException).code
    throw new CannotStart(
      `PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be reached: ${reason}. See that it runs and that the address, user and password are right.`,
      fault,
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
        // Another server may bring a large database up to date.
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
