import { expect, test } from 'vitest'
import { budgetTable, isWithin } from './write-report.ts'

const atLeast = (...values: number[]) => isWithin({ what: 'saves', values, atLeast: 0.4 })
const atMost = (...values: number[]) => isWithin({ what: 'p99', values, atMost: 15 })

test('a budget is met up to its limit, by the median of the rounds', () => {
  expect(atLeast(0.4)).toBe(true)
  expect(atLeast(0.399)).toBe(false)
  expect(atMost(15)).toBe(true)
  expect(atMost(15.1)).toBe(false)
  expect(atLeast(0.1, 0.5, 0.6)).toBe(true)
  expect(atLeast(0.1, 0.3, 0.6)).toBe(false)
})

test('a missing or infinite figure misses its budget', () => {
  expect(atLeast()).toBe(false)
  expect(atMost()).toBe(false)
  expect(atLeast(Number.NaN)).toBe(false)
  expect(atMost(Number.NaN)).toBe(false)
  expect(atMost(Number.POSITIVE_INFINITY)).toBe(false)
})

test('the table shows the limit, the median, the range and the result', () => {
  const table = budgetTable([
    { what: 'one', values: [1, 2, 4], atLeast: 2, unit: ' ×' },
    { what: 'two', values: [3], atMost: 2.5, unit: ' ms' },
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| one | ≥ 2 × | 2 × | 1–4 | met |',
    '| two | ≤ 2.5 ms | 3 ms |  | **missed** |',
  ])
})
