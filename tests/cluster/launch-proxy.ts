import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { giveTo, owner } from '#tests/postgres/owner.ts'

export interface LaunchedProxy {
  stop(): Promise<void>
}

interface Wanted {
  program: keyof typeof ARGUMENTS
  configuration: string
  /** The port that its configuration listens on. */
  port: number
}

const ARGUMENTS = {
  nginx: (folder: string, file: string) => ['-p', folder, '-c', file, '-e', 'error.log', '-g', 'daemon off;'],
  haproxy: (_folder: string, file: string) => ['-db', '-f', file],
  pgbouncer: (_folder: string, file: string) => [file],
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

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Starts a real proxy with this configuration, in the foreground and not as root, and waits until its port answers. */
export async function launchProxy({ program, configuration, port }: Wanted): Promise<LaunchedProxy> {
  const binary = findProgram(program)
  if (!binary) throw new Error(noProgram(program))
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), `kinstead-${program}-`))
  giveTo(user, folder)
  const file = join(folder, 'proxy.conf')
  writeFileSync(file, configuration, { mode: 0o644 })
  let said = ''
  const child = spawn(binary, ARGUMENTS[program](folder, file), {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const abandoned = () => child.kill('SIGTERM')
  process.on('exit', abandoned)
  for (let time = 0; !(await answers(port)); time += 1) {
    if (hasEnded(child) || time > 200) throw new Error(`${program} did not start. It said:\n${said}`)
    await pause(25)
  }
  return {
    async stop() {
      process.off('exit', abandoned)
      if (!hasEnded(child)) {
        const gone = new Promise((done) => child.once('exit', done))
        child.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
