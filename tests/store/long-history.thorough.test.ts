import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { FIRST_KEY } from '#server/db/key-rotation.contract.ts'
import { migrateStore } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore, type Store } from '#server/db/store.ts'
import type { TrustWrite } from '#server/db/trust-writes.ts'
import { silentLog } from '#server/observability/log.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
let database: Database
let client: pg.Client
let store: Store
let asked: { sql: string; values: unknown[] }[] = []

beforeAll(async () => {
  postgres = await launchPostgres()
  database = await openPostgres(postgres.url, silentLog)
  store = await openStore(database, [FIRST_KEY])
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
  await postgres.stop()
})

/** By what PostgreSQL reads the history for a write, as it would plan its statements now. */
async function readsOfHistory(write: TrustWrite): Promise<string[]> {
  asked = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [sql, values] = args as [string, unknown[]]
    if (values?.length > 0) asked.push({ sql, values })
    return query.apply(this, args as Parameters<typeof query>)
  })
  await store.changeTrust(write)
  spy.mockRestore()
  const reads: string[] = []
  for (const { sql, values } of asked) {
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)
    for (const row of plan.rows) reads.push(...(/(\w[\w ]*) on trust_patch/.exec(row['QUERY PLAN'])?.slice(1) ?? []))
  }
  return reads.filter((read) => read !== 'Insert')
}

test('whether a change was there before is found by its key, however many its user has, where most have one', async () => {
  const uid = 'busy'
  await store.changeTrust({ uid, patchId: randomUUID(), patch: { trustName: 'Begun' } })
  // So many that the index of the keys is a level higher than that of the versions, which then looks cheaper.
  const others = `insert into trust_patch (uid, version, patch_id, at, body)
    select uid, version, gen_random_uuid()::text, '2026-01-01T00:00:00.000Z', '{}' from `
  await client.query(
    `${others} (select md5(number::text) as uid, 1 as version from generate_series(1, 14000) as number) as one`,
  )
  await client.query(
    `${others} (select '${uid}' as uid, 1000 + number as version from generate_series(1, 500) as number) as many`,
  )
  await client.query('vacuum analyze trust_patch')

  const patch = { county: 'Teton' }
  const byKey = 'Index Scan using trust_patch_id'
  expect(await readsOfHistory({ uid, patchId: randomUUID(), patch })).toEqual([byKey])
})

test('a database that rejects the setting for long histories is migrated all the same', async () => {
  await client.query('create database rejecting')
  const url = postgres.url.replace(/\/postgres$/, '/rejecting')
  const own = new pg.Client({ connectionString: url })
  await own.connect()
  // As where the table is distributed, of which nothing but this is known here.
  await own.query(`create function reject() returns event_trigger language plpgsql as $$ begin
    if current_query() like '%n_distinct%' then raise feature_not_supported; end if;
  end $$`)
  await own.query('create event trigger reject on ddl_command_start execute function reject()')
  const rejecting = await openPostgres(url, silentLog)
  try {
    await migrateStore(rejecting.db)
    // Minor releases of PostgreSQL keep options of their own beside it.
    const option = `select count(*)::int as options from pg_attribute, unnest(attoptions) as option
      where attrelid = 'trust_patch'::regclass and attname = 'uid' and option = 'n_distinct=-0.05'`
    expect((await own.query(option)).rows).toEqual([{ options: 0 }])
    expect((await client.query(option)).rows).toEqual([{ options: 1 }])
  } finally {
    await rejecting.close()
    await own.end()
  }
})
