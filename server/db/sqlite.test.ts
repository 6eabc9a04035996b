import { closeSync, copyFileSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CompiledQuery, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from '../errors.ts'
import { silentLog } from '../observability/log.ts'
import { temporaryDir } from '../test-server.ts'
import { type Database, runLast, runTogether } from './database.ts'
import { migrateStore } from './migrate.ts'
import { openSqlite, SETTINGS } from './sqlite.ts'
import { storeContract } from './store.contract.ts'
import { openStore } from './store.ts'
import type { Tables } from './tables.ts'

storeContract('SQLite', async (keys) => {
  const { dir, remove } = temporaryDir()
  let database = openSqlite(dir)
  return {
    store: await openStore(database, keys),
    async reopen(others = keys) {
      await database.close()
      database = openSqlite(dir)
      return openStore(database, others)
    },
    everythingStored: async () =>
      readdirSync(dir)
        .map((file) => readFileSync(join(dir, file), 'latin1'))
        .join('\n'),
    async remove() {
      await database.close()
      remove()
    },
  }
})

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

test('a read outside sees committed rows only; a transaction sees its own writes', async () => {
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

describe('the connection that writes', () => {
  let place: ReturnType<typeof temporaryDir>
  let database: Database
  beforeEach(async () => {
    place = temporaryDir()
    database = openSqlite(place.dir, silentLog, { settings: { ...SETTINGS, busy_timeout: 0 } })
    await migrateStore(database.db)
  })
  afterEach(async () => {
    await database.close()
    place.remove()
  })

  const add = (on: Database['db'], id: string) => on.insertInto('data_key').values({ id, probe: 'x' }).execute()
  const stored = async () =>
    (await database.db.selectFrom('data_key').select('id').orderBy('id').execute()).map(({ id }) => id)

  test('writes at once, inside transactions and outside, each have their turn', async () => {
    const { db } = database
    const numbers = Array.from({ length: 20 }, (_, number) => String(number).padStart(2, '0'))
    await Promise.all(
      numbers.map((id) =>
        Number(id) % 2 === 0
          ? add(db, id)
          : db.transaction().execute(async (tx) => {
              await add(tx, id)
              await new Promise((later) => setTimeout(later, 1))
            }),
      ),
    )
    expect(await stored()).toEqual(numbers)
  })

  test('the connection is released after a failed statement, a rollback and a failed commit', async () => {
    const { db } = database
    await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow('nowhere')
    await expect(
      db.transaction().execute(async (tx) => {
        await add(tx, 'undone')
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await sql`create table child (parent text references data_key (id) deferrable initially deferred)`.execute(db)
    await expect(
      db.transaction().execute((tx) => sql`insert into child values ('nobody')`.execute(tx)),
    ).rejects.toThrow('FOREIGN KEY')
    await add(db, 'after')
    expect(await stored()).toEqual(['after'])
  })

  test('after SQLite has rolled back by itself, the rest of the transaction is not committed alone', async () => {
    const { db } = database
    const insert = (id: string) => db.insertInto('data_key').values({ id, probe: 'x' }).compile()
    const full = sql`insert or rollback into data_key (id, probe) values ('a', 'x')`.compile(db)
    for (const run of [runTogether, (tx: Transaction<Tables>, ...queries: CompiledQuery[]) => runLast(tx, queries)])
      await expect(
        db.transaction().execute(async (tx) => void (await run(tx, insert('a'), full, insert('b')))),
      ).rejects.toThrow('UNIQUE')
    expect(await stored()).toEqual([])
  })

  test('the connection is released after a transaction that cannot begin', async () => {
    const other = openSqlite(place.dir)
    await other.db.transaction().execute(async (tx) => {
      await add(tx, 'other')
      await expect(database.db.transaction().execute((own) => add(own, 'one'))).rejects.toThrow('locked')
    })
    await other.close()
    await add(database.db, 'two')
    expect(await stored()).toEqual(['other', 'two'])
  })

  test('one connection has one transaction after the other', async () => {
    await database.db.connection().execute(async (one) => {
      for (const id of ['a', 'b']) await one.transaction().execute((tx) => add(tx, id))
    })
    expect(await stored()).toEqual(['a', 'b'])
  })

  test('one connection goes on after a transaction that could not begin', async () => {
    const other = openSqlite(place.dir)
    await database.db.connection().execute(async (one) => {
      await other.db.transaction().execute(async (tx) => {
        await add(tx, 'other')
        await expect(one.transaction().execute((own) => add(own, 'a'))).rejects.toThrow('locked')
      })
      await one.transaction().execute((tx) => add(tx, 'b'))
    })
    await other.close()
    expect(await stored()).toEqual(['b', 'other'])
  })

  test('a statement returns how many rows it has changed', async () => {
    await add(database.db, 'a')
    const [{ numDeletedRows } = { numDeletedRows: -1n }] = await database.db.deleteFrom('data_key').execute()
    expect(numDeletedRows).toBe(1n)
  })
})
