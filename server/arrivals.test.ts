import { expect, test } from 'vitest'
import { allArrived } from './arrivals.ts'

test('what comes in one turn goes on in step, and what comes later does not wait with it', async () => {
  const steps: string[] = []
  async function handle(name: string) {
    steps.push(`${name} came`)
    await allArrived()
    steps.push(`${name} looked up`)
    await Promise.resolve()
    steps.push(`${name} answered`)
  }
  const first = ['a', 'b'].map(handle)
  await Promise.resolve()
  const late = handle('c')
  await Promise.all([...first, late])
  expect(steps).toEqual([
    ...['a', 'b', 'c'].map((name) => `${name} came`),
    ...['a', 'b', 'c'].map((name) => `${name} looked up`),
    ...['a', 'b', 'c'].map((name) => `${name} answered`),
  ])
  const before = allArrived()
  await before
  expect(allArrived()).not.toBe(before)
})
