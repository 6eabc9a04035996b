import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeTrust } from '#api/trust.ts'
import { localRateLimits, type RateLimits, sharedRateLimits } from '#server/auth/rate-limits.ts'
import type { Database } from '#server/db/database.ts'
import { QuotaReached } from '#server/db/database-errors.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore } from '#server/db/store.ts'
import { HOUR, MINUTE } from '#server/durations.ts'
import { silentLog } from '#server/observability/log.ts'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { describeOnBoth } from './databases.ts'

const QUOTA = { stored: 7_200, daily: 4_800 }
/** What a row counts for besides its bytes. */
const ROW = 200
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60_000).toISOString()

describeOnBoth(
  'what one account may save',
  (served) => {
    const save = (uid: string, trustName: string) => {
      const patch = { trustName, customRules: 'x'.repeat(900) }
      return served().server.store.changeTrust({ uid, patchId: randomUUID(), patch })
    }
    const many = async (uid: string) => {
      const all = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => save(uid, `Trust ${number}`)))
      const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(reasons.every((reason) => reason instanceof QuotaReached)).toBe(true)
      return { saved: all.length - reasons.length, quotas: new Set(reasons.map(({ quota }) => quota)) }
    }
    const bytesOf = async (uid: string) => {
      const { db } = served().database
      const { rows } = await sql<{ bytes: number; rows: number }>`
        select sum(octet_length(body)) as bytes, count(*) as rows from trust_patch where uid = ${uid}`.execute(db)
      return { bytes: Number(rows[0]?.bytes), rows: Number(rows[0]?.rows) }
    }

    test('has an end each day and in all, also for many saves at once', async () => {
      const { server, database } = served()
      const { uid, cookie } = await server.signUp('Ann')
      const first = await many(uid)
      expect(first).toEqual({ saved: 4, quotas: new Set(['daily']) })
      expect(await bytesOf(uid)).toMatchObject({ rows: 4 })
      const rejected = await server.request(changeTrust, { customRules: 'x'.repeat(900) }, { cookie })
      expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'limit-reached' } } })
      expect(rejected.body).toMatchObject({ error: { message: expect.stringContaining('tomorrow') } })

      for (const set of [sql`trust_patch set at`, sql`trust_record set updated_at`])
        await sql`update ${set} = ${YESTERDAY} where uid = ${uid}`.execute(database.db)
      expect(await many(uid)).toEqual({ saved: 2, quotas: new Set(['stored']) })
      const kept = await bytesOf(uid)
      expect(kept.rows).toBe(6)
      expect(kept.bytes + kept.rows * ROW).toBeLessThanOrEqual(QUOTA.stored)
      expect((await server.store.readTrust(uid)).version).toBe(6)
    })

    test('counts the row of a change besides its bytes: changes of one number have an end, too', async () => {
      const { server } = served()
      const { uid } = await server.signUp('Eve')
      const step = (currentStep: number) =>
        server.store.changeTrust({ uid, patchId: randomUUID(), patch: { currentStep } })
      let saved = 0
      await expect(
        (async () => {
          for (; saved < 100; saved += 1) await step(1 + (saved % 13))
        })(),
      ).rejects.toThrow(QuotaReached)
      const kept = await bytesOf(uid)
      expect(kept.rows).toBe(saved)
      expect(kept.bytes + kept.rows * ROW).toBeLessThanOrEqual(QUOTA.daily)
    })

    test('is counted for each account, and given back with it', async () => {
      const { server, database } = served()
      const { uid } = await server.signUp('Tom')
      for (let number = 0; number < 3; number += 1) await save(uid, `Trust ${number}`)
      const counted = await sql<{ kept: number }>`
        select kept_bytes + coalesce((select sum(octet_length(body) + ${ROW}) from trust_patch
          where uid = trust_record.uid and version > trust_record.version), 0) as kept
        from trust_record where uid = ${uid}`.execute(database.db)
      const { bytes, rows } = await bytesOf(uid)
      expect(Number(counted.rows[0]?.kept)).toBe(bytes + rows * ROW)
      await server.store.deleteUser(uid)
      expect(await bytesOf(uid)).toMatchObject({ rows: 0 })
    })
  },
  { quota: QUOTA },
)

const [ANN, TOM] = ['ann@alder.example', 'tom@alder.example']

let postgres: LaunchedPostgres
const databases: Database[] = []
/** As many as there are server processes, each with connections of its own. */
const open = async () => {
  const database = await openPostgres(postgres.url, silentLog)
  databases.push(database)
  return database
}
beforeAll(async () => {
  postgres = await launchPostgres()
  await openStore(await open(), [{ id: 'k1', key: Buffer.alloc(32, 7) }])
  await open()
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await postgres.stop()
})
const shared = (index = 0): RateLimits => {
  const database = databases[index]
  if (!database) throw new Error('There is no such process.')
  return sharedRateLimits(database, 'a secret of this installation')
}

