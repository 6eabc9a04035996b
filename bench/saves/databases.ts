import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { launchPostgres } from '#tests/postgres/launch.ts'

/** SQLite's version, and its durability settings. */
export function sqliteSettings(): string {
  const memory = new DatabaseSync(':memory:')
  const version = memory.prepare('select sqlite_version() as version').get()?.version
  memory.close()
  return `SQLite ${version}, WAL, synchronous=FULL`
}

const ASKED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'shared_buffers']

/** PostgreSQL's version, and its durability settings. */
export async function postgresSettings(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select name, current_setting(name) as setting from pg_settings where name = any($1)',
    [ASKED],
  )
  await client.end()
  return `PostgreSQL: ${ASKED.map((name) => `${name} ${rows.find((row) => row.name === name)?.setting}`).join(', ')}`
}

/** One PostgreSQL server with fsync on, and an empty database in it for each target. */
export async function launchDatabases() {
  const server = await launchPostgres()
  return {
    /** Both databases' versions and durability settings, for the report. */
    settings: [sqliteSettings(), await postgresSettings(server.url)],
    /** Resolves with the new database's URL. */
    async create(name: string): Promise<string> {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return server.url.replace(/\/postgres$/, `/${name}`)
    },
    stop: () => server.stop(),
  }
}
