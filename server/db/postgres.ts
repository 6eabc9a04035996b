import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { CannotStart } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Database } from './database.ts'
import { PostgresClient } from './postgres-client.ts'
import { checkDurability, waitForTheDisk } from './postgres-durability.ts'
import { LOCK_WAIT, prefer } from './postgres-preferences.ts'
import { postgresDirectly } from './postgres-statements.ts'
import type { Tables } from './tables.ts'

const INT8 = 20
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

export async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    Client: PostgresClient,
    connectionString: url,
    types,
    max: 16,
    min: KEPT_OPEN,
    maxLifetimeSeconds: LIFETIME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    onConnect: async (client) => {
      // The pool listens only while a connection is idle. Lost between two queries of a transaction, it would end this process.
      client.on('error', () => {})
      await waitForTheDisk(client)
      await prefer(client)
    },
  })
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', (fault) => log.warn('database connection lost', { reason: fault.message }))
  try {
    const client = await pool.connect()
    await checkDurability(client, log).finally(() => client.release())
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    type: 'postgres',
    db,
    directly: postgresDirectly(pool),
    async exclusively(work) {
      const client = await pool.connect()
      try {
        // Another server may bring a large database up to date.
        await client.query('set lock_timeout = 0')
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        await client.query(`set lock_timeout = '${LOCK_WAIT}'`)
        await work()
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).finally(() => client.release())
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
