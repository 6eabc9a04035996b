import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { changeOwner, owner } from '#tests/postgres/launch.ts'

export interface LaunchedProgram {
  folder: string
  /** Ends it (SIGTERM) and removes its files. */
  stop(): Promise<void>
  /** Ends it at once (SIGKILL) and keeps its files, for `start`. */
  kill(): Promise<void>
  /** Starts it again on the same files. */
  start(): Promise<void>
}

interface Wanted {
  program: keyof typeof ARGUMENTS
  /** The text of its configuration file. `folder` is its own, and its working directory. */
  configuration: (folder: string) => string
  /** The port that its configuration listens on. */
  port: number
  env?: Record<string, string>
}

const ARGUMENTS = {
  nginx: (folder: string, file: string) => ['-p', folder, '-c', file, '-e', 'error.log', '-g', 'daemon off;'],
  caddy: (_folder: string, file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
  haproxy: (_folder: string, file: string) => ['-db', '-f', file],
  pgbouncer: (_folder: string, file: string) => [file],
  etcd: (_folder: string, file: string) => ['--config-file', file],
  patroni: (_folder: string, file: string) => [file],
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  // Patroni without etcd waits for it and heeds no SIGTERM.
  const overdue = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(overdue)
}

/** Starts a real program with this configuration, in the foreground and not as root, and waits until its port answers. */
export async function launchProgram({ program, configuration, port, env }: Wanted): Promise<LaunchedProgram> {
  const binary = findProgram(program)
  if (!binary) throw new Error(noProgram(program))
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), `kinstead-${program}-`))
  changeOwner(user, folder)
  const file = join(folder, `${program}.conf`)
  writeFileSync(file, configuration(folder), { mode: 0o644 })
  let written = ''
  let child: ChildProcess
  const abandoned = () => child.kill('SIGTERM')
  process.on('exit', abandoned)

  async function start(): Promise<void> {
    child = spawn(binary as string, ARGUMENTS[program](folder, file), {
      ...user,
      cwd: folder,
      // Caddy keeps its certificates in its user's home.
      env: { ...process.env, HOME: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += chunk))
    for (let time = 0; !(await answers(port)); time += 1) {
      if (child.exitCode !== null || time > 400) {
        await end(child, 'SIGKILL')
        throw new Error(`${program} did not start. It wrote:\n${written.slice(-5_000)}`)
      }
      await pause(25)
    }
  }

  await start()
  return {
    folder,
    start,
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      process.off('exit', abandoned)
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
