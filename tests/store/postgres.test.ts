import { Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, inTransaction, runLast, runTogether } from '#server/db/database.ts'
import { migrateStore } from '#server/db/migrate.ts'
import { openPostgres, postgresDialect } from '#server/db/postgres.ts'
import { storeContract } from '#server/db/store.contract.ts'
import { openStore } from '#server/db/store.ts'
import type { Tables } from '#server/db/tables.ts'
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

describe('the driver', () => {
  let postgres: Awaited<ReturnType<typeof launchPostgres>>
  let database: Database
  beforeAll(async () => {
    postgres = await launchPostgres()
    database = await openPostgres(postgres.url, silentLog)
    await migrateStore(database.db)
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })

  const add = (on: Kysely<Tables>, id: string) => on.insertInto('data_key').values({ id, probe: 'x' }).execute()
  const ids = async (on: Kysely<Tables>) =>
    (await on.selectFrom('data_key').select('id').orderBy('id').execute()).map(({ id }) => id)

  test('a write outside a transaction is one with the settings of one, and a rejected one leaves its connection usable', async () => {
    const { db } = database
    const noted = sql<{ wait: string }>`
    insert into data_key (id, probe) values ('settings', current_setting('lock_timeout')) returning probe as wait`
    expect((await noted.execute(db)).rows).toEqual([{ wait: '2s' }])
    await db.connection().execute(async (one) => {
      await add(one, 'first')
      await expect(add(one, 'first')).rejects.toMatchObject({ code: '23505' })
      await add(one, 'second')
    })
    expect(await ids(db)).toEqual(['first', 'second', 'settings'])
  })

  // PostgreSQL rejects the first inside the transaction, and does not begin one with the second.
  test.each<Record<string, string>>([{ lock_timeout: 'soon' }, { 'no name': 'x' }])(
    'a transaction that cannot begin with %o changes nothing and leaves its connection usable',
    async (settings) => {
      const pool = new pg.Pool({
        connectionString: postgres.url,
        pipeline: true,
        max: 1,
        // The server may stop before the connection has ended.
        onConnect: (client) => void client.on('error', () => {}),
      })
      const db = new Kysely<Tables>({ dialect: postgresDialect(pool, settings) })
      const within = (work: (tx: Transaction<Tables>) => Promise<unknown>) => db.transaction().execute(work)
      try {
        for (const attempt of [
          () => add(db, 'never'),
          () => within((tx) => add(tx, 'never')),
          () => within((tx) => ids(tx)),
          () => within(async () => {}),
        ])
          await expect(attempt()).rejects.toThrow(/lock_timeout|syntax/)
        expect(await ids(db)).not.toContain('never')
      } finally {
        await db.destroy()
      }
    },
  )

  test('statements that run together answer in their order, and fail together with the first error', async () => {
    const { db } = database
    const insert = (id: string) => db.insertInto('data_key').values({ id, probe: 'x' }).compile()
    const found = (id: string) => db.selectFrom('data_key').select('id').where('id', '=', id).compile()
    const answers = inTransaction(db, (tx) => runTogether(tx, found('one'), insert('one'), found('one')))
    expect(await answers).toEqual([[], [], [{ id: 'one' }]])
    const failing = inTransaction(db, (tx) => runTogether(tx, insert('two'), insert('one'), insert('three')))
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await ids(db)).toEqual(expect.not.arrayContaining(['two', 'three']))
  })

  test('the last statements of a transaction are committed together, or none of them is', async () => {
    const { db } = database
    const insert = (id: string) => db.insertInto('data_key').values({ id, probe: 'x' }).compile()
    const last = (...added: string[]) => inTransaction(db, (tx) => runLast(tx, added.map(insert)))
    await last('last one', 'last two')
    await expect(last('last three', 'last one', 'last four')).rejects.toMatchObject({ code: '23505' })
    await last('last five')
    expect((await ids(db)).filter((id) => id.startsWith('last'))).toEqual(['last five', 'last one', 'last two'])
  })

  test('records are compressed fast, and stay in their rows', async () => {
    const { rows } = await sql`
    select attcompression as compression, (select reloptions from pg_class where relname = 'trust_record') as options
    from pg_attribute where attrelid = 'trust_record'::regclass and attname = 'body'`.execute(database.db)
    const options = ['autovacuum_vacuum_scale_factor=0.01', 'toast_tuple_target=4080']
    expect(rows).toEqual([{ compression: 'l', options }])
  })
})
