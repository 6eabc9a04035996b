import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { processorTime } from '../saves/processor-time.ts'

const root = join(import.meta.dirname, '..', '..')

export interface Started {
  pid: number
  port: number
  /** Milliseconds from the start of the process to the first answer that it is ready. */
  ready: number
  /** Milliseconds of processor time used until then. */
  processor: number
  /** Bytes of memory that the process holds now (resident set size). */
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

/** The process that listens on this port, below the one given: npm starts a shell, which starts the server. */
function lastBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const [child] = children
  return child === undefined ? pid : lastBelow(Number(child))
}

/** Starts the server as a user does, by this command in the project's folder, and waits until it is ready. */
export async function start(command: readonly string[], env: Record<string, string>): Promise<Started> {
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
  const abandoned = () => child.kill('SIGKILL')
  process.on('exit', abandoned)
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}.`)
    await pause(2)
  }
  const ready = performance.now() - began
  const pid = lastBelow(child.pid ?? 0)
  return {
    pid,
    port,
    ready,
    processor: processorTime(pid),
    memory: () => memoryOf(pid),
    async stop() {
      process.kill(pid, 'SIGTERM')
      await gone
      process.off('exit', abandoned)
    },
  }
}
