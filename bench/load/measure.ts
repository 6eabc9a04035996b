import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LaunchedServer } from '#tests/server/launch.ts'

/** Bytes, after a garbage collection; `cpu` are the milliseconds of processor time used so far. */
export interface Measured {
  rss: number
  heapUsed: number
  external: number
  cpu: number
}

/** For the environment of the server to be measured. */
export const MEASURABLE = { NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'report-memory.ts')}` }

const lines = (server: LaunchedServer) => server.log().match(/^measured .*$/gm) ?? []

export async function measure(server: LaunchedServer): Promise<Measured> {
  const before = lines(server).length
  process.kill(server.pid(), 'SIGUSR2')
  for (let time = 0; time < 600; time += 1) {
    const line = lines(server)[before]
    if (line) return JSON.parse(line.slice('measured '.length))
    await pause(50)
  }
  throw new Error('The server does not tell its memory.')
}
