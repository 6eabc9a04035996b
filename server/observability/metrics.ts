import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AccountEventKind } from '#api/account-event.ts'
import { changeTrust, createTrust, putHealthCareDirective } from '#api/trust.ts'
import type { Store } from '../db/store.ts'
import { CannotStart } from '../errors.ts'
import type { HostAndPort } from '../setting-kinds.ts'

/** Counts what this process does. Labels are names of operations, statuses and kinds of events, never input of a user. */
export interface Metrics {
  /** `operation` is a method and a path as `api/` writes it, or the kind of page or file. */
  request(operation: string, status: number, seconds: number): void
  event(kind: AccountEventKind | 'deleted'): void
  /** One transaction of the group commit took this many saves. */
  observeGroup(size: number): void
  /** The metrics in Prometheus' text format, with the gauges read from `sources` now. */
  text(sources: MetricSources): Promise<string>
}

/** Read at each scrape. A source that fails or is late leaves its gauges out of that scrape. */
export interface MetricSources {
  eventStreams(): number
  mail(): ReturnType<Store['mailBacklog']>
  /** When the newest backup began, if one is known. */
  lastBackup(): Date | undefined
  /** PostgreSQL only. */
  pool?: (() => PoolUsage) | undefined
  /** SQLite only, in bytes. */
  files?: (() => { database: number; log: number }) | undefined
}
interface PoolUsage {
  total: number
  idle: number
  /** Requests that wait for a connection. */
  waiting: number
}

const SAVES = new Set([changeTrust, createTrust, putHealthCareDirective].map(({ method, path }) => `${method} ${path}`))
const resultOf = (status: number) => (status < 400 ? 'saved' : status < 500 ? 'rejected' : 'failed')

/** In milliseconds. Prometheus gives a scrape ten seconds. */
const SOURCE_LIMIT = 2_000

async function read<Value>(source: (() => Value | Promise<Value>) | undefined): Promise<Value | undefined> {
  const value = Promise.resolve().then(() => source?.())
  return Promise.race([value, pause(SOURCE_LIMIT, undefined, { ref: false })]).catch(() => undefined)
}

function createGauges(registry: Registry) {
  const gauge = (name: string, help: string) => {
    const metric = new Gauge({ name, help, registers: [registry] })
    return (value: number | undefined) => (value === undefined ? metric.remove() : metric.set(value))
  }
  const streams = gauge('kinstead_event_streams', 'Event streams open now.')
  const waiting = gauge('kinstead_mail_waiting', 'Emails waiting to be sent.')
  const oldest = gauge('kinstead_mail_oldest_seconds', 'How long the oldest waiting mail has waited; 0 without one.')
  const backup = gauge('kinstead_backup_last_success_timestamp_seconds', 'When the newest known backup began.')
  const connections = gauge('kinstead_database_pool_connections', 'Connections to PostgreSQL, idle ones included.')
  const idle = gauge('kinstead_database_pool_idle_connections', 'Connections to PostgreSQL that nothing uses.')
  const queue = gauge('kinstead_database_pool_waiting', 'Requests that wait for a connection to PostgreSQL.')
  const database = gauge('kinstead_sqlite_database_bytes', 'Size of the SQLite database file.')
  const log = gauge('kinstead_sqlite_log_bytes', "Size of SQLite's write-ahead log.")

  return async (sources: MetricSources) => {
    const mail = await read(sources.mail)
    waiting(mail?.waiting)
    oldest(mail?.oldestSeconds)
    streams(await read(sources.eventStreams))
    const backedUp = await read(sources.lastBackup)
    backup(backedUp && backedUp.getTime() / 1_000)
    const pool = await read(sources.pool)
    connections(pool?.total)
    idle(pool?.idle)
    queue(pool?.waiting)
    const files = await read(sources.files)
    database(files?.database)
    log(files?.log)
  }
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'kinstead_http_request_duration_seconds',
    help: 'Time until the answer was ready.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const saves = new Counter({
    name: 'kinstead_saves_total',
    help: 'Changes of trusts requested.',
    labelNames: ['result'],
    registers,
  })
  const events = new Counter({
    name: 'kinstead_account_events_total',
    help: 'What happened to accounts.',
    labelNames: ['event'],
    registers,
  })
  const groups = new Histogram({
    name: 'kinstead_group_commit_size',
    help: 'Saves in one transaction of the group commit.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  })
  const readGauges = createGauges(registry)

  return {
    request(operation, status, seconds) {
      durations.observe({ operation, status }, seconds)
      if (SAVES.has(operation)) saves.inc({ result: resultOf(status) })
    },
    event: (event) => events.inc({ event }),
    observeGroup: (size) => groups.observe(size),
    async text(sources) {
      await readGauges(sources)
      return registry.metrics()
    },
  }
}

/**
 * Serves the metrics on a port of their own, so that no proxy in front of the pages can expose them by mistake.
 * Throws {@link CannotStart}.
 */
export function serveMetrics({ host, port }: HostAndPort, text: () => Promise<string>): Promise<Server> {
  const server = createServer(({ method, url }, answer) => {
    const send = (status: number, body: string) => {
      answer.writeHead(status, {
        'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      answer.end(body)
    }
    if (method !== 'GET' || url !== '/metrics') return send(404, 'The metrics are at /metrics.\n')
    text().then(
      (body) => send(200, body),
      () => send(500, 'The metrics cannot be read.\n'),
    )
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 10_000
  return new Promise((done, failed) => {
    server.once('error', ({ message }) =>
      failed(new CannotStart(`METRICS names ${host}:${port}, which cannot be opened: ${message}.`)),
    )
    server.listen(port, host, () => done(server))
  })
}