describe.each([
  ['the process', () => localRateLimits()],
  ['PostgreSQL', () => shared()],
] as const)('attempts counted in %s', (_, counting) => {
  test('are let through up to the limit, for each whom and each place apart', async () => {
    const attempts = counting()('apart', 2, MINUTE)
    for (const place of ['here', 'there', undefined])
      for (const whom of [ANN, TOM]) {
        expect(await attempts.add(whom, place)).toBe(0)
        expect(await attempts.add(whom, place)).toBe(0)
        const wait = await attempts.add(whom, place)
        expect(wait).toBeGreaterThan(30)
        expect(wait).toBeLessThanOrEqual(60)
      }
    await attempts.forget(ANN, 'here')
    expect(await attempts.add(ANN, 'here')).toBe(0)
    expect(await attempts.add(ANN, 'there')).toBeGreaterThan(0)
    await attempts.forget(ANN)
    expect(await attempts.add(ANN, 'there')).toBe(0)
    expect(await attempts.add(ANN)).toBe(0)
    expect(await attempts.add(TOM, 'there')).toBeGreaterThan(0)
  })

  test('that are taken back make room for as many, however often it was tried in vain', async () => {
    const attempts = counting()('undone', 2, MINUTE)
    for (let time = 0; time < 6; time += 1) await attempts.add(ANN)
    await attempts.undo(ANN)
    expect(await attempts.add(ANN)).toBe(0)
    expect(await attempts.add(ANN)).toBeGreaterThan(0)
    for (let time = 0; time < 6; time += 1) await attempts.undo(ANN)
    await attempts.undo('nobody@alder.example')
    expect([await attempts.add(ANN), await attempts.add(ANN)]).toEqual([0, 0])
    expect(await attempts.add(ANN)).toBeGreaterThan(0)
  })

  test('are forgotten when their time is over, which begins with the first', async () => {
    const attempts = counting()('over', 1, 1_500)
    expect(await attempts.add(ANN)).toBe(0)
    expect(await attempts.add(ANN)).toBeGreaterThan(0)
    await expect.poll(() => attempts.add(ANN), { timeout: 10_000 }).toBe(0)
    expect(await attempts.add(ANN)).toBeGreaterThan(0)
  })

  test('at once are counted like one after another', async () => {
    const attempts = counting()('at once', 5, MINUTE)
    const waits = await Promise.all(Array.from({ length: 40 }, () => attempts.add(ANN, 'here')))
    expect(waits.filter((wait) => wait === 0).length).toBe(5)
  })

  test('at once and taken back leave nothing', async () => {
    const attempts = counting()('busy', 40, MINUTE)
    const tried = Array.from({ length: 40 }, async (_, n) => {
      const whom = n % 3 === 0 ? ANN : TOM
      expect(await attempts.add(whom, 'here')).toBe(0)
      await attempts.undo(whom, 'here')
    })
    await Promise.all(tried)
    const again = await Promise.all(Array.from({ length: 41 }, () => attempts.add(ANN, 'here')))
    expect(again.filter((wait) => wait === 0).length).toBe(40)
  })
})

test('in the process, one that is closed stays so, however many made-up ones are tried', async () => {
  const attempts = localRateLimits()('made up', 2, HOUR)
  for (let time = 0; time < 2; time += 1) await attempts.add(ANN)
  for (let number = 0; number < 21_000; number += 1) await attempts.add(`${number}@alder.example`)
  expect(await attempts.add(ANN)).toBeGreaterThan(3_000)
})

test('in the process, what is over is forgotten, however much it was', async () => {
  let now = 0
  const attempts = localRateLimits(() => now)('over', 1, MINUTE)
  for (const whom of [ANN, TOM]) await attempts.add(whom)
  now = MINUTE - 1
  expect(await attempts.add(ANN)).toBe(1)
  now = MINUTE
  expect([await attempts.add(ANN), await attempts.add(TOM)]).toEqual([0, 0])
})

test('several processes on one PostgreSQL count together', async () => {
  const [one, other] = [shared(0)('together', 5, MINUTE), shared(1)('together', 5, MINUTE)]
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).add(ANN)))
  expect(waits.filter((wait) => wait === 0).length).toBe(5)
  await one.forget(ANN)
  expect(await other.add(ANN)).toBe(0)
})

test('the table on PostgreSQL has no names, and counting does not wait for the disk', async () => {
  await shared()('named', 5, MINUTE).add(ANN, '203.0.113.7')
  const [database] = databases
  const rows = await database?.db.selectFrom('attempt').selectAll().where('kind', '=', 'named').execute()
  expect(rows).toMatchObject([{ attempts: 1 }])
  expect(JSON.stringify(rows)).not.toMatch(/ann@|alder|203\.0/)
  const unlogged = await database?.db
    .withTables<{ pg_class: { relname: string; relpersistence: string } }>()
    .selectFrom('pg_class')
    .select('relpersistence')
    .where('relname', '=', 'attempt')
    .execute()
  expect(unlogged).toEqual([{ relpersistence: 'u' }])
})
