import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { missing, unknown } from './missing.ts'
import { rows } from './rows.ts'

/** After the browser tests: with LEDGER=complete, every row must have been seen. Without, as when a single file runs, it only counts. */
export default function teardown(): void {
  const folder = process.env.LEDGER_FOLDER
  if (!folder) return
  const notes = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const seen = new Set(notes.filter((id) => id !== ''))
  rmSync(folder, { recursive: true, force: true })
  const unseen = missing(rows, seen)
  console.log(`\nledger: ${rows.length - unseen.length} of ${rows.length} rows of the specification seen`)
  const strangers = unknown(rows, seen).map((id) => `${id}: seen, yet no row of the ledger`)
  const faults = [...strangers, ...(process.env.LEDGER === 'complete' ? unseen : [])]
  if (faults.length > 0) throw new Error(`The ledger is not complete:\n  ${faults.join('\n  ')}`)
}
