import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Figures, ratios } from './tables.ts'

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
