import { afterAll, beforeAll } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { storeContract } from '#server/db/store.contract.ts'
import { openStore } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
beforeAll(async () => {
  postgres = await launchPostgres()
})
afterAll(() => postgres.stop())

const TABLES = [
  'trust_record',
  'trust_patch',
  'health_care_directive',
  'user_profile',
  'password_reset',
  'data_key',
  'mail_outbox',
  'billing_record',
  'account_event',
  'purchase',
] as const

storeContract('PostgreSQL', async (keys) => {
  let database = await openPostgres(postgres.url, silentLog)
  return {
    store: await openStore(database, keys),
    async reopen(others = keys) {
      await database.close()
      database = await openPostgres(postgres.url, silentLog)
      return openStore(database, others)
    },
    async everythingStored() {
      const rows = await Promise.all(TABLES.map((table) => database.db.selectFrom(table).selectAll().execute()))
      return JSON.stringify(rows)
    },
    remove: () => database.close(),
  }
})
