import { expect, test } from 'vitest'
import { inGroups, type Outcome } from './in-groups.ts'

const numbers = Array.from({ length: 20 }, (_, number) => number)

test('what arrives together is one group, and each gets its own answer', async () => {
  const groups: number[] = []
  const double = inGroups<number, number>(async (group) => {
    groups.push(group.length)
    return group.map((value) => ({ value: value * 2 }))
  })
  expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2))
  expect(groups).toEqual([20])
  expect(await double(21)).toBe(42)
  expect(groups).toEqual([20, 1])
})

test('a refusal is its own caller’s', async () => {
  const odd = inGroups<number, number>(async (group) =>
    group.map((value): Outcome<number> => (value % 2 === 0 ? { fault: new Error(`${value} is even`) } : { value })),
  )
  const [one, two, three] = await Promise.allSettled([odd(1), odd(2), odd(3)])
  expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('when a group fails each stands for itself', async () => {
  const all = inGroups<number, number>(async (group) => {
    if (group.includes(2)) throw new Error('two')
    return group.map((value) => ({ value }))
  })
  const answers = await Promise.allSettled([all(1), all(2), all(3)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('what comes while a group is worked on is the next one', async () => {
  const groups: number[][] = []
  let release = () => {}
  const first = new Promise<void>((done) => {
    release = done
  })
  const work = inGroups<number, number>(async (group) => {
    groups.push([...group])
    if (groups.length === 1) await first
    return group.map((value) => ({ value }))
  })
  const one = work(1)
  await new Promise((later) => setTimeout(later, 10))
  const others = [work(2), work(3)]
  release()
  await Promise.all([one, ...others])
  expect(groups).toEqual([[1], [2, 3]])
})
