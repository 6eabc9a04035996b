import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isKept } from '../report/budgets.ts'
import { Figures } from './figures.ts'
import { ALONE, AMONG_MANY } from './many-pages.ts'
import { ON_POSTGRES, ON_SQLITE, promises } from './promises.ts'

// Figures are shown as they come.
beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const OWN = [ON_SQLITE, ON_POSTGRES]
const SAVES = ['save 300 B', 'save 4 KB']

/** A round in which each promise is just kept, but for what `change` makes of a figure. */
function measured(
  change: (target: string, cell: string) => { perSecond?: number; p50?: number; p99?: number } = () => ({}),
) {
  const figures = new Figures()
  const add = (target: string, cell: string, figure: object) =>
    figures.add(target, cell, { ...figure, ...change(target, cell) })
  for (const cell of SAVES) {
    add('bare SQLite', cell, { perSecond: 1_000 })
    add('bare PostgreSQL', cell, { perSecond: 1_000 })
    add(ON_SQLITE, cell, { perSecond: 400, p99: 15 })
    add(ON_POSTGRES, cell, { perSecond: 500, p99: 99 })
  }
  for (const own of OWN) {
    add(own, 'session check', { p50: 1 })
    add(own, 'save without HTTP', { p50: 1 })
    add(own, ALONE, { p50: 1 })
    add(own, AMONG_MANY, { p50: 1.5 })
  }
  return promises(figures)
    .filter((budget) => !isKept(budget))
    .map(({ what }) => what)
}

test('what is just reached is kept', () => {
  expect(measured()).toEqual([])
})

test('each figure that is worse misses its own promise', () => {
  for (const cell of SAVES) {
    for (const own of OWN)
      expect(measured((target, of) => (target === own && of === cell ? { perSecond: 399 } : {}))).toEqual([
        expect.stringContaining(`${cell}, ${own} to bare`),
      ])
    expect(measured((target, of) => (target === ON_SQLITE && of === cell ? { p99: 15.1 } : {}))).toEqual([
      `${cell}, ${ON_SQLITE}, p99`,
    ])
  }
  for (const own of OWN) {
    expect(measured((target, of) => (target === own && of === 'session check' ? { p50: 1.1 } : {}))).toEqual([
      `the session check to the save, ${own}`,
    ])
    expect(measured((target, of) => (target === own && of === AMONG_MANY ? { p50: 1.6 } : {}))).toEqual([
      `a save beside 1,000 open pages to one beside none, p50, ${own}`,
    ])
  }
})
