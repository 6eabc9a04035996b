import type { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { groupCommit, type Outcome } from './group-commit.ts'
import { createMutex, createQueues, type Release, TooManyAtOnce } from './mutex.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

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
