import { readFileSync } from 'node:fs'

/** What else needs files: the database, requests, the program itself. */
const KEPT_FREE = 0.2
/** One process does its work on one core; more pages than these want another process. */
const MOST = 50_000
/** Where the system does not tell its limit. */
const UNKNOWN = 10_000

/** How many streams this process may hold, of the files that the system lets it have open (`ulimit -n`). */
export function mostStreams(limits = '/proc/self/limits'): number {
  let text: string
  try {
    text = readFileSync(limits, 'utf8')
  } catch {
    return UNKNOWN * (1 - KEPT_FREE)
  }
  const soft = /^Max open files\s+(\S+)/m.exec(text)?.[1] ?? ''
  const files = soft === 'unlimited' ? MOST * 2 : Number(soft) || UNKNOWN
  return Math.min(MOST, Math.floor(files * (1 - KEPT_FREE)))
}
