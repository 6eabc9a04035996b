import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'

const ROOT = join(import.meta.dirname, '..', '..')
// Every test makes accounts of its own, all from this one address.
const settings = { LOG_LEVEL: 'warn', SIGN_UPS_PER_HOUR: '1000000' }
// Needed as soon as DATABASE_URL is set; worth nothing, for they are known to everyone who reads this.
const keys = { SECRET: 'only-for-tests-'.repeat(3), DATA_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}` }

export interface LaunchedServer {
  /** Without a slash at its end, for example `http://localhost:43211`. The same after a restart. */
  url: string
  dataDir: string
  /** Another one after a restart. */
  pid(): number
  /** All that it has written to its output and error streams. */
  log(): string
  /** Asks it to end (SIGTERM), waits until it has, and removes its data. Resolves to the exit code. */
  stop(): Promise<number | null>
  /** Ends it at once (SIGKILL) and keeps its data, for `restart` to start on. */
  kill(): Promise<void>
  /** Ends it if it runs and starts it again, on the same port and data. */
  restart(changed?: { env?: Record<string, string>; version?: Version }): Promise<void>
}

/** The program to start instead of the product's own server. */
export interface Version {
  /** A path from the root. */
  program?: string
  /** The folder of the project. */
  root?: string
}

interface Wanted extends Version {
  env?: Record<string, string>
  databaseUrl?: string
}

/** Ends servers that a test forgot, or that a failing test did not come to stop. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', resolve))
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(25)
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready at ${url}. It said:\n${log()}`)
}

/** Starts the real server, as `npm start` does, on a free port with an empty data directory of its own, and waits until it is ready. */
export async function launchServer({
  program = 'server/main.mjs',
  root = ROOT,
  env = {},
  databaseUrl,
}: Wanted = {}): Promise<LaunchedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinstead-test-'))
  const database = databaseUrl ? { DATABASE_URL: databaseUrl, ...keys } : {}
  let written = ''
  let child: ChildProcess
  let port = await freePort()
  let version: Required<Version> = { program, root }
  let settled: Record<string, string> = { ...settings, ...database, ...env }
  const log = () => written
  const url = () => `http://localhost:${port}`

  async function start(): Promise<void> {
    const { PATH = '', HOME = '', TZ = 'UTC' } = process.env
    child = spawn(process.execPath, [version.program], {
      cwd: version.root,
      env: { PATH, HOME, TZ, PORT: String(port), DATA_DIR: dataDir, ...settled },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const own = child
    running.add(own)
    own.once('exit', () => running.delete(own))
    for (const stream of [own.stdout, own.stderr]) stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    await untilReady(url(), own, log)
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal)
    const overdue = setTimeout(() => child.kill('SIGKILL'), 15_000)
    const code = await ended(child)
    clearTimeout(overdue)
    return code
  }

  try {
    await start()
  } catch (error) {
    if (!written.includes('already in use')) throw error
    port = await freePort()
    await start()
  }
  return {
    url: url(),
    dataDir,
    pid: () => child.pid ?? 0,
    log,
    async stop() {
      const code = await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
    async kill() {
      await end('SIGKILL')
    },
    async restart(changed) {
      await end('SIGTERM')
      settled = { ...settled, ...changed?.env }
      version = { ...version, ...changed?.version }
      await start()
    },
  }
}

/** Runs one of scripts/ as its npm command does, with these settings only. Resolves to its exit code and all that it said. */
export function runScript(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PG_BIN: process.env.PG_BIN, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}
