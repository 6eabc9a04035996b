import { expect, test } from 'vitest'
import type { Load } from './measure.ts'
import { verdictsOn } from './verdict.ts'

const load = (changed: Partial<Load> = {}): Load => ({
  performance: 100,
  firstPaint: 750,
  largestPaint: 1_200,
  speedIndex: 750,
  blocked: 0,
  shift: 0,
  scripts: 90_000,
  all: 150_000,
  requests: 10,
  ...changed,
})
const missed = (ours: Partial<Load>[], anchor?: Load[]) =>
  verdictsOn([{ path: '/', ours: ours.map(load), anchor }])
    .filter(({ within }) => !within)
    .map(({ budget }) => budget)

test('each figure of a page is held to its limit, by the median of its loads', () => {
  expect(missed([{}])).toEqual([])
  expect(missed([{ performance: 99 }])).toEqual(['performance'])
  expect(missed([{ blocked: 1 }])).toEqual(['blocked time'])
  expect(missed([{ shift: 0.001 }])).toEqual(['layout shift'])
  expect(missed([{ scripts: 100_001 }])).toEqual(['JavaScript, gzip'])
  expect(missed([{}, {}, { blocked: 40 }])).toEqual([])
  expect(missed([{}, { blocked: 40 }, { blocked: 40 }])).toEqual(['blocked time'])
})

test('the largest paint is held to the static page, and to nothing where there is none', () => {
  expect(missed([{ largestPaint: 1_260 }], [load()])).toEqual([])
  expect(missed([{ largestPaint: 1_261 }], [load()])).toEqual(['LCP beside the static page'])
  expect(missed([{ largestPaint: 9_000 }])).toEqual([])
})
