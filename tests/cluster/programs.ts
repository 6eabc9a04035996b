import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { changeOwner, type LaunchedPostgres, owner } from '#tests/postgres/launch.ts'

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

export interface Front extends LaunchedProgram {
  port: number
  url: string
}

/** With these, nginx speaks TLS on its port, and redirects from `plainPort`. */
interface Tls {
  certificate: string
  key: string
  plainPort: number
}

interface WantedNginx {
  port: number
  /** Ports of the servers, which need not run yet. */
  servers: readonly number[]
  connections?: number
  tls?: Tls
}

/** nginx as another user than root has no port 80, and its files are in its working directory. */
const PLACES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${name};`)
  .join(' ')

/** A file of deploy/ with what a test has to change in it. Throws where a change finds nothing. */
export function shippedFile(name: string, changes: readonly (readonly [RegExp, string])[] = []): string {
  return changes.reduce(
    (text, [pattern, replacement]) => {
      if (text.search(pattern) === -1) throw new Error(`deploy/${name} has nothing that ${pattern} matches.`)
      return text.replace(pattern, replacement)
    },
    readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8'),
  )
}

function nginxConfiguration({ port, servers, connections = 2_048, tls }: WantedNginx): string {
  const upstream = servers.map((server) => `server 127.0.0.1:${server} $1`).join('\n    ')
  const withTls: [RegExp, string][] = tls
    ? [
        [/listen 80;/, `listen 127.0.0.1:${tls.plainPort};`],
        [/listen 443 /, `listen 127.0.0.1:${port} `],
        [/\/etc\/letsencrypt.*fullchain.pem/, tls.certificate],
        [/\/etc\/letsencrypt.*privkey.pem/, tls.key],
      ]
    : [
        [/listen 80;/, 'listen unix:redirect.socket;'],
        [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
        [/ssl_\w+ .*;/g, ''],
      ]
  return shippedFile('nginx.conf', [
    [/worker_rlimit_nofile \d+;/, `worker_processes 1; worker_rlimit_nofile ${connections * 2}; pid nginx.pid;`],
    [/worker_connections \d+;/, `worker_connections ${connections};`],
    [/http \{/, `http {\n  access_log off; ${PLACES}`],
    [/server 127\.0\.0\.1:3000 (.*)/, upstream],
    ...withTls,
  ])
}

/** Starts nginx with deploy/nginx.conf. */
export async function launchNginx(wanted: WantedNginx): Promise<Front> {
  const { port, tls } = wanted
  const launched = await launchProgram({ program: 'nginx', configuration: () => nginxConfiguration(wanted), port })
  return { ...launched, port, url: `${tls ? 'https' : 'http'}://localhost:${port}` }
}

/** The ports of a member's PostgreSQL and of its Patroni's REST API. */
export interface Ports {
  postgres: number
  rest: number
}

const haproxyConfiguration = (port: number, members: readonly Ports[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${members.map(({ postgres, rest }, index) => `server member${index} 127.0.0.1:${postgres} check port ${rest}`).join('\n  ')}
`

async function isPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** HAProxy, set up as in deploy/haproxy.cfg. Resolves when it leads to the primary alone. */
export async function launchHaproxy(members: readonly Ports[]): Promise<LaunchedProgram & { url: string }> {
  const port = await freePort()
  const launched = await launchProgram({
    program: 'haproxy',
    configuration: () => haproxyConfiguration(port, members),
    port,
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // HAProxy takes every server for healthy until its first checks have failed.
  for (let time = 0, inRow = 0; inRow < 6; time += 1) {
    inRow = (await isPrimary(url)) ? inRow + 1 : 0
    if (time > 100) throw new Error('HAProxy finds no primary.')
    await pause(150)
  }
  return { ...launched, url }
}

/** So few that every client gets another connection again and again. */
const POOL = 4

const pgbouncerConfiguration = (port: number, server: LaunchedPostgres) => `
[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 500
query_wait_timeout = 5
`

/** PgBouncer in transaction mode before a PostgreSQL: no two transactions of a client need have the same session. */
export async function launchPgBouncer(server: LaunchedPostgres): Promise<LaunchedProgram & { url: string }> {
  const port = await freePort()
  const launched = await launchProgram({
    program: 'pgbouncer',
    configuration: () => pgbouncerConfiguration(port, server),
    port,
  })
  return { ...launched, url: `postgres://postgres@127.0.0.1:${port}/postgres` }
}
