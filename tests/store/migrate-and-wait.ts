import { Migrator } from 'kysely/migration'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations.ts'
import { silentLog } from '#server/observability/log.ts'

// Runs the migrations of the database named by its arguments, and waits for its end before the last one is committed.
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) }, silentLog)
const last = Object.keys(migrations).sort().at(-1) ?? ''
const waiting = {
  ...migrations,
  [last]: {
    async up(db: never) {
      await migrations[last]?.up(db)
      process.stdout.write('applied\n')
      await new Promise((later) => setTimeout(later, 60_000))
    },
  },
}
await new Migrator({ db: database.db, provider: { getMigrations: async () => waiting } }).migrateToLatest()
