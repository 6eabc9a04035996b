import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Session } from '#api/session.ts'
import { PatchEvent } from '#api/trust.ts'
import { readConfig } from '../config.ts'
import { silentLog } from '../observability/log.ts'
import { builtPages } from '../pages/serve.ts'
import { createAdmission } from '../routes/middleware/admission.ts'
import { errorHandler } from '../routes/middleware/error-response.ts'
import type { AppEnv } from '../routes/middleware/route.ts'
import { eventRoute } from '../routes/trust.ts'
import { listen, type Running } from '../start.ts'
import { cookieOf, halfRequest, startTestServer, temporaryDir } from '../test-server.ts'
import { type Reading, readEvents } from './read-events.ts'

let place: ReturnType<typeof temporaryDir>
let running: Running
let url: string
const open: Reading[] = []
beforeEach(async () => {
  place = temporaryDir()
  running = await listen(
    { ...readConfig({ DATA_DIR: place.dir }), port: 0 },
    builtPages(place.dir, 'http://localhost:3000'),
    silentLog,
  )
  url = `http://127.0.0.1:${running.port}`
})
afterEach(async () => {
  for (const reading of open.splice(0)) reading.close()
  await running.stop()
  place.remove()
})

const post = (path: string, body: unknown, cookie = '', method = 'POST', headers = {}) =>
  fetch(`${url}${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie, ...headers },
  })
async function someone(name: string): Promise<{ cookie: string; uid: string }> {
  const person = { email: `${name}@alder.example`, password: 'a long password', firstName: name, lastName: 'Alder' }
  const answer = await post('/api/sign-up', person)
  const { user } = (await answer.json()) as Session
  return { cookie: cookieOf(answer.headers), uid: user?.uid ?? '' }
}
async function follow(cookie: string): Promise<Reading> {
  const reading = await readEvents(`${url}/api/trust/events`, cookie)
  open.push(reading)
  return reading
}
const change = (cookie: string, patch: unknown, headers = {}) => post('/api/trust', patch, cookie, 'PATCH', headers)

test('a change reaches both open pages of its owner, and nobody else', async () => {
  const [ann, tom] = [await someone('ann'), await someone('tom')]
  const [one, two, other] = await Promise.all([follow(ann.cookie), follow(ann.cookie), follow(tom.cookie)])
  for (const [reading, { uid }] of [
    [one, ann],
    [two, ann],
    [other, tom],
  ] as const)
    expect(await reading.next()).toEqual({ event: 'version', data: { version: 0, uid } })
  const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const written = await (
    await change(ann.cookie, { trustName: 'Ann’s', grantorSsn: '123456789' }, { 'idempotency-key': key })
  ).json()
  for (const reading of [one, two]) {
    const { event, data } = await reading.next()
    expect(event).toBe('patch')
    expect(PatchEvent.parse(data)).toEqual({
      ...(written as object),
      patchId: key,
      patch: { trustName: 'Ann’s', grantorSsn: '123456789' },
    })
  }
  await change(tom.cookie, { trustName: 'Tom’s' })
  expect(await other.next()).toMatchObject({ event: 'patch', data: { version: 1, patch: { trustName: 'Tom’s' } } })
  await pause(50)
  expect([...one.waiting, ...two.waiting, ...other.waiting]).toEqual([])
})

test('changes come in order and without gaps, a repeated one does not come again', async () => {
  const ann = await someone('ann')
  const reading = await follow(ann.cookie)
  await reading.next()
  await Promise.all(Array.from({ length: 40 }, (_, index) => change(ann.cookie, { trustName: `Trust ${index}` })))
  const key = { 'idempotency-key': '3f2504e0-4f89-41d3-9a0c-0305e82c3302' }
  for (let time = 0; time < 3; time += 1) await change(ann.cookie, { trustName: 'Last' }, key)
  const versions: number[] = []
  while (versions.length < 41) versions.push(((await reading.next()).data as PatchEvent).version)
  expect(versions).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
  await pause(50)
  expect(reading.waiting).toEqual([])
})

test('beginning a trust and the directive are sent like any change', async () => {
  const ann = await someone('ann')
  const reading = await follow(ann.cookie)
  await reading.next()
  await post('/api/trust', {}, ann.cookie)
  expect(await reading.next()).toMatchObject({ event: 'patch', data: { version: 1, patch: { currentStep: 1 } } })
  await post('/api/health-care-directive', { skipped: true }, ann.cookie, 'PUT')
  expect(await reading.next()).toMatchObject({ data: { version: 2, patch: { healthCareDirectiveSkipped: true } } })
})

test('a change that was stored without an answer is sent as soon as its page tries again', async () => {
  const ann = await someone('ann')
  await change(ann.cookie, { trustName: 'Ann’s' })
  const reading = await follow(ann.cookie)
  await reading.next()
  const file = new DatabaseSync(join(place.dir, 'kinstead.db'))
  const insert = file.prepare('insert into trust_patch (uid, version, patch_id, at, body) values (?, ?, ?, ?, ?)')
  const update = file.prepare("update trust_record set version = ?, body = json_set(body, '$.county', ?) where uid = ?")
  const keep = (version: number, county: string) => {
    update.run(version, county, ann.uid)
    insert.run(ann.uid, version, randomUUID(), new Date().toISOString(), JSON.stringify({ county }))
  }
  keep(2, 'Teton')
  await post('/api/trust', {}, ann.cookie)
  expect(await reading.next()).toMatchObject({ event: 'patch', data: { version: 2, patch: { county: 'Teton' } } })
  keep(3, 'Park')
  await post('/api/trust/restore', { version: 3 }, ann.cookie)
  expect(await reading.next()).toMatchObject({ event: 'patch', data: { version: 3, patch: { county: 'Park' } } })
  file.close()
})

test('a late page receives the version that it has to read', async () => {
  const ann = await someone('ann')
  await change(ann.cookie, { trustName: 'A' })
  await change(ann.cookie, { trustName: 'B' })
  expect(await (await follow(ann.cookie)).next()).toEqual({ event: 'version', data: { version: 2, uid: ann.uid } })
})

test('sign-out ends the streams of that session only', async () => {
  const ann = await someone('ann')
  const again = await post('/api/sign-in', { email: 'ann@alder.example', password: 'a long password' })
  const [here, there] = await Promise.all([follow(ann.cookie), follow(cookieOf(again.headers))])
  await Promise.all([here.next(), there.next()])
  await post('/api/sign-out', {}, ann.cookie)
  expect(await here.next()).toMatchObject({ event: 'signed-out' })
  await here.ended
  await change(cookieOf(again.headers), { trustName: 'Still here' })
  expect(await there.next()).toMatchObject({ event: 'patch' })
})

test('nobody listens without a session', async () => {
  const reading = await follow('')
  expect(reading.status).toBe(401)
})

test('of more than 32 streams of a user the oldest is closed', async () => {
  const ann = await someone('ann')
  const first = await follow(ann.cookie)
  await first.next()
  const others = await Promise.all(Array.from({ length: 32 }, () => follow(ann.cookie)))
  await first.ended
  await change(ann.cookie, { trustName: 'A' })
  for (const reading of others) {
    await reading.next()
    expect(await reading.next()).toMatchObject({ event: 'patch' })
  }
})

test('stopping ends the streams and finishes the requests in flight', async () => {
  const ann = await someone('ann')
  const reading = await follow(ann.cookie)
  await reading.next()
  const body = JSON.stringify({ email: 'x@x.example', password: 'long enough', firstName: 'X', lastName: 'X' })
  const { finish } = await halfRequest(`${url}/api/sign-up`, body)
  const stopped = running.stop()
  await reading.ended
  expect(await finish()).toBe(200)
  await stopped
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  running = await listen(
    { ...readConfig({ DATA_DIR: place.dir }), port: 0 },
    builtPages(place.dir, 'http://localhost:3000'),
    silentLog,
  )
})

/** The stream alone over http, with a whole server's parts, room for `most`, and `lookedUp` before each answer. */
async function streams(most: number, lookedUp = async () => {}) {
  const { dir, remove } = temporaryDir()
  const whole = await startTestServer(dir)
  const { cookie } = await whole.signUp('Ann')
  const app = new Hono<AppEnv>()
  app.onError(errorHandler(silentLog))
  app.use((c, next) => {
    c.set('requestId', 'r')
    return next()
  })
  const accounts: typeof whole.accounts = {
    ...whole.accounts,
    caller: async (headers) => {
      const caller = await whole.accounts.caller(headers)
      await lookedUp()
      return caller
    },
  }
  const { config } = whole
  eventRoute({ app, accounts, admit: createAdmission(), config, hub: whole.hub }, most)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trust/events`,
    cookie,
    hub: whole.hub,
    async close() {
      await whole.close()
      server.closeAllConnections()
      server.close()
      remove()
    },
  }
}

