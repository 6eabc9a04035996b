import type { Server } from 'node:http'
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

/** What can be let go of at rest, and is there again when somebody comes. */
interface Idle {
  rest(): Promise<void>
  wake(): void
}

/** Milliseconds without a request after which it is unlikely that somebody waits for the next one. */
export const AT_REST = 60_000

/**
 * Gives memory back each time the server has come to rest. V8 would do so by itself, eight seconds after many requests at
 * once and whoever is waiting then: for 30 ms and more, in pieces, some of them longer than a save takes.
 */
export function giveBackAtRest(server: Server, { rest, wake }: Idle, after = AT_REST): void {
  setFlagsFromString('--no-memory-reducer')
  let asked = 0
  async function atRest(): Promise<void> {
    const before = asked
    // First, for what a thread leaves behind is given back, too.
    await rest()
    if (asked === before && server.listening) giveBackMemory()
  }
  const timer = setTimeout(() => void atRest(), after).unref()
  server.on('request', ({ url }) => {
    // Whoever watches over the server asks this every few seconds, and never lets it rest.
    if (url === '/healthz' || url === '/readyz') return
    asked += 1
    timer.refresh()
    // Whoever reads answers will soon save some.
    if (url?.startsWith('/api/')) wake()
  })
  server.on('close', () => clearTimeout(timer))
}
