import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { openStore } from '../db/store.ts'
import { builtPages } from '../pages/serve.ts'
import { listen, type Running } from '../start.ts'
import { cookieOf, startTestServer, temporaryDir } from '../test-server.ts'
import { createLog, redact, silentLog } from './log.ts'
import { createMetrics, type MetricSources } from './metrics.ts'
import { checkDatabase, createReadiness } from './readiness.ts'

describe('the log', () => {
  test('JSON lines for a machine, plain ones for a person, who gets warnings and errors only', () => {
    const written: string[] = []
    const write = (text: string) => written.push(text)
    createLog({ write }).info('request', { status: 200, field: undefined })
    createLog({ write, isTTY: true }).info('request', { status: 200 })
    createLog({ write, isTTY: true }).warn('lost', { ms: 5 })
    createLog({ write }, 'silent').error('gone')
    expect(written.length).toBe(2)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'info', event: 'request', status: 200 })
    expect(written[1]).toMatch(/^\S+ warn lost ms=5\n$/)
  })

  test('text in a path cannot start a new line or control a terminal', () => {
    const written: string[] = []
    const write = (text: string) => written.push(text)
    const path = '/a\r\n2026-11-20T00:00:00.000Z error paid\u001b[2J\u009b31m\u202eb\u2028c'
    createLog({ write, isTTY: true }, 'info').info('request', { path })
    createLog({ write }).info('request', { path })
    const seen = '/a\\u000d\\u000a2026-11-20T00:00:00.000Z error paid\\u001b[2J\\u009b31m\\u202eb\\u2028c'
    expect(written[0]).toMatch(/^\S+ info request path=.*\n$/)
    expect(written[0]).toContain(seen)
    expect(JSON.parse(written[1] ?? '').path).toBe(seen)
  })

  test('no password, cookie, name or number of a user is ever logged', async () => {
    const lines: string[] = []
    const { dir, remove } = temporaryDir()
    const server = await startTestServer(
      dir,
      {},
      undefined,
      createLog({ write: (text: string) => lines.push(text) }, 'info'),
    )
    const { cookie } = await server.signUp('Marguerite', 'the secret password')
    const patch = { grantorName: 'Marguerite Alder', grantorSsn: '914637285' }
    await server.request({ method: 'PATCH', path: '/api/trust' }, patch, { cookie })
    await server.request({ method: 'PATCH', path: '/api/trust' }, { ...patch, nope: '914637285' }, { cookie })
    await server.request({ method: 'GET', path: '/api/session' }, undefined, { cookie })
    await server.app.request('/dashboard?ssn=914637285')
    await server.signUp('Marguerite').catch(() => {})
    const all = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(6)
    for (const secret of ['the secret password', 'Marguerite', '914637285', cookie.slice(-20)])
      expect(all).not.toContain(secret)
    await server.close()
    remove()
  })

  test.each([
    ['/dashboard/914637285', '/dashboard/[number]'],
    ['/x/914-63-7285/y', '/x/[number]/y'],
    ['/x/914%2D63%2D7285', '/x/[number]'],
    ['/x/914 63 7285', '/x/[number]'],
    ['/ssn914-63-7285', '/ssn[number]'],
    ['/x/a914%2D63%2D7285b', '/x/a[number]b'],
    ['/4539148803436467', '/[number]'],
    ['/4539 1488 0343 6467', '/[number]'],
    ['/who/ann.alder@family.example', '/who/[address]'],
    ['/who/ann%40family.example/x', '/who/[address]/x'],
  ])('%s is logged as %s', (text, logged) => {
    expect(redact(text)).toBe(logged)
  })

  test.each(['/trust-builder/name', '/blog/12', '/assets/main-914637285a.js', '3f2504e0-4f89-41d3-9a0c-030512345678'])(
    '%s stays as it is',
    (text) => {
      expect(redact(text)).toBe(text)
    },
  )
})

