import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

const root = join(import.meta.dirname, '..', '..')
export const NODE_SERVER = ['node', 'server/main.mjs'] as const

/** Fixed, so that a filled store can be used again by a later run. They protect nothing. */
export const SECRET = 'only-for-measuring-'.repeat(3)
export const DATA_KEY = { id: 'k1', key: Buffer.alloc(32, 7) }
export const KEYS = { SECRET, DATA_KEY: `${DATA_KEY.id}:${DATA_KEY.key.toString('base64')}` }

/** /proc counts in hundredths of a second. */
const TICK = 10

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number) =>
  readIfThere(`/proc/${pid}/task/${pid}/children`).trim().split(/\s+/).filter(Boolean).map(Number)

/** Milliseconds of processor time of a process and its children, living and ended. NaN without /proc. */
export function processorTime(pid: number): number {
  const fields = readIfThere(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  if (fields.length < 15) return Number.NaN
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK
  return childrenOf(pid).reduce((sum, child) => sum + (processorTime(child) || 0), own)
}

interface RunningServer {
  pid: number
  port: number
  /** Milliseconds from the start of the process to the first 200 from /readyz. */
  ready: number
  /** Milliseconds of processor time until then. */
  processor: number
  /** Resident memory now, in bytes. */
  memory(): number
  stop(): Promise<void>
}

function isReady(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.on('data', (text) => {
      done(String(text).startsWith('HTTP/1.1 200'))
      socket.destroy()
    })
    socket.on('error', () => done(false))
    socket.on('close', () => done(false))
    socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  })
}

function memoryOf(pid: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) * 1_024
}

/** The server itself: npm starts a shell, which starts the server. */
function innermostChild(pid: number): number {
  const [child] = childrenOf(pid)
  return child === undefined ? pid : innermostChild(child)
}

/** Runs this command in the project's folder, as a user does, and waits until the server is ready. */
export async function start(command: readonly string[], env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const [program = '', ...rest] = command
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const began = performance.now()
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...inherited, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} exited with ${child.exitCode}.`)
    await pause(2)
  }
  const ready = performance.now() - began
  const pid = innermostChild(child.pid ?? 0)
  return {
    pid,
    port,
    ready,
    processor: processorTime(pid),
    memory: () => memoryOf(pid),
    async stop() {
      process.kill(pid, 'SIGTERM')
      await gone
      process.off('exit', kill)
    },
  }
}
