import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { listen, type Running } from '../listen.ts'
import { builtPages } from '../pages/serve.ts'
import { cookieOf, temporaryDir } from '../try-out.ts'
import { createLog } from './log.ts'
import { createMetrics, type MetricSources } from './metrics.ts'

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
    'kinstead_saves_total{result="refused"} 1',
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
