import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { postgresFolder } from '#server/backup/postgres-backup.ts'

/** The folder with initdb and postgres: PG_BIN's, Debian's newest, or one on the PATH. */
export const findPostgres = () => postgresFolder(['initdb', 'postgres'])

export const noPostgres = 'PostgreSQL was not found: install it, or set PG_BIN to the folder of initdb and postgres'

export type Owner = { uid: number; gid: number } | Record<string, never>

/** Database and proxies are not to run as root, so root lends them the user that owns nothing. */
export function owner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function changeOwner({ uid, gid }: Owner, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

export interface LaunchedPostgres {
  /** The superuser's address of the one database, which is empty. */
  url: string
  port: number
  /** Ends it in order and removes its files, unless they are kept. */
  stop(): Promise<void>
  /** Ends the postmaster and all its backends at once (SIGKILL), and keeps the files for {@link LaunchedPostgres.restart}. */
  kill(): Promise<void>
  /** Ends it in order if it runs, and starts it again on the same port and files. */
  restart(): Promise<void>
}

interface Wanted {
  /** Where its files are kept for the next time, and may be from the last. */
  keptIn?: string
}

/** The backends, where the system lists them; elsewhere they end by themselves when they miss the postmaster. */
function backendsOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return listed.status === 0 ? listed.stdout.trim().split(/\s+/).filter(Boolean).map(Number) : []
}

/** Ends a postmaster and all its backends at once. */
export function killPostmaster(postmaster: number): void {
  for (const pid of [postmaster, ...backendsOf(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
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

/** An empty database that initdb has made before. To copy it takes a tenth of initdb's time. */
function templateOf(bin: string, user: Owner): string {
  const [version] = /\d[\d.]*/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })) ?? []
  const folder = join(tmpdir(), `kinstead-postgres-${version}-${user.uid ?? process.getuid?.() ?? 'own'}`)
  if (existsSync(folder)) return folder
  const made = mkdtempSync(`${folder}-`)
  changeOwner(user, made)
  const args = ['-D', join(made, 'data'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync']
  const ran = spawnSync(join(bin, 'initdb'), args, { ...user, cwd: made, encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(`initdb failed:\n${ran.stdout}${ran.stderr}`)
  try {
    renameSync(made, folder)
  } catch {
    // Another process was faster.
    rmSync(made, { recursive: true, force: true })
  }
  return folder
}

/** Starts a real PostgreSQL with an empty database, for one test file. Throws when this machine has none (see `findPostgres`). */
export async function launchPostgres({ keptIn }: Wanted = {}): Promise<LaunchedPostgres> {
  const bin = findPostgres()
  if (!bin) throw new Error(noPostgres)
  const user = owner()
  if (keptIn) mkdirSync(keptIn, { recursive: true })
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'kinstead-postgres-'))
  changeOwner(user, folder)
  const data = join(folder, 'data')
  if (!existsSync(data)) {
    // As the owner, whose alone the files may be.
    const copied = spawnSync('cp', ['-a', join(templateOf(bin, user), 'data'), folder], { ...user, encoding: 'utf8' })
    if (copied.status !== 0) throw new Error(`The database could not be copied:\n${copied.stderr}`)
  }

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let written = ''
  let server: ChildProcess

  async function start(): Promise<void> {
    const args = [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ]
    server = spawn(join(bin as string, 'postgres'), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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
      if (!keptIn) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
    async kill() {
      if (server.pid && server.exitCode === null) killPostmaster(server.pid)
      await end('SIGKILL')
    },
    async restart() {
      await end('SIGINT')
      await start()
    },
  }
}
