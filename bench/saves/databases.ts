import pg from 'pg'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { postgresSettings, sqliteSettings } from '../report/conditions.ts'

/** One real PostgreSQL, with fsync on, and a database in it for each target. */
export interface Databases {
  /** Makes an empty database and answers its address. */
  make(name: string): Promise<string>
  /** Both databases' versions and what a commit waits for, for the report. */
  settings: string
  /** Times that the log of all databases was flushed to the disk. Counted late: up to ten seconds after. */
  flushes(): Promise<number>
  stop(): Promise<void>
}

export async function launchDatabases(): Promise<Databases> {
  const server = await launchPostgres()
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  return {
    settings: `${sqliteSettings()}; ${await postgresSettings(server.url)}`,
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
