import { expect, test } from 'vitest'
import { type PageResult, shortfalls } from './table.ts'

const good: PageResult = {
  path: '/',
  scores: { accessibility: 100, 'best-practices': 100, seo: 100, performance: 90 },
  largestPaint: 9_000,
  shift: 0,
  blocked: 500,
  failed: [],
}

test('each page is held to its limits', () => {
  expect(shortfalls([good])).toEqual([])
  expect(shortfalls([{ ...good, scores: { ...good.scores, seo: 99 }, failed: ['meta-description'] }])).toEqual([
    '/: not passed: meta-description',
  ])
  expect(shortfalls([good, { ...good, path: '/x', shift: 0.01 }])).toEqual(['/x: the layout shifts by 0.010'])
  expect(shortfalls([{ ...good, shift: Number.NaN }]).length).toBe(1)
  expect(shortfalls([{ ...good, scores: { ...good.scores, performance: 89 } }])).toEqual(['/: performance 89'])
})
