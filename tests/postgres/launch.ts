import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { ensurePostgres, noPostgres } from './binaries.ts'

export interface LaunchedPostgres {
  /** The superuser's address of the one database, which is empty. */
  url: string
  port: number
  /** Ends it in order and removes its files. */
  stop(): Promise<void>
  /** Ends the postmaster and all its backends at once (SIGKILL), and keeps the files for {@link LaunchedPostgres.restart}. */
  kill(): Promise<void>
  /** Starts it again on the same port and files. */
  restart(): Promise<void>
}

/** The backends, where the system lists them; elsewhere they end by themselves when they miss the postmaster. */
function backendsOf({ pid }: ChildProcess): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return listed.status === 0 ? listed.stdout.trim().split(/\s+/).filter(Boolean).map(Number) : []
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** PostgreSQL refuses to run as root, so root lends it the user that owns nothing. */
function owner(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    const ready = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (ready) return
    await pause(50)
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not become ready. It said:\n${log()}`)
}

/** Starts a real PostgreSQL with an empty database, for one test file. Throws when this machine has none (see `ensurePostgres`). */
export async function launchPostgres(): Promise<LaunchedPostgres> {
  const bin = ensurePostgres()
  if (!bin) throw new Error(noPostgres)
  const user = owner()
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const settings = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...settings], { ...user, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`)

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let written = ''
  let server: ChildProcess

  async function start(): Promise<void> {
    const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`]
    server = spawn(join(bin as string, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (written += chunk))
    await untilReady(url, server, () => written)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  const abandoned = () => server?.kill('SIGQUIT')
  process.on('exit', abandoned)

  await start()
  return {
    url,
    port,
    async stop() {
      // "Fast": it ends the sessions still open and does not wait for them.
      await end('SIGINT')
      process.off('exit', abandoned)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
    async kill() {
      const backends = backendsOf(server)
      await end('SIGKILL')
      for (const pid of backends) killIfThere(pid)
    },
    restart: start,
  }
}
