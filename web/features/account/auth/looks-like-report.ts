import type { GoogleReport } from '#api/google.ts'
import { googleOutcomes } from '#api/google-outcome.ts'

const outcomes = new Set<unknown>(googleOutcomes)

/** Whether `value` can be taken for the report of the window at Google. Not by the schema: see {@link isSession}. */
export function isReport(value: unknown): value is GoogleReport {
  if (typeof value !== 'object' || value === null) return false
  const { outcome, attempt }: { outcome?: unknown; attempt?: unknown } = value
  return outcomes.has(outcome) && (attempt === undefined || typeof attempt === 'string')
}
