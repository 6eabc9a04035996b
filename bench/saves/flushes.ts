import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Entrant } from './cells.ts'
import type { Databases } from './databases.ts'
import type { Session } from './target.ts'
import { answersOf } from './trust.ts'

const SAVES = 150
/** Milliseconds after which PostgreSQL has counted what a connection did that is idle since. */
const COUNTED = 11_000

async function saveSome({ target, sessions }: Entrant): Promise<void> {
  for (let number = 0; number < SAVES; number += 1)
    await target.save(sessions[0] as Session, answersOf(number, `Flush ${number}`))
}

/** How often the log is flushed to the disk for each acknowledged save, one after another: below 1, some were acknowledged before. */
export async function postgresFlushes(
  entrants: readonly Entrant[],
  databases: Databases,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  await pause(COUNTED)
  let before = await databases.flushes()
  for (const entrant of entrants) {
    await saveSome(entrant)
    await pause(COUNTED)
    const after = await databases.flushes()
    found.set(entrant.target.name, (after - before) / SAVES)
    before = after
  }
  return found
}

const hasStrace = () => spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0

/** The same of SQLite, by the system calls of the server. Undefined where strace is not there, or may not look. */
export async function sqliteFlushes(entrant: Entrant): Promise<number | undefined> {
  const { pid } = entrant.target
  if (pid === undefined || !hasStrace()) return undefined
  const watching = spawn('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let written = ''
  watching.stderr.on('data', (chunk: Buffer) => (written += chunk))
  while (!written.includes('attached') && watching.exitCode === null) await pause(20)
  if (watching.exitCode !== null) return undefined
  await saveSome(entrant)
  watching.kill('SIGINT')
  await once(watching, 'exit')
  return (written.match(/(fsync|fdatasync)\(/g) ?? []).length / SAVES
}
