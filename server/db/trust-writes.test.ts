import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { openSqlite } from './sqlite.ts'
import { openStore, type Store } from './store.ts'

let place: ReturnType<typeof temporaryDir>
let database: ReturnType<typeof openSqlite>
let store: Store
beforeEach(async () => {
  place = temporaryDir()
  database = openSqlite(place.dir)
  store = await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 1) }])
})
afterEach(async () => {
  await database.close()
  place.remove()
})

const save = (uid: string, trustName: string, patchId: string) =>
  store.changeTrust({ uid, patchId, patch: { trustName } })
const rowOf = (uid: string) =>
  database.db.selectFrom('trust_record').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()

test('the row of a record holds every change as soon as it is answered', async () => {
  for (let version = 1; version <= 10; version += 1) {
    await save('ann', `Trust ${version}`, `k${version}`)
    const row = await rowOf('ann')
    expect(row.version).toBe(version)
    expect(JSON.parse(row.body).trustName).toBe(`Trust ${version}`)
  }
})

test('a write that the database does not take takes no other with it', async () => {
  await sql`create trigger reject before insert on trust_patch when new.uid = 'bad'
    begin select raise(abort, 'not this one'); end`.execute(database.db)
  const uids = ['a', 'b', 'bad', 'c', 'b']
  const settled = await Promise.allSettled(uids.map((uid, index) => save(uid, `Trust ${index}`, `k${index}`)))
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(uids.map((uid) => uid !== 'bad'))
  expect(await store.trustVersion('b')).toBe(2)
  expect(await store.readTrust('bad')).toEqual({ version: 0, record: null })
})

test('of a key that comes with two changes in one group, the first is made and the other rejected', async () => {
  const [first, again, other] = await Promise.allSettled([
    save('ann', 'First', 'key'),
    save('ann', 'First', 'key'),
    save('ann', 'Other', 'key'),
  ])
  expect(first).toMatchObject({ value: { version: 1, repeated: false } })
  expect(again).toMatchObject({ value: { version: 1, repeated: true } })
  expect(other).toMatchObject({ reason: { name: 'KeyTaken' } })
  expect(await store.readTrust('ann')).toMatchObject({ version: 1, record: { trustName: 'First' } })
})

test('a damaged record fails for its owner alone', async () => {
  await save('ann', 'Ann’s', 'a1')
  await save('tom', 'Tom’s', 'a2')
  await database.db.updateTable('trust_record').set({ body: '{"torn' }).where('uid', '=', 'ann').execute()
  const [ann, tom] = await Promise.allSettled([save('ann', 'More', 'a3'), save('tom', 'More', 'a4')])
  expect([ann.status, tom.status]).toEqual(['rejected', 'fulfilled'])
})
