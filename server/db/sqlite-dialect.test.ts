import { type CompiledQuery, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../observability/log.ts'
import { temporaryDir } from '../try-out.ts'
import type { Database } from './database.ts'
import { migrateStore } from './migrate.ts'
import { openSqlite, SETTINGS } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { runLast, runTogether } from './transaction.ts'

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

test('a turn ends with a statement that fails, a transaction that is undone and one that cannot be committed', async () => {
  const { db } = database
  await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toThrow('nowhere')
  await expect(
    db.transaction().execute(async (tx) => {
      await add(tx, 'undone')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await sql`create table child (parent text references data_key (id) deferrable initially deferred)`.execute(db)
  await expect(db.transaction().execute((tx) => sql`insert into child values ('nobody')`.execute(tx))).rejects.toThrow(
    'FOREIGN KEY',
  )
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

test('a turn ends with a transaction that cannot begin', async () => {
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
