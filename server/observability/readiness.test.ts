import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { openStore } from '../db/store.ts'
import { temporaryDir } from '../try-out.ts'
import { silentLog } from './log.ts'
import { checkDatabase, createReadiness } from './readiness.ts'

const UNAVAILABLE = 'database unavailable'

let now = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

test('it says why not while starting and stopping, and checks the database in between', async () => {
  const check = vi.fn(async () => {})
  const { begin, end, notReady } = createReadiness(check)
  expect(await notReady()).toBe('starting')
  expect(check).not.toHaveBeenCalled()
  begin()
  expect(await notReady()).toBeUndefined()
  end()
  expect(await notReady()).toBe('stopping')
  expect(check).toHaveBeenCalledTimes(1)
})

test('many probes at once, and shortly after, share one check', async () => {
  const check = vi.fn(async () => {})
  const { begin, notReady } = createReadiness(check)
  begin()
  await Promise.all(Array.from({ length: 100 }, notReady))
  now += 999
  await notReady()
  expect(check).toHaveBeenCalledTimes(1)
  now += 1
  await notReady()
  expect(check).toHaveBeenCalledTimes(2)
})

test('a database that fails is unavailable until it answers again', async () => {
  const check = vi.fn(async () => {}).mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
  const { begin, notReady } = createReadiness(check)
  begin()
  expect(await notReady()).toBe(UNAVAILABLE)
  now += 1_000
  expect(await notReady()).toBeUndefined()
})

test('a database that does not answer in time is unavailable, and is not checked again meanwhile', async () => {
  const silent = Promise.withResolvers<void>()
  const check = vi.fn(async () => {}).mockReturnValueOnce(silent.promise)
  const { begin, notReady } = createReadiness(check, { timeLimit: 5 })
  begin()
  expect(await notReady()).toBe(UNAVAILABLE)
  now += 9_999
  expect(await notReady()).toBe(UNAVAILABLE)
  expect(check).toHaveBeenCalledTimes(1)
  silent.resolve()
  await pause(1)
  expect(await notReady()).toBeUndefined()
})

test('a check that never ends is given up', async () => {
  const check = vi.fn(async () => {}).mockReturnValueOnce(new Promise(() => {}))
  const { begin, notReady } = createReadiness(check, { timeLimit: 5 })
  begin()
  expect(await notReady()).toBe(UNAVAILABLE)
  now += 10_000
  expect(await notReady()).toBeUndefined()
})

test('a SQLite file that is damaged and takes no more saves is unavailable, and the check writes nothing', async () => {
  const { dir, remove } = temporaryDir()
  const database = await openDatabase({ dataDir: dir }, silentLog)
  try {
    await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
    const before = database.files?.()
    await checkDatabase(database)
    expect(database.files?.()).toEqual(before)
    await sql`pragma query_only = on`.execute(database.db)
    await expect(checkDatabase(database)).rejects.toThrow('readonly')
  } finally {
    await database.close()
    remove()
  }
})
