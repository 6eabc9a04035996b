import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before the browser tests: an empty folder in which each worker notes the rows that it has seen. */
export default function setup(): void {
  process.env.LEDGER_FOLDER = mkdtempSync(join(tmpdir(), 'kinstead-ledger-'))
}
