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
/** These must be 100 on every page. Performance depends on the machine and what else it does, and is told only. */
export const mustBeWhole = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[]

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

/** Which pages fall short of 100 where they must not, and by which audits. */
export function shortfalls(results: readonly PageResult[]): string[] {
  return results
    .filter(({ scores }) => mustBeWhole.some((each) => scores[each] < 100))
    .map(({ path, failed }) => `${path}: ${failed.join(', ')}`)
}
