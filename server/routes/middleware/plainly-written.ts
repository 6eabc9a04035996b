/** Whether it is certain that no way to write a number is shorter than JSON's own: `1e3` is shorter than 1000, `1e-5` than 0.00001. */
function isShortest(value: number): boolean {
  if (Number.isSafeInteger(value)) return value === 0 || value % 1_000 !== 0
  return Math.abs(value) >= 0.01 && Math.abs(value) < 1_000
}

const QUOTES = '""'.length
const AROUND = '{}'.length

/** How long a value is as JSON, in a text without a backslash; not a number where it might be spelled shorter. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + QUOTES
  if (typeof value === 'number') return isShortest(value) ? String(value).length : Number.NaN
  if (typeof value !== 'object' || value === null) return String(value).length
  let length = AROUND
  let parts = 0
  if (Array.isArray(value)) {
    for (const part of value) length += lengthOf(part)
    parts = value.length
  } else
    for (const name in value) {
      length += name.length + QUOTES + ':'.length + lengthOf((value as Record<string, unknown>)[name])
      parts += 1
    }
  return length + Math.max(0, parts - 1)
}

/**
 * Whether a text of JSON is sure to hold nothing beyond the value that was read from it: no white space, and no field
 * twice, of which reading sees the last. May be `false` for a text that hides nothing.
 */
export const isPlainlyWritten = (text: string, value: unknown): boolean =>
  !text.includes('\\') && text.length === lengthOf(value)
