import { median } from '../report/statistics.ts'
import type { Load } from './measure.ts'

/** Ours, and the static page with the same content when that could be built. */
export interface Compared {
  path: string
  ours: Load[]
  anchor?: Load[]
}

export const medianOf = (loads: readonly Load[], figure: keyof Load) => median(loads.map((load) => load[figure]))

interface Budget {
  name: string
  /** The figure that is held against the limit, or undefined where there is nothing to compare with. */
  found(page: Compared): number | undefined
  isWithin(found: number): boolean
  limit: string
  shown(found: number): string
}

const ofOurs = (figure: keyof Load) => (page: Compared) => medianOf(page.ours, figure)

export const budgets: readonly Budget[] = [
  {
    name: 'performance',
    found: ofOurs('performance'),
    isWithin: (found) => found >= 100,
    limit: '100',
    shown: String,
  },
  {
    name: 'LCP beside the static page',
    found: ({ ours, anchor }) => anchor && medianOf(ours, 'largestPaint') / medianOf(anchor, 'largestPaint'),
    isWithin: (found) => found <= 1.05,
    limit: '1.05 ×',
    shown: (found) => `${found.toFixed(3)} ×`,
  },
  {
    name: 'layout shift',
    found: ofOurs('shift'),
    isWithin: (found) => found < 0.000_5,
    limit: '0',
    shown: (found) => found.toFixed(3),
  },
  {
    name: 'blocked time',
    found: ofOurs('blocked'),
    isWithin: (found) => found < 0.5,
    limit: '0 ms',
    shown: (found) => `${found.toFixed(0)} ms`,
  },
  {
    name: 'JavaScript, gzip',
    found: ofOurs('scripts'),
    isWithin: (found) => found <= 100_000,
    limit: '100 KB',
    shown: (found) => `${(found / 1_000).toFixed(1)} KB`,
  },
]

export interface Verdict {
  path: string
  budget: string
  found: string
  limit: string
  within: boolean
}

/** Every budget against every page, in the order of the pages. */
export function verdictsOn(pages: readonly Compared[]): Verdict[] {
  return pages.flatMap((page) =>
    budgets.flatMap(({ name, found, isWithin, limit, shown }) => {
      const figure = found(page)
      if (figure === undefined) return []
      return [{ path: page.path, budget: name, found: shown(figure), limit, within: isWithin(figure) }]
    }),
  )
}
