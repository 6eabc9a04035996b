import type { Row } from './row.ts'

/** The rows that no browser test has seen, as lines to fail with. */
export function missing(rows: readonly Row[], seen: ReadonlySet<string>): string[] {
  return rows
    .filter(({ id }) => !seen.has(id))
    .map((row) => {
      const what = 'text' in row ? row.text : row.as === 'navigation' ? `to ${row.target}` : JSON.stringify(row)
      return `${row.id} (${row.source}): ${what}`
    })
}

/** What was seen but is no row: a row was taken away while its test stayed. */
export function unknown(rows: readonly Row[], seen: ReadonlySet<string>): string[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...seen].filter((id) => !ids.has(id))
}
