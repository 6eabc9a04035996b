import pg from 'pg'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { postgresSettings, sqliteSettings } from '../report/conditions.ts'

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