describe('metrics', () => {
  const PORT = 4791 + (process.pid % 500)
  let place: ReturnType<typeof temporaryDir>
  let running: Running
  const lines: string[] = []
  beforeAll(async () => {
    place = temporaryDir()
    const config = readConfig({ DATA_DIR: place.dir, METRICS: `127.0.0.1:${PORT}` })
    const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
    running = await listen({ ...config, port: 0 }, builtPages(place.dir, config.baseUrl), log)
  })
  afterAll(async () => {
    await running.stop()
    place.remove()
  })

  const numbers = async () => (await fetch(`http://127.0.0.1:${PORT}/metrics`)).text()
  const send = (method: string, path: string, body: object, cookie = '') =>
    fetch(`http://127.0.0.1:${running.port}${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    })

  test('requests, saves, streams and account events are counted, and nothing of any user is in them', async () => {
    const ann = { email: 'ann@alder.example', password: 'a long password', firstName: 'Ann', lastName: 'Alder' }
    const cookie = cookieOf((await send('POST', '/api/sign-up', ann)).headers)
    await send('PATCH', '/api/trust', { grantorSsn: '914637285' }, cookie)
    await send('PATCH', '/api/trust', { grantorSsn: 'x914637285' }, cookie)
    await fetch(`http://127.0.0.1:${running.port}/api/914637285?n=914637285`)
    await fetch(`http://127.0.0.1:${running.port}/ann@alder.example`)
    const live = request(`http://127.0.0.1:${running.port}/api/trust/events`, { headers: { cookie } }).end()
    await new Promise((opened) => live.on('response', opened))
    const text = await numbers()
    live.destroy()
    for (const line of [
      'kinstead_http_request_duration_seconds_count{operation="POST /api/sign-up",status="200"} 1',
      'kinstead_http_request_duration_seconds_count{operation="PATCH /api/trust",status="200"} 1',
      'kinstead_http_request_duration_seconds_count{operation="PATCH /api/trust",status="422"} 1',
      'kinstead_http_request_duration_seconds_count{operation="unknown operation",status="404"} 1',
      'kinstead_http_request_duration_seconds_bucket{le="+Inf",operation="PATCH /api/trust",status="200"} 1',
      'kinstead_saves_total{result="saved"} 1',
      'kinstead_saves_total{result="rejected"} 1',
      'kinstead_account_events_total{event="signed-up"} 1',
      'kinstead_event_streams 1',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).not.toMatch(/914637285|alder|Ann/)
  })

  test('they are on their own port and nowhere else', async () => {
    expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(404)
    const page = await fetch(`http://127.0.0.1:${running.port}/metrics`)
    expect(await page.text()).not.toContain('kinstead_')
  })

  test('each request has an id, in its answer and in the log, which names what was asked for and not who asked', async () => {
    const answer = await fetch(`http://127.0.0.1:${running.port}/api/914-63-7285/x@y.example?z=914637285`)
    const id = answer.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    const logged = lines.map((line) => JSON.parse(line)).find((line) => line.id === id)
    expect(logged).toMatchObject({
      level: 'info',
      event: 'request',
      method: 'GET',
      path: '/api/[number]/[address]',
      operation: 'unknown operation',
      status: 404,
      ms: expect.any(Number),
    })
  })

  test('a source that fails is left out of the scrape', async () => {
    const metrics = createMetrics()
    const sources: MetricSources = {
      eventStreams: () => 3,
      mail: async () => ({ waiting: 2, oldestSeconds: 60 }),
      lastBackup: () => new Date('2026-11-20T03:15:00Z'),
      pool: () => ({ total: 5, idle: 4, waiting: 1 }),
    }
    const gauges = async (changed: Partial<MetricSources> = {}) =>
      (await metrics.text({ ...sources, ...changed })).split('\n').filter((line) => /^kinstead_/.test(line))
    const all = await gauges()
    expect(all).toEqual(
      expect.arrayContaining([
        'kinstead_event_streams 3',
        'kinstead_mail_waiting 2',
        'kinstead_mail_oldest_seconds 60',
        'kinstead_backup_last_success_timestamp_seconds 1795144500',
        'kinstead_database_pool_connections 5',
        'kinstead_database_pool_idle_connections 4',
        'kinstead_database_pool_waiting 1',
      ]),
    )
    expect(all.filter((line) => line.includes('sqlite'))).toEqual([])
    const fewer = await gauges({
      mail: () => Promise.reject(new Error('The database is away.')),
      lastBackup: () => undefined,
    })
    expect(fewer).toContain('kinstead_event_streams 3')
    expect(fewer.filter((line) => /mail|backup/.test(line))).toEqual([])
  })

  test('the size of each group is counted', async () => {
    const metrics = createMetrics()
    for (const size of [1, 3, 40]) metrics.observeGroup(size)
    const lines = (
      await metrics.text({
        eventStreams: () => 0,
        mail: async () => ({ waiting: 0, oldestSeconds: 0 }),
        lastBackup: () => undefined,
      })
    ).split('\n')
    for (const line of ['bucket{le="1"} 1', 'bucket{le="4"} 2', 'bucket{le="64"} 3', 'sum 44', 'count 3'])
      expect(lines).toContain(`kinstead_group_commit_size_${line}`)
  })
})

