import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { replay } from '#domain/trust/history/history.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { families, samples } from '#samples/families.ts'
import type { Database } from '#server/db/database.ts'
import { FIRST_KEY } from '#server/db/key-rotation.contract.ts'
import { migrateStore } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore, type Store } from '#server/db/store.ts'
import type { TrustWriteInput } from '#server/db/trust-writes.ts'
import { DAY } from '#server/durations.ts'
import { silentLog } from '#server/observability/log.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { describeOnBoth, type Served } from './databases.ts'

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
async function readsOfHistory(write: TrustWriteInput): Promise<string[]> {
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

const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10)

describeOnBoth('the history of more than a year ago', (served) => {
  let server: Served['server']
  let database: Served['database']
  beforeAll(() => {
    ;({ server, database } = served())
  })

  /** Saves, each dated by hand as so many days ago. */
  async function saved(uid: string, changes: readonly [ago: number, patch: TrustPatch][]): Promise<void> {
    for (const [index, [ago, patch]] of changes.entries()) {
      await server.store.changeTrust({ uid, patchId: randomUUID(), patch })
      const at = `${day(ago)}T10:${String(index).padStart(2, '0')}:00.000Z`
      await database.db
        .updateTable('trust_patch')
        .set({ at })
        .where('uid', '=', uid)
        .where('version', '=', index + 1)
        .execute()
    }
  }
  async function recordsOf(uid: string) {
    const { base, changes } = await server.store.readHistory(uid, 1_000)
    return changes.map((_, index) => {
      const { lastUpdated: __, ...record } = replay(uid, base.record, changes.slice(0, index + 1)) ?? { uid }
      return record
    })
  }
  const bodies = async (uid: string) => {
    const rows = await database.db
      .selectFrom('trust_patch')
      .select('body')
      .where('uid', '=', uid)
      .orderBy('version')
      .execute()
    return rows.map(({ body }) => body !== '{}')
  }

  test('is compacted day by day: every day ends with the same answers, and later changes stay as they were', async () => {
    const { uid } = await server.signUp('thin')
    const [first, second] = families.complete.beneficiaries ?? []
    if (!first || !second) throw new Error('The complete family has two beneficiaries at least.')
    await saved(uid, [
      [500, { ...samples.complete, dbaName: 'Oak' }],
      [500, { grantorSsn: '111223333', dbaName: 'Elm', beneficiaries: { remove: [first.id] } }],
      [500, { dbaName: 'Oak', beneficiaries: { put: [{ ...first, name: 'Tom' }] } }],
      [400, { trustName: 'A' }],
      [400, { trustName: null, certificateData: { adminAddress: null } }],
      [400, { beneficiaries: { put: [{ id: second.id, sharePercent: 12 }] } }],
      [300, { trustName: 'B' }],
      [300, { trustName: 'C' }],
    ])
    const [before, present] = [await recordsOf(uid), await server.store.readTrust(uid)]
    expect(await server.store.cleanUp()).toMatchObject({ changes: 6 })
    const counted = await sql<{ kept: number; sum: number }>`
      select kept_bytes as kept, (select sum(octet_length(body) + 200) from trust_patch
        where uid = trust_record.uid) as sum
      from trust_record where uid = ${uid}`.execute(database.db)
    expect(Number(counted.rows[0]?.kept)).toBe(Number(counted.rows[0]?.sum))
    expect(await bodies(uid)).toEqual([false, false, true, false, false, true, true, true])
    const after = await recordsOf(uid)
    for (const version of [3, 6, 7, 8]) expect(after[version - 1]).toEqual(before[version - 1])
    expect(await server.store.readTrust(uid)).toEqual(present)
    expect(await server.store.cleanUp()).toMatchObject({ changes: 0 })
    await server.store.restoreTrust({ uid, patchId: randomUUID(), version: 3 })
    expect((await server.store.readTrust(uid)).record).toMatchObject({ grantorSsn: '111223333', dbaName: 'Oak' })
  })

  test('leaves a version of which there is a document, and one that was restored', async () => {
    const { uid } = await server.signUp('pinned')
    await saved(
      uid,
      ['A', 'B', 'C', 'D', 'E', 'F'].map((trustName) => [450, { trustName }]),
    )
    const copy = { document: 'schedule-a', way: 'download', whole: false, fingerprint: 'a'.repeat(64) } as const
    await server.store.recordDownloads(uid, randomUUID(), [{ ...copy, version: 2, at: new Date().toISOString() }])
    await server.store.restoreTrust({ uid, patchId: randomUUID(), version: 4 })
    const before = await recordsOf(uid)
    await server.store.cleanUp()
    expect(await bodies(uid)).toEqual([false, true, false, true, false, true, true])
    const after = await recordsOf(uid)
    for (const version of [2, 4, 6, 7]) expect(after[version - 1]).toEqual(before[version - 1])
  })
})
