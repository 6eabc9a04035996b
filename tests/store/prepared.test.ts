import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { migrateStore } from '#server/db/migrations.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { statement } from '#server/db/statement.ts'
import { silentLog } from '#server/observability/log.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

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

const keys = () => statement(sql`select * from data_key where id = ${''}`.compile(database.db), database.directly)
/** Of all connections: as many ask at once. */
const onAll = <Result>(ask: () => Promise<Result>) => Promise.all(Array.from({ length: 16 }, ask))

test('a statement that was prepared answers on, however its table changes and whoever clears the connections', async () => {
  const { db } = database
  const find = keys()
  await db.insertInto('data_key').values({ id: 'one', probe: 'x' }).execute()
  for (const rows of await onAll(() => find(db, ['one']))) expect(rows).toEqual([{ id: 'one', probe: 'x' }])
  const prepared = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  expect(prepared.rows.length).toBe(1)

  await sql`alter table data_key add column made_at text`.execute(db)
  const wider = { id: 'one', probe: 'x', made_at: null }
  for (let time = 0; time < 3; time += 1)
    for (const rows of await onAll(() => find(db, ['one']))) expect(rows).toEqual([wider])

  await onAll(() => sql`deallocate all`.execute(db))
  for (const rows of await onAll(() => find(db, ['one']))) expect(rows).toEqual([wider])
  await sql`alter table data_key drop column made_at`.execute(db)
  for (const rows of await onAll(() => find(db, ['one']))) expect(rows).toEqual([{ id: 'one', probe: 'x' }])
})

test('a statement that the database refuses is refused once, and its connection serves on', async () => {
  const { db, directly } = database
  const add = statement(db.insertInto('data_key').values({ id: '', probe: '' }).compile(), directly)
  await add(db, ['two', 'x'])
  await expect(add(db, ['two', 'x'])).rejects.toMatchObject({
    code: '23505',
    stack: expect.stringMatching(/prepared\.test\.ts/),
  })
  await add(db, ['three', 'x'])
  expect((await db.selectFrom('data_key').select('id').where('id', 'in', ['two', 'three']).execute()).length).toBe(2)
})

test('inside a transaction a statement sees what is written there, and outside what is committed', async () => {
  const { db } = database
  const find = keys()
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('data_key').values({ id: 'inside', probe: 'x' }).execute()
    expect((await find(tx, ['inside'])).length).toBe(1)
    expect(await find(db, ['inside'])).toEqual([])
  })
  expect((await find(db, ['inside'])).length).toBe(1)
})

test('a connection plans each time, compresses fast, and keeps a record in its row', async () => {
  const { rows } = await sql`
    select current_setting('plan_cache_mode') as plans, current_setting('default_toast_compression') as compression,
      (select reloptions from pg_class where relname = 'trust_record') as record`.execute(database.db)
  expect(rows).toEqual([
    {
      plans: 'force_custom_plan',
      compression: 'lz4',
      record: ['autovacuum_vacuum_scale_factor=0.01', 'toast_tuple_target=4080'],
    },
  ])
})
