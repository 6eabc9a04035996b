import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryDir } from '../test-server.ts'
import { inTransaction } from './database.ts'
import { groupCommit, type Outcome } from './group-commit.ts'
import { createMutex, createQueues, type Release, TooManyAtOnce } from './mutex.ts'
import { openSqlite } from './sqlite.ts'
import { openStore, type Store } from './store.ts'
import type { Tables } from './tables.ts'

const item = (value: number, bytes = 1) => ({ value, bytes })
type Item = ReturnType<typeof item>
const numbers = Array.from({ length: 20 }, (_, number) => number)

test('what arrives together is one group, and each gets its own answer', async () => {
  const groups: number[] = []
  const double = groupCommit<Item, number>(async (group) => {
    groups.push(group.length)
    return group.map(({ value }) => ({ value: value * 2 }))
  })
  expect(await Promise.all(numbers.map((number) => double(item(number))))).toEqual(numbers.map((number) => number * 2))
  expect(await double(item(21))).toBe(42)
  expect(groups).toEqual([20, 1])
})

test('a group waits as long as further items arrive in each turn of the event loop', async () => {
  const groups: number[][] = []
  const commit = groupCommit<Item, number>(async (group) => {
    groups.push(group.map(({ value }) => value))
    return [...group]
  })
  const committed: Promise<number>[] = []
  const arriveEachTurn = (value: number) => {
    committed.push(commit(item(value)))
    if (value < 5) setImmediate(arriveEachTurn, value + 1)
  }
  setImmediate(arriveEachTurn, 2)
  committed.push(commit(item(1)))
  await vi.waitFor(() => expect(groups.flat()).toEqual([1, 2, 3, 4, 5]))
  await Promise.all(committed)
  expect(groups.length).toBeLessThan(3)
})

test('what arrives while a group is committed is the next one', async () => {
  const groups: number[][] = []
  const first = Promise.withResolvers<void>()
  const commit = groupCommit<Item, number>(async (group) => {
    groups.push(group.map(({ value }) => value))
    if (groups.length === 1) await first.promise
    return [...group]
  })
  const one = commit(item(1))
  await new Promise((later) => setTimeout(later, 10))
  const others = [commit(item(2)), commit(item(3))]
  first.resolve()
  await Promise.all([one, ...others])
  expect(groups).toEqual([[1], [2, 3]])
})

test('a group is bounded in count and bytes, and a single item may be of any size', async () => {
  const groups: number[] = []
  const commit = groupCommit<Item, number>(async (group) => {
    groups.push(group.length)
    return group.map(({ value }) => ({ value }))
  })
  await Promise.all(Array.from({ length: 600 }, (_, number) => commit(item(number))))
  expect(groups.splice(0)).toEqual([256, 256, 88])
  const sizes = [3_000_000, 1_000_000, 3_000_000, 9_000_000, 1]
  await Promise.all(sizes.map((size) => commit(item(0, size))))
  expect(groups).toEqual([2, 1, 1, 1])
})

test('a rejected item takes no other with it', async () => {
  const even = groupCommit<Item, number>(async (group) =>
    group.map(({ value }): Outcome<number> => (value % 2 ? { error: new Error(`${value} is odd`) } : { value })),
  )
  const settled = await Promise.allSettled([1, 2, 3].map((number) => even(item(number))))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected'])
})

test('when a transaction fails, each item goes alone', async () => {
  const groups: number[] = []
  const commit = groupCommit<Item, number>(async (group) => {
    groups.push(group.length)
    if (group.some(({ value }) => value === 2)) throw Object.assign(new Error('two'), { code: '23503' })
    return group.map(({ value }) => ({ value }))
  })
  const settled = await Promise.allSettled([1, 2, 3].map((number) => commit(item(number))))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(groups).toEqual([3, 1, 1, 1])
})

test.each([{ code: '55P03' }, { code: 'ECONNREFUSED' }, { errcode: 13 }, { errcode: 5 }])(
  'when the database is unavailable (%o), the items are not tried again',
  async (codes) => {
    let tries = 0
    const commit = groupCommit<Item, number>(async () => {
      tries += 1
      throw Object.assign(new Error('unavailable'), codes)
    })
    const settled = await Promise.allSettled(numbers.map((number) => commit(item(number))))
    expect(settled.map(({ status }) => status)).toEqual(numbers.map(() => 'rejected'))
    expect(tries).toBe(1)
  },
)

test('when it becomes unavailable while each goes alone, the rest are rejected, and later ones are tried', async () => {
  let tries = 0
  const commit = groupCommit<Item, number>(async (group) => {
    tries += 1
    if (group.length > 1) throw new Error('one of them')
    if (tries === 2) throw Object.assign(new Error('gone'), { code: '57P01' })
    return group.map(({ value }) => ({ value }))
  })
  const settled = await Promise.allSettled(numbers.map((number) => commit(item(number))))
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(tries).toBe(2)
  expect(await commit(item(7))).toBe(7)
})

test('one caller at a time, in order; releasing twice admits no other', async () => {
  const lock = createMutex()
  const releases: Release[] = []
  const entered: string[] = []
  for (const name of ['a', 'b', 'c'])
    void lock().then((release) => {
      entered.push(name)
      releases.push(release)
    })
  const settled = () => new Promise(setImmediate)
  await settled()
  expect(entered).toEqual(['a'])
  releases[0]?.()
  releases[0]?.()
  await settled()
  expect(entered).toEqual(['a', 'b'])
  releases[1]?.()
  await settled()
  expect(entered).toEqual(['a', 'b', 'c'])
})

test('the tasks of one user run one at a time, so many wait, and no other user waits for them', async () => {
  const inQueue = createQueues(3)
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const task = (name: string, until?: Promise<void>) => async () => {
    begun.push(name)
    await until
  }
  const [a, b, c] = [inQueue('ann', task('a', first.promise)), inQueue('ann', task('b')), inQueue('ann', task('c'))]
  await expect(inQueue('ann', task('d'))).rejects.toThrow(TooManyAtOnce)
  await inQueue('tom', task('t'))
  expect(begun).toEqual(['a', 't'])
  first.reject(new Error('a failed'))
  await expect(a).rejects.toThrow('a failed')
  await Promise.all([b, c])
  await inQueue('ann', task('e'))
  expect(begun).toEqual(['a', 't', 'b', 'c', 'e'])
})

/** Stands for a database whose transactions fail with these codes, and then succeed. */
function failing(...codes: string[]) {
  let tries = 0
  const execute = async () => {
    const code = codes[tries++]
    if (code) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  const db = { transaction: () => ({ execute }) } as unknown as Kysely<Tables>
  return { run: () => inTransaction(db, execute), tries: () => tries }
}

test('a serialization failure and a deadlock are tried again', async () => {
  const { run, tries } = failing('40001', '40P01')
  expect(await run()).toBe('done')
  expect(tries()).toBe(3)
})

test('any other error is not, and not forever', async () => {
  const other = failing('23505')
  await expect(other.run()).rejects.toThrow('23505')
  expect(other.tries()).toBe(1)
  const stubborn = failing(...Array.from({ length: 9 }, () => '40001'))
  await expect(stubborn.run()).rejects.toThrow('40001')
  expect(stubborn.tries()).toBe(5)
})

describe('the changes of trusts', () => {
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
})
