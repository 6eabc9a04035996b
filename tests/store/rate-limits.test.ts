import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localRateLimits, type RateLimits, sharedRateLimits } from '#server/auth/rate-limits.ts'

import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'

const [ANN, TOM] = ['ann@alder.example', 'tom@alder.example']
const MINUTE = 60_000

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
  const attempts = localRateLimits()('made up', 2, 60 * MINUTE)
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
  expect(JSON.stringify(rows)).not.toMatch(/ann|alder|203/)
  const unlogged = await database?.db
    .withTables<{ pg_class: { relname: string; relpersistence: string } }>()
    .selectFrom('pg_class')
    .select('relpersistence')
    .where('relname', '=', 'attempt')
    .execute()
  expect(unlogged).toEqual([{ relpersistence: 'u' }])
})
