import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK = 10

function linesOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Milliseconds of processor time that a process has used, with its children and those that have ended. What other work
 * on the machine does hardly moves it, unlike the time until an answer. NaN where there is no /proc.
 */
export function processorTime(pid: number): number {
  const fields = linesOf(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK
  if (fields.length < 15) return Number.NaN
  const children = linesOf(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean)
  return children.reduce((sum, child) => sum + (processorTime(Number(child)) || 0), own)
}
