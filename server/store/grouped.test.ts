import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import type { Database } from './database.ts'
import { commitTogether, type Write } from './grouped.ts'
import { migrateStore } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import { ListTooLong } from './store.ts'

let place: ReturnType<typeof temporaryDir>
let database: Database
beforeEach(async () => {
  place = temporaryDir()
  database = openSqlite(place.dir)
  await migrateStore(database.db)
})
afterEach(async () => {
  await database.close()
  place.remove()
})

const insert =
  (id: string): Write<string> =>
  async (tx) => {
    await tx.insertInto('data_key').values({ id, probe: 'x' }).execute()
    return id
  }
const kept = async () =>
  (await database.db.selectFrom('data_key').select('id').orderBy('id').execute()).map(({ id }) => id)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `k${String(index).padStart(3, '0')}`)

test('writes that arrive together share one commit', async () => {
  let commits = 0
  const { db } = database
  const transaction = db.transaction.bind(db)
  db.transaction = () => {
    commits += 1
    return transaction()
  }
  const commit = commitTogether(db)
  expect(await Promise.all(numbers(100).map((id) => commit(insert(id))))).toEqual(numbers(100))
  expect(commits).toBe(1)
  expect(await kept()).toEqual(numbers(100))
})

test('a refused write answers its own caller, the others are kept', async () => {
  const commit = commitTogether(database.db)
  const refused = commit(() => Promise.reject(new ListTooLong('assets')))
  const [one, two] = await Promise.allSettled([commit(insert('one')), refused, commit(insert('two'))])
  expect([one.status, two.status]).toEqual(['fulfilled', 'rejected'])
  expect(await kept()).toEqual(['one', 'two'])
})

test('a write that fails half-way leaves nothing of itself, and takes no other with it', async () => {
  const commit = commitTogether(database.db)
  const halfWay = commit(async (tx) => {
    await insert('half')(tx)
    await sql`select * from nowhere`.execute(tx)
  })
  const all = await Promise.allSettled([commit(insert('one')), halfWay, commit(insert('two'))])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await kept()).toEqual(['one', 'two'])
})

test('reads and other transactions go on beside it', async () => {
  const commit = commitTogether(database.db)
  const own = database.db.transaction().execute(insert('own'))
  const all = await Promise.all([...numbers(20).map((id) => commit(insert(id))), own, kept()])
  expect(all.length).toBe(22)
  expect((await kept()).length).toBe(21)
})