test('who leaves while it is looked up who they are takes nobody’s place', async () => {
  let arrived = () => {}
  let goOn = () => {}
  const here = new Promise<void>((done) => (arrived = done))
  const gone = new Promise<void>((done) => (goOn = done))
  const { url, cookie, hub, close } = await streams(1, () => {
    arrived()
    return gone
  })
  const leaving = new AbortController()
  const left = fetch(url, { headers: { cookie }, signal: leaving.signal }).catch(() => 'left')
  await here
  leaving.abort()
  expect(await left).toBe('left')
  await pause(50)
  goOn()
  await pause(50)
  expect(hub.size).toBe(0)
  const next = await readEvents(url, cookie)
  expect(next.status).toBe(200)
  next.close()
  await close()
})

test('streams beyond what the process can hold are put off, until one ends', async () => {
  const { url, cookie, close } = await streams(2)

  const [first, second] = [await readEvents(url, cookie), await readEvents(url, cookie)]
  expect([first.status, second.status]).toEqual([200, 200])
  const third = await fetch(url, { headers: { cookie } })
  expect(third.status).toBe(503)
  expect(third.headers.get('retry-after')).toBe('30')

  first.close()
  await expect
    .poll(async () => {
      const again = await readEvents(url, cookie)
      if (again.status !== 200) again.close()
      return again.status
    })
    .toBe(200)
  await close()
})
