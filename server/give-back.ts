import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What Node documents of V8's `gc` as it stands behind `--expose-gc`. */
type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Collects garbage and gives the memory back to the system. Starting makes V8 reserve for young objects several times
 * what the program then needs, and of itself it gives that back only under load.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
