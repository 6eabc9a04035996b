import { expect, test } from 'vitest'
import { type Measured, type PageLayout, paginate } from './paginate.ts'

const CAPACITY = 864
const LINE = 20
const heading: Measured = { before: 27, height: 20, after: 9, keepNext: true }
const signature: Measured = { before: 20, height: 190, after: 11 }
const paragraph = (lines: number): Measured => ({ before: 0, height: lines * LINE, after: 9, lines })
const head: Measured = { before: 0, height: 60, after: 0, keepNext: true }
const row: Measured = { before: 0, height: 34, after: 0, repeat: 25 }

/** A document's end as they come: clauses, a table, signatures, after so many pixels of other text. */
const after = (offset: number): Measured[] => [
  { before: 0, height: offset, after: 0 },
  heading,
  heading,
  paragraph(7),
  paragraph(3),
  { ...paragraph(2), keepNext: true },
  signature,
  head,
  ...Array.from({ length: 30 }, () => row),
  heading,
  signature,
  signature,
  paragraph(60),
]

/** How high a page's fragments stand, counted again. */
function heightOf(page: PageLayout, all: readonly Measured[]): number {
  return page.fragments.reduce((sum, { piece, from, to }, at) => {
    const measured = all[piece] as Measured
    const lines = measured.lines ?? 1
    const own = (measured.height / lines) * ((to ?? lines) - (from ?? 0))
    if (at === 0) return own + (measured.repeat ?? 0)
    const above = all[page.fragments[at - 1]?.piece ?? -1]
    return sum + Math.max(above?.after ?? 0, measured.before) + own
  }, 0)
}

test('at every offset no page overflows, no heading ends a page, nothing whole is cut and no line is lost', () => {
  for (let offset = 1; offset < CAPACITY; offset += 3) {
    const all = after(offset)
    const pages = paginate(all, CAPACITY)
    const where = `after ${offset} pixels`
    const shown = pages.flatMap(({ fragments }) => fragments)
    expect([...new Set(shown.map(({ piece }) => piece))], where).toEqual(all.map((_, at) => at))
    for (const page of pages) {
      expect(heightOf(page, all), where).toBeLessThanOrEqual(CAPACITY + 1)
      expect(page.height, where).toBeCloseTo(heightOf(page, all), 3)
      const last = all[page.fragments.at(-1)?.piece ?? -1]
      expect(last?.keepNext, where).toBeUndefined()
    }
    for (const [at, { lines }] of all.entries()) {
      const parts = shown.filter(({ piece }) => piece === at)
      if (parts.length === 1) continue
      expect(lines, where).toBeGreaterThan(3)
      expect(parts[0]?.from, where).toBe(0)
      expect(parts.at(-1)?.to, where).toBe(lines)
      for (const [part, { from = 0, to = 0 }] of parts.entries()) {
        expect(to - from, where).toBeGreaterThanOrEqual(2)
        if (part > 0) expect(from, where).toBe(parts[part - 1]?.to)
      }
    }
  }
})

test('what is higher than a page is on a page of its own and says how high it is', () => {
  const pages = paginate([paragraph(2), { before: 5, height: 2_000, after: 5 }, paragraph(2)], CAPACITY)
  expect(pages.map(({ fragments }) => fragments.map(({ piece }) => piece))).toEqual([[0], [1], [2]])
  expect(pages[1]?.height).toBe(2_000)
})

test('a break before a piece begins a page, but never leaves an empty one', () => {
  const broken: Measured = { ...heading, breakBefore: true }
  expect(paginate([broken, paragraph(2), broken, paragraph(2)], CAPACITY)).toHaveLength(2)
})

test('headings that no page could hold with what follows are not pushed on forever', () => {
  const chain = Array.from({ length: 40 }, () => heading)
  const pages = paginate([...chain, paragraph(2)], CAPACITY)
  expect(pages).toHaveLength(3)
  expect(pages.flatMap(({ fragments }) => fragments)).toHaveLength(41)
})
