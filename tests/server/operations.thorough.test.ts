import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { readEvents } from '#server/realtime/read-events.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer, runScript } from '#tests/server/launch.ts'
import { request, signUp } from '#tests/server/test-user.ts'

/** Keeps the database from taking a save, and lets it take saves again. */
interface Outage {
  begin(): Promise<void>
  end(): Promise<void>
}

interface Stage {
  server: LaunchedServer
  metrics: string
  databaseUrl?: string
  outages: readonly Outage[]
  stop(): Promise<void>
}

async function launch(databaseUrl?: string): Promise<Pick<Stage, 'server' | 'metrics'>> {
  const address = `127.0.0.1:${await freePort()}`
  const server = await launchServer({ env: { METRICS: address }, ...(databaseUrl && { databaseUrl }) })
  return { server, metrics: `http://${address}/metrics` }
}

async function onSqlite(): Promise<Stage> {
  const launched = await launch()
  const other = new DatabaseSync(`${launched.server.dataDir}/kinstead.db`, { timeout: 5_000 })
  return {
    ...launched,
    outages: [{ begin: async () => other.exec('begin immediate'), end: async () => other.exec('rollback') }],
    async stop() {
      other.close()
      await launched.server.stop()
    },
  }
}

async function readOnly(url: string, mode: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set default_transaction_read_only = ${mode}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function onPostgres(): Promise<Stage> {
  const postgres: LaunchedPostgres = await launchPostgres()
  const launched = await launch(postgres.url)
  return {
    ...launched,
    databaseUrl: postgres.url,
    outages: [
      { begin: postgres.kill, end: postgres.restart },
      // As on a primary that was made a standby.
      { begin: () => readOnly(postgres.url, 'on'), end: () => readOnly(postgres.url, 'off') },
    ],
    async stop() {
      await launched.server.stop()
      await postgres.stop()
    },
  }
}

const COMMON = [
  'kinstead_http_request_duration_seconds',
  'kinstead_saves_total',
  'kinstead_account_events_total',
  'kinstead_group_commit_size',
  'kinstead_event_streams',
  'kinstead_mail_waiting',
  'kinstead_mail_oldest_seconds',
  'kinstead_backup_last_success_timestamp_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
  'process_resident_memory_bytes',
  'process_cpu_seconds_total',
  'process_start_time_seconds',
]

/** The values of a scrape by name and labels. Throws at a line that Prometheus would not read. */
function parse(text: string): Map<string, number> {
  const types = new Map<string, string>()
  const values = new Map<string, number>()
  for (const line of text.trimEnd().split('\n')) {
    const [, typed = '', type = ''] = /^# TYPE (\w+) (counter|gauge|histogram|summary)$/.exec(line) ?? []
    if (typed) types.set(typed, type)
    if (line === '' || line.startsWith('# ')) continue
    const [, name = '', labels = '', value = ''] =
      /^([a-z_]\w*)(\{(?:\w+="(?:[^"\\]|\\.)*",?)*\})? (\S+)$/.exec(line) ?? []
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')
    if (!types.has(family) || !Number.isFinite(Number(value))) throw new Error(`Not a sample: ${line}`)
    values.set(`${name}${labels}`, Number(value))
  }
  return values
}

async function until(server: LaunchedServer, status: number): Promise<string> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const answer = await fetch(`${server.url}/readyz`)
    const text = await answer.text()
    if (answer.status === status) return text
    if (Date.now() > deadline) throw new Error(`/readyz still answers ${answer.status} ${text}.`)
    await pause(100)
  }
}

const noDatabase = findPostgres() ? undefined : noPostgres
describe.each([
  {
    name: 'SQLite',
    begin: onSqlite,
    missing: undefined,
    own: ['kinstead_sqlite_database_bytes', 'kinstead_sqlite_log_bytes'],
  },
  {
    name: 'PostgreSQL',
    begin: onPostgres,
    missing: noDatabase,
    own: [
      'kinstead_database_pool_connections',
      'kinstead_database_pool_idle_connections',
      'kinstead_database_pool_waiting',
    ],
  },
])('on $name', ({ begin, missing, own }) => {
  let stage: Stage
  beforeAll(async () => {
    if (!missing) stage = await begin()
  })
  afterAll(() => stage?.stop())

  test('a scrape carries every metric after use', async (context) => {
    if (missing) return context.skip(missing)
    const { server, metrics, databaseUrl } = stage
    const person = await signUp(server.url)
    const page = await readEvents(`${server.url}/api/trust/events`, person.cookie)
    const saves = ['One', 'Two', 'Three'].map((trustName) => person.request('PATCH', '/api/trust', { trustName }))
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
    const before = Date.now() / 1_000
    const backup = await runScript('backup', [`${server.dataDir}/one.backup`], {
      DATA_DIR: server.dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    expect(backup).toMatchObject({ code: 0 })

    const scrape = await fetch(metrics)
    expect(scrape.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const values = parse(await scrape.text())
    const names = new Set([...values.keys()].map((key) => key.replace(/(_count)?(\{.*)?$/, '')))
    expect([...COMMON, ...own].filter((name) => !names.has(name))).toEqual([])
    const operation = 'operation="PATCH /api/trust",status="200"'
    expect(values.get(`kinstead_http_request_duration_seconds_count{${operation}}`)).toBe(3)
    expect(values.get('kinstead_saves_total{result="saved"}')).toBe(3)
    // A save that meets another of the same record may be part of a second group.
    expect(values.get('kinstead_group_commit_size_sum')).toBeGreaterThanOrEqual(3)
    expect(values.get('kinstead_event_streams')).toBe(1)
    expect(values.get('kinstead_backup_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(before)
    page.close()
  })

  test('/readyz answers 503 while the database does not answer, and 200 again; /healthz stays', async (context) => {
    if (missing) return context.skip(missing)
    const { server, metrics } = stage
    expect(await until(server, 200)).toBe('ready')
    for (const outage of stage.outages) {
      await outage.begin()
      expect(await until(server, 503)).toBe('database unavailable')
      expect((await request(server.url, 'GET', '/healthz')).status).toBe(200)
      expect((await fetch(metrics)).status).toBe(200)
      await outage.end()
      expect(await until(server, 200)).toBe('ready')
    }
  })
})

test('serves, comes back on the same address after a kill and after a restart, and ends with 0', async () => {
  const server = await launchServer()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.kill()
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await server.restart()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(existsSync(server.dataDir)).toBe(true)
  expect(await server.stop()).toBe(0)
  expect(existsSync(server.dataDir)).toBe(false)
}, 60_000)

test('says what the server said when it could not start', async () => {
  await expect(launchServer({ env: { BASE_URL: 'nonsense' } })).rejects.toThrow('BASE_URL')
}, 40_000)
