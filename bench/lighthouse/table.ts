import { markdownTable } from '../report/markdown-table.ts'

/** What Lighthouse found on one page: scores from 0 to 100, times in milliseconds, shift without a unit. */
export interface PageResult {
  path: string
  scores: Record<Category, number>
  largestPaint: number
  shift: number
  blocked: number
  /** The audits of the categories that must be whole that were not passed. */
  failed: string[]
}

export const categories = ['accessibility', 'best-practices', 'seo', 'performance'] as const
export type Category = (typeof categories)[number]
/** These must be 100 on every page. */
export const mustBeWhole = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[]

/** Of a single load, whose time depends on what else the machine does; `npm run bench pages` asks for more. */
const LEAST_PERFORMANCE = 90
const MOST_SHIFT = 0.000_5

const columns = ['Page', 'Accessibility', 'Best practices', 'SEO', 'Performance', 'LCP', 'CLS', 'TBT'] as const

const rowOf = ({ path, scores, largestPaint, shift, blocked }: PageResult) => [
  `\`${path}\``,
  ...categories.map((each) => String(scores[each])),
  `${(largestPaint / 1_000).toFixed(1)} s`,
  shift.toFixed(3),
  `${Math.round(blocked)} ms`,
]

/** The results as a Markdown table, one page a row. */
export function tableOf(results: readonly PageResult[]): string {
  return markdownTable(columns, results.map(rowOf), (column) => column > 0)
}

/** Which pages fall short where they must not, and of what. */
export function shortfalls(results: readonly PageResult[]): string[] {
  return results.flatMap(({ path, scores, failed, shift }) => [
    ...(mustBeWhole.some((each) => scores[each] < 100) ? [`${path}: not passed: ${failed.join(', ')}`] : []),
    ...(scores.performance >= LEAST_PERFORMANCE ? [] : [`${path}: performance ${scores.performance}`]),
    // A figure that is missing is not a number, and kept by nobody.
    ...(shift <= MOST_SHIFT ? [] : [`${path}: the layout shifts by ${shift.toFixed(3)}`]),
  ])
}
