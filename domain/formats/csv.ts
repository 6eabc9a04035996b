/** A spreadsheet would run a cell that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cellOf(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A table as CSV (RFC 4180), as Excel reads and writes it. A text that begins as a formula gets an apostrophe before it,
 * so that it stays a text.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  // Excel takes a file without this mark for Windows-1252.
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}
