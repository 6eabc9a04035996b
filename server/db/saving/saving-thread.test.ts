import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLog, silentLog } from '../../observability/log.ts'
import { temporaryDir } from '../../try-out.ts'
import { migrateStore } from '../migrations.ts'
import { openSqlite } from '../sqlite.ts'
import { SETTINGS } from '../sqlite-settings.ts'
import type { Save } from './save.ts'
import { savingThread } from './saving-thread.ts'
import { createTurns } from './turns.ts'

let place: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
})
afterEach(() => place.remove())

const save = (uid: string, trustName = 'One'): Save => ({
  uid,
  patchId: `${uid}-${trustName}`,
  patch: JSON.stringify({ trustName }),
  now: Date.UTC(2026, 0, 1),
})

/** Who did not wait for their turn would fail at once, for SQLite waits for nobody here. */
const IMPATIENT = { settings: { ...SETTINGS, busy_timeout: 0 } }

async function opened() {
  const database = openSqlite(place.dir, silentLog, IMPATIENT)
  await migrateStore(database.db)
  if (!database.saving) throw new Error('SQLite has a saving thread.')
  const kept = async () => (await database.db.selectFrom('trust_record').select('uid').orderBy('uid').execute()).length
  return { ...database, saving: database.saving, kept }
}

test('saves and other writes at once each get their turn, and none is lost', async () => {
  const { db, saving, kept, close } = await opened()
  const own = (id: string) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('data_key').values({ id, probe: 'x' }).execute()
      await new Promise((later) => setTimeout(later, 2))
      await tx
        .insertInto('data_key')
        .values({ id: `${id}-too`, probe: 'x' })
        .execute()
    })
  const writes = Array.from({ length: 60 }, (_, number) =>
    number % 6 === 0 ? own(`k${number}`) : saving.save(save(`u${number}`)),
  )
  await Promise.all(writes)
  expect(await kept()).toBe(50)
  expect((await db.selectFrom('data_key').selectAll().execute()).length).toBe(20)
  await close()
})

test('saves wait for the end of a transaction, and who only reads waits for nobody', async () => {
  const { db, saving, kept, close } = await opened()
  const order: string[] = []
  let waiting: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('data_key').values({ id: 'k', probe: 'x' }).execute()
    waiting = saving.save(save('u')).then(() => order.push('saved'))
    expect(await kept()).toBe(0)
    expect(await db.selectFrom('data_key').selectAll().execute()).toEqual([])
    await new Promise((later) => setTimeout(later, 100))
    order.push('ends')
  })
  await waiting
  expect(order).toEqual(['ends', 'saved'])
  await close()
})

test.each([
  { of: 'many saves', count: 2_000, text: '', group: 256 },
  { of: 'large saves', count: 24, text: 'x'.repeat(1_000_000), group: 4 },
])('of $of who writes something else waits for two groups at most, of $group', async ({ count, text, group }) => {
  const { db, saving, kept, close } = await opened()
  await saving.save(save('first'))
  const patch = JSON.stringify({ customRules: text })
  const saves = Array.from({ length: count }, (_, number) => saving.save({ ...save(`u${number}`), patch }))
  await new Promise(setImmediate)
  await db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('trust_record').select('uid').execute()
    expect(rows.length).toBeLessThanOrEqual(1 + 2 * group)
  })
  await Promise.all(saves)
  expect(await kept()).toBe(1 + count)
  await close()
})

test('what was handed over before the close is saved, and what comes after it is refused', async () => {
  const { saving, close } = await opened()
  const saved = ['a', 'b', 'c'].map((uid) => saving.save(save(uid)))
  const closed = saving.close()
  await expect(saving.save(save('d'))).rejects.toThrow('closed')
  expect(await Promise.all(saved)).toMatchObject([{ version: 1 }, { version: 1 }, { version: 1 }])
  await closed
  await close()
  expect(readdirSync(place.dir)).toEqual(['kinstead.db'])
})

test('once writing is stopped each save is refused as SQLite refuses it', async () => {
  const { saving, kept, close } = await opened()
  await saving.save(save('u'))
  saving.stopWriting()
  await expect(saving.save(save('v'))).rejects.toMatchObject({ errcode: 8, message: expect.stringMatching(/readonly/) })
  expect(await kept()).toBe(1)
  await close()
})

test('and so it is where the thread begins only after that', async () => {
  const { saving, kept, close } = await opened()
  saving.stopWriting()
  await expect(saving.save(save('u'))).rejects.toMatchObject({ errcode: 8 })
  expect(await kept()).toBe(0)
  await close()
})

test('a thread that cannot go on fails what it had in hand, says so, and is started anew by the next save', async () => {
  const lines: string[] = []
  const log = createLog({ write: (line: string) => lines.push(line) })
  const folder = join(place.dir, 'later')
  const thread = savingThread(join(folder, 'kinstead.db'), { settings: SETTINGS, turns: createTurns(), log })
  const failed = await Promise.allSettled([thread.save(save('u')), thread.save(save('v'))])
  expect(failed).toMatchObject([
    { status: 'rejected', reason: { code: 'ECONNABORTED' } },
    { status: 'rejected', reason: { code: 'ECONNABORTED' } },
  ])
  expect(lines.join()).toMatch(/the saving thread has ended.*unable to open database file/)
  const database = openSqlite(folder)
  await migrateStore(database.db)
  await database.close()
  expect(await thread.save(save('u'))).toMatchObject({ version: 1 })
  await thread.close()
})

test('at rest the thread ends, unless it has something to do, and the next save starts it anew', async () => {
  const { saving, kept, close } = await opened()
  const happened: string[] = []
  const note = (thread: Worker) => {
    happened.push('begun')
    thread.once('exit', (code) => happened.push(`ended ${code}`))
  }
  process.on('worker', note)
  onTestFinished(() => void process.off('worker', note))
  await saving.save(save('a'))
  const busy = saving.save(save('b'))
  await new Promise(setImmediate)
  saving.rest()
  await busy
  expect(happened).toEqual(['begun'])
  saving.rest()
  await vi.waitFor(() => expect(happened).toEqual(['begun', 'ended 0']))
  saving.wake()
  saving.wake()
  await vi.waitFor(() => expect(happened).toEqual(['begun', 'ended 0', 'begun']))
  expect(await saving.save(save('c'))).toMatchObject({ version: 1 })
  saving.rest()
  expect(await Promise.all(['d', 'a'].map((uid) => saving.save(save(uid, 'Two'))))).toMatchObject([
    { version: 1 },
    { version: 2 },
  ])
  expect(await kept()).toBe(4)
  saving.rest()
  await close()
  expect(happened.toSorted()).toEqual(['begun', 'begun', 'begun', 'ended 0', 'ended 0', 'ended 0'])
  expect(readdirSync(place.dir)).toEqual(['kinstead.db'])
})

test('nothing is started for who only closes', async () => {
  const thread = savingThread(join(place.dir, 'none'), { settings: SETTINGS, turns: createTurns(), log: silentLog })
  await thread.close()
  expect(readdirSync(place.dir)).toEqual([])
})
