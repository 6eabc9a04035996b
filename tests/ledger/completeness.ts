import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unscanned } from '../e2e/every-route.ts'
import { missing, unknown } from './row.ts'
import { rows } from './rows.ts'

/** After the browser tests: with LEDGER=complete, every row must have been seen, and every route scanned by axe. Without, as when a single file runs, it only counts. */
function conclude(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const notes = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const seen = new Set(notes.filter((id) => id !== ''))
  const notScanned = unscanned(folder)
  rmSync(folder, { recursive: true, force: true })
  const unseen = missing(rows, seen)
  console.log(`\nledger: ${rows.length - unseen.length} of ${rows.length} rows of the specification seen`)
  const strangers = unknown(rows, seen).map((id) => `${id}: seen, yet no row of the ledger`)
  const errors = [...strangers, ...(process.env.LEDGER === 'complete' ? unseen : [])]
  if (errors.length > 0) throw new Error(`The ledger is not complete:\n  ${errors.join('\n  ')}`)
  if (process.env.LEDGER === 'complete' && notScanned.length > 0)
    throw new Error(`axe has not looked at every page:\n  ${notScanned.join('\n  ')}`)
}

/** Before the browser tests: an empty folder in which each worker notes the rows that it has seen. Returns what to do after them. */
export default function begin(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-ledger-'))
  process.env.LEDGER_FOLDER = folder
  return () => conclude(folder)
}
