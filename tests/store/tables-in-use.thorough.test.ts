import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrateStore } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'

test('a migration is tried again where other servers use its tables, for longer than a save waits', async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const postgres = await launchPostgres()
  const database = await openPostgres(postgres.url, silentLog)
  await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
  let tries = 0
  migrations['999-next'] = {
    async up(db) {
      tries += 1
      await db.schema.alterTable('trust_record').addColumn('next', 'text').execute()
      await db.schema.alterTable('trust_patch').addColumn('next', 'text').execute()
    },
  }
  // Longer than a statement waits for a lock.
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query('begin; lock table trust_patch in row exclusive mode')
  const migrated = migrateStore(database.db)
  await pause(3_000)
  await other.query('rollback')
  await migrated
  expect(tries).toBeGreaterThan(1)
  const { rows } = await other.query("select 1 from information_schema.columns where column_name = 'next'")
  expect(rows).toHaveLength(2)
  await other.end()
  await database.close()
  await postgres.stop()
})
