import type { Counted } from './test-counts.ts'

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** What a whole run ends with, in lines: what was skipped, what was unsteady, what failed, and the counts as the last line. */
export function summary(counts: readonly Counted[]): string[] {
  const all = (which: 'skipped' | 'unsteady' | 'failures') => counts.flatMap((counted) => counted[which])
  const sum = (which: 'passed' | 'failed') => counts.reduce((total, counted) => total + counted[which], 0)
  const [skipped, unsteady, failures] = [all('skipped'), all('unsteady'), all('failures')]
  return [
    ...(skipped.length > 0 ? ['', `${skipped.length} skipped:`, ...listed(skipped)] : []),
    ...(unsteady.length > 0 ? ['', `${unsteady.length} passed only at the second try:`, ...listed(unsteady)] : []),
    ...(failures.length > 0 ? ['', `${failures.length} failed:`, ...listed(failures)] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ]
}
