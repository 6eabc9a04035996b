import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { budgetTable, Figures, isWithin, ratios } from './report.ts'

// Figures are logged as they are added.
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

function measured(): Figures {
  const figures = new Figures()
  figures.add('ours', 'read', { perSecond: 600, p50: 2 })
  figures.add('one', 'read', { perSecond: 100, p50: 4 })
  figures.add('two', 'read', { perSecond: 200, p50: 8 })
  figures.add('ours', 'read', { perSecond: 600, p50: 2 })
  figures.add('one', 'read', { perSecond: 300, p50: 9 })
  figures.add('two', 'read', { perSecond: 150, p50: 5 })
  return figures
}

test('the best of several targets is the fastest of each round', () => {
  const figures = measured()
  expect(figures.best(['one', 'two'], 'read', 'perSecond')).toEqual([200, 300])
  expect(figures.best(['one', 'two'], 'read', 'p50')).toEqual([4, 5])
  const best = figures.best(['one', 'two'], 'read', 'perSecond')
  expect(ratios(figures.values('ours', 'read', 'perSecond'), best)).toEqual([3, 2])
})

test('a target that was not measured has no best and no values', () => {
  expect(measured().best(['three'], 'read', 'p50')).toEqual([])
  expect(measured().best(['one', 'three'], 'read', 'p50')).toEqual([Number.NaN, Number.NaN])
  expect(measured().values('one', 'save', 'p50')).toEqual([])
})

test('a table shows the measures of its workload only', () => {
  expect(measured().tables().split('\n')).toEqual([
    '### read',
    '',
    '|  | per second | p50, ms |',
    '| --- | --- | --- |',
    '| one | 200 (100–300) | 6.50 (4–9) |',
    '| ours | 600 (600–600) | 2 (2–2) |',
    '| two | 175 (150–200) | 6.50 (5–8) |',
  ])
})

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