describe('readiness', () => {
  const UNAVAILABLE = 'database unavailable'

  let now = 0
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  })
  afterEach(() => vi.restoreAllMocks())

  test('it says why not while starting and stopping, and checks the database in between', async () => {
    const check = vi.fn(async () => {})
    const { begin, end, notReady } = createReadiness(check)
    expect(await notReady()).toBe('starting')
    expect(check).not.toHaveBeenCalled()
    begin()
    expect(await notReady()).toBeUndefined()
    end()
    expect(await notReady()).toBe('stopping')
    expect(check).toHaveBeenCalledTimes(1)
  })

  test('many probes at once, and shortly after, share one check', async () => {
    const check = vi.fn(async () => {})
    const { begin, notReady } = createReadiness(check)
    begin()
    await Promise.all(Array.from({ length: 100 }, notReady))
    now += 999
    await notReady()
    expect(check).toHaveBeenCalledTimes(1)
    now += 1
    await notReady()
    expect(check).toHaveBeenCalledTimes(2)
  })

  test('a database that fails is unavailable until it answers again', async () => {
    const check = vi.fn(async () => {}).mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
    const { begin, notReady } = createReadiness(check)
    begin()
    expect(await notReady()).toBe(UNAVAILABLE)
    now += 1_000
    expect(await notReady()).toBeUndefined()
  })

  test('a database that does not answer in time is unavailable, and is not checked again meanwhile', async () => {
    const silent = Promise.withResolvers<void>()
    const check = vi.fn(async () => {}).mockReturnValueOnce(silent.promise)
    const { begin, notReady } = createReadiness(check, { timeLimit: 5 })
    begin()
    expect(await notReady()).toBe(UNAVAILABLE)
    now += 9_999
    expect(await notReady()).toBe(UNAVAILABLE)
    expect(check).toHaveBeenCalledTimes(1)
    silent.resolve()
    await pause(1)
    expect(await notReady()).toBeUndefined()
  })

  test('a check that never ends is given up', async () => {
    const check = vi.fn(async () => {}).mockReturnValueOnce(new Promise(() => {}))
    const { begin, notReady } = createReadiness(check, { timeLimit: 5 })
    begin()
    expect(await notReady()).toBe(UNAVAILABLE)
    now += 10_000
    expect(await notReady()).toBeUndefined()
  })

  test('a SQLite file that is damaged and takes no more saves is unavailable, and the check writes nothing', async () => {
    const { dir, remove } = temporaryDir()
    const database = await openDatabase({ dataDir: dir }, silentLog)
    try {
      await openStore(database, [{ id: 'k1', key: Buffer.alloc(32, 7) }])
      const before = database.files?.()
      await checkDatabase(database)
      expect(database.files?.()).toEqual(before)
      await sql`pragma query_only = on`.execute(database.db)
      await expect(checkDatabase(database)).rejects.toThrow('readonly')
    } finally {
      await database.close()
      remove()
    }
  })
})
