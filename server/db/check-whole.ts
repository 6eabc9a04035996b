import type { DatabaseSync } from 'node:sqlite'

/** Reads every page of a database. Answers what is wrong with it, or `undefined`. Throws when SQLite cannot even read on. */
export function checkWhole(handle: DatabaseSync): string | undefined {
  const found = Object.values(handle.prepare('pragma quick_check(1)').get() ?? {})[0]
  return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ')
}
