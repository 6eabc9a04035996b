import pg from 'pg'
import { launchPostgres } from '#tests/postgres/launch.ts'

/** One real PostgreSQL, with fsync on, and a database in it for each target. */
export interface Databases {
  /** Makes an empty database and answers its address. */
  make(name: string): Promise<string>
  /** What a commit waits for, for the report. */
  settings: string
  /** Times that the log of all databases was flushed to the disk. Counted late: up to ten seconds after. */
  flushes(): Promise<number>
  stop(): Promise<void>
}

const ASKED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'shared_buffers']

export async function launchDatabases(): Promise<Databases> {
  const server = await launchPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query('select name, setting, unit from pg_settings where name = any($1)', [ASKED])
  return {
    settings: ASKED.map((name) => `${name} ${rows.find((row) => row.name === name)?.setting}`).join(', '),
    async make(name) {
      await client.query(`create database ${name}`)
      return server.url.replace(/\/postgres$/, `/${name}`)
    },
    async flushes() {
      const counted = await client.query('select wal_sync from pg_stat_wal')
      return Number(counted.rows[0].wal_sync)
    },
    async stop() {
      await client.end()
      await server.stop()
    },
  }
}
