import { closeSync, copyFileSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../errors.ts'
import { temporaryDir } from '../try-out.ts'
import { migrateStore } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { openStore } from './store.ts'

let place: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
})
afterEach(() => place.remove())

test('commits wait for the disk, and the file is for its owner only', async () => {
  const { db, close } = openSqlite(place.dir)
  const asked = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => sql.raw(`pragma ${name}`).execute(db)),
  )
  expect(asked.map(({ rows }) => Object.values(rows[0] as object)[0])).toEqual(['wal', 2, 1])
  expect(statSync(join(place.dir, 'kinstead.db')).mode & 0o777).toBe(0o600)
  await close()
})

test('two connections to one file wait for each other and do not fail', async () => {
  const [one, two] = [openSqlite(place.dir), openSqlite(place.dir)]
  await migrateStore(one.db)
  const insert = (from: typeof one, id: string) =>
    from.db.transaction().execute(async (tx) => {
      await tx.selectFrom('data_key').selectAll().execute()
      await tx.insertInto('data_key').values({ id, probe: 'x' }).execute()
    })
  for (let n = 0; n < 20; n += 1) {
    await insert(one, `one-${n}`)
    await insert(two, `two-${n}`)
  }
  expect((await one.db.selectFrom('data_key').selectAll().execute()).length).toBe(40)
  await one.close()
  await two.close()
})

test('what is asked at once is what is committed, and inside a transaction what is written in it', async () => {
  const { db, close } = openSqlite(place.dir)
  await migrateStore(db)
  const all = (on: typeof db) => on.selectFrom('data_key').select('id').execute()
  const add = (on: typeof db, id: string) => on.insertInto('data_key').values({ id, probe: 'x' }).execute()
  await db.transaction().execute(async (tx) => {
    await add(tx, 'one')
    expect(await all(tx)).toEqual([{ id: 'one' }])
    expect(await all(db)).toEqual([])
  })
  expect(await all(db)).toEqual([{ id: 'one' }])
  const undone = db.transaction().execute(async (tx) => {
    await add(tx, 'two')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await all(db)).toEqual([{ id: 'one' }])
  await close()
})

test('a copy of the file alone has what was written: the log is copied into it at intervals', async () => {
  const elsewhere = temporaryDir()
  const database = openSqlite(place.dir, undefined, { checkpointEvery: 10 })
  const store = await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
  const inCopy = (query: string) => {
    const copy = join(elsewhere.dir, 'copy.db')
    copyFileSync(join(place.dir, 'kinstead.db'), copy)
    const handle = new DatabaseSync(copy, { readOnly: true })
    const { n } = handle.prepare(query).get() ?? {}
    handle.close()
    return n
  }
  await expect.poll(() => inCopy('select count(*) n from data_key')).toBe(1)
  await store.changeTrust({ uid: 'u', patchId: 'p', patch: { trustName: 'Kept' } })
  await expect.poll(() => inCopy('select count(*) n from trust_patch')).toBe(1)
  // Another process writes, such as `npm run demo` beside the server.
  const other = new DatabaseSync(join(place.dir, 'kinstead.db'))
  other.exec("insert into data_key values ('other', 'x')")
  await expect.poll(() => inCopy('select count(*) n from data_key')).toBe(2)
  other.close()
  await database.close()
  elsewhere.remove()
})

test('damage inside the file is found at start', async () => {
  const { db, close } = openSqlite(place.dir)
  await migrateStore(db)
  await close()
  const file = join(place.dir, 'kinstead.db')
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(8_192, 0x5a), 0, 8_192, 4_096)
  closeSync(handle)
  expect(() => openSqlite(place.dir)).toThrow(CannotStart)
  expect(() => openSqlite(place.dir)).toThrow(/is damaged/)
})
