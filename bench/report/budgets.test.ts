import { expect, test } from 'vitest'
import { budgetTable, isKept } from './budgets.ts'

const atLeast = (...values: number[]) => isKept({ what: 'saves', values, atLeast: 0.4 })
const atMost = (...values: number[]) => isKept({ what: 'the slowest', values, atMost: 15 })

test('a budget is kept up to its limit, by the median of the rounds', () => {
  expect(atLeast(0.4)).toBe(true)
  expect(atLeast(0.399)).toBe(false)
  expect(atMost(15)).toBe(true)
  expect(atMost(15.1)).toBe(false)
  expect(atLeast(0.1, 0.5, 0.6)).toBe(true)
  expect(atLeast(0.1, 0.3, 0.6)).toBe(false)
})

test('what was not measured, or never came, is missed', () => {
  expect(atLeast()).toBe(false)
  expect(atMost()).toBe(false)
  expect(atLeast(Number.NaN)).toBe(false)
  expect(atMost(Number.NaN)).toBe(false)
  expect(atMost(Number.POSITIVE_INFINITY)).toBe(false)
})

test('the table names what was missed, with its spread', () => {
  const table = budgetTable([
    { what: 'one', values: [1, 2, 4], atLeast: 2, unit: ' ×' },
    { what: 'two', values: [3], atMost: 2.5, unit: ' ms' },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| one | at least 2 × | 2 × | 1 … 4 | kept |',
    '| two | at most 2.5 ms | 3 ms | 3 … 3 | **missed** |',
  ])
})
