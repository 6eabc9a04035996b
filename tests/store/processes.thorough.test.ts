import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { FIRST_KEY, SECOND_KEY } from '#server/db/key-rotation.contract.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import type { Notifier } from '#server/realtime/hub.ts'
import { createNotifier } from '#server/realtime/notifier.ts'
import { type Reading, readEvents } from '#server/realtime/read-events.ts'
import { listen, type Running } from '#server/start.ts'
import { cookieOf } from '#server/test-server.ts'
import { type MailServer, receiveMail } from '#tests/mail/receive.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

/** Several servers over one PostgreSQL, as if each were a process of its own: they share nothing but the database. */
let postgres: Awaited<ReturnType<typeof launchPostgres>>
let mail: MailServer
const servers: Running[] = []
const open: Reading[] = []

beforeAll(async () => {
  postgres = await launchPostgres()
  mail = await receiveMail()
  const config = readConfig({
    SMTP_URL: mail.url,
    DATABASE_URL: postgres.url,
    TWO_FACTOR: 'on',
    SECRET: 'x'.repeat(32),
    DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  })
  // At once: their migrations of the empty database must not get in each other's way.
  const started = Array.from({ length: 4 }, () =>
    listen({ ...config, port: 0 }, builtPages('/nowhere', 'http://localhost:3000'), silentLog),
  )
  servers.push(...(await Promise.all(started)))
})
afterAll(async () => {
  for (const reading of open) reading.close()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  await mail.stop()
})

const at = (index: number, path: string) => `http://127.0.0.1:${servers[index]?.port}${path}`
const send = (index: number, method: string, path: string, body: unknown, cookie = '') =>
  fetch(at(index, path), {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
  })
async function someone(name: string): Promise<string> {
  const person = { email: `${name}@alder.example`, password: 'a long password', firstName: name, lastName: 'Alder' }
  return cookieOf((await send(0, 'POST', '/api/sign-up', person)).headers)
}
async function follow(index: number, cookie: string): Promise<Reading> {
  const reading = await readEvents(at(index, '/api/trust/events'), cookie)
  open.push(reading)
  expect(await reading.next()).toMatchObject({ event: 'version' })
  return reading
}

test('a change made through one reaches the pages at another, in order and without gaps', async () => {
  const cookie = await someone('ann')
  const readings = await Promise.all([0, 1, 2].map((index) => follow(index, cookie)))
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => send(n % 4, 'PATCH', '/api/trust', { trustName: `Trust ${n}` }, cookie)),
  )
  for (const reading of readings) {
    const versions: number[] = []
    while (versions.length < 30) versions.push(((await reading.next()).data as { version: number }).version)
    expect(versions).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  }
})

test('sign-out at one ends the session and its streams at all', async () => {
  const cookie = await someone('tom')
  const reading = await follow(1, cookie)
  expect((await fetch(at(2, '/api/trust'), { headers: { cookie } })).status).toBe(200)
  await send(0, 'POST', '/api/sign-out', {}, cookie)
  expect(await reading.next()).toMatchObject({ event: 'signed-out' })
  await reading.ended
  await pause(100)
  expect((await fetch(at(2, '/api/trust'), { headers: { cookie } })).status).toBe(401)
})

test('deletion of an account at one ends its sessions and streams at all', async () => {
  const cookie = await someone('kim')
  const reading = await follow(1, cookie)
  expect((await fetch(at(2, '/api/trust'), { headers: { cookie } })).status).toBe(200)
  expect((await send(0, 'POST', '/api/account/delete', { password: 'a long password' }, cookie)).status).toBe(200)
  expect(await reading.next()).toMatchObject({ event: 'signed-out' })
  await reading.ended
  await pause(100)
  expect((await send(2, 'PATCH', '/api/trust', { trustName: 'Late' }, cookie)).status).toBe(401)
})

test('a device signed out at one is out at all, and so is every other one', async () => {
  const [email, cookie] = ['una@alder.example', await someone('una')]
  const enter = async () =>
    cookieOf((await send(3, 'POST', '/api/sign-in', { email, password: 'a long password' })).headers)
  const others = [await enter(), await enter()]
  const readings = [await follow(1, others[0] ?? ''), await follow(2, others[1] ?? '')]
  const isIn = async (index: number, own = '') =>
    (await fetch(at(index, '/api/trust'), { headers: { cookie: own } })).status === 200
  const expectOut = async (which: number) => {
    expect(await readings[which]?.next()).toMatchObject({ event: 'signed-out' })
    await readings[which]?.ended
    await pause(100)
    for (const index of [0, 1, 2, 3]) expect(await isIn(index, others[which])).toBe(false)
  }
  for (const index of [0, 1, 2, 3]) expect(await isIn(index, others[0])).toBe(true)
  const { devices } = await (await fetch(at(1, '/api/devices'), { headers: { cookie: others[0] ?? '' } })).json()
  await send(0, 'POST', '/api/devices/sign-out', { id: devices[0].id }, cookie)
  await expectOut(0)
  expect(await isIn(2, others[1])).toBe(true)
  await send(0, 'POST', '/api/devices/sign-out-others', {}, cookie)
  await expectOut(1)
  expect(await isIn(2, cookie)).toBe(true)
})

test('a new password set at one ends every session and its streams at all', async () => {
  const [email, cookie] = ['ida@alder.example', await someone('ida')]
  const other = cookieOf((await send(3, 'POST', '/api/sign-in', { email, password: 'a long password' })).headers)
  const readings = [await follow(1, cookie), await follow(2, other)]
  for (const index of [1, 2])
    expect((await fetch(at(index, '/api/trust'), { headers: { cookie: other } })).status).toBe(200)
  await send(0, 'POST', '/api/request-password-reset', { email })
  const { token } = await mail.mailTo(email)
  // Through another one than it was asked for at.
  expect((await send(3, 'POST', '/api/reset-password', { token, password: 'another password' })).status).toBe(200)
  for (const reading of readings) {
    expect(await reading.next()).toMatchObject({ event: 'signed-out' })
    await reading.ended
  }
  await pause(100)
  for (const index of [0, 1, 2, 3])
    for (const ended of [cookie, other])
      expect((await fetch(at(index, '/api/trust'), { headers: { cookie: ended } })).status).toBe(401)
})

test('when PostgreSQL drops every connection, the servers live on and pages get their version', async () => {
  const cookie = await someone('eve')
  const reading = await follow(1, cookie)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  )
  await client.end()
  expect(await reading.next()).toMatchObject({ event: 'version', data: { version: 0 } })
  let written = 0
  for (let time = 0; time < 20 && written !== 200; time += 1) {
    written = (await send(0, 'PATCH', '/api/trust', { trustName: 'After' }, cookie)).status
    expect([200, 503]).toContain(written)
    await pause(50)
  }
  expect(written).toBe(200)
  expect(await reading.next()).toMatchObject({ event: 'patch', data: { patch: { trustName: 'After' } } })
})

describe('two stores on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof launchPostgres>>
  const databases: Database[] = []
  const notifiers: Notifier[] = []
  let stores: [Store, Store]
  async function open(...keys: (typeof FIRST_KEY)[]): Promise<Store> {
    const database = await openPostgres(postgres.url, silentLog)
    databases.push(database)
    return openStore(database, keys)
  }
  beforeAll(async () => {
    postgres = await launchPostgres()
    stores = [await open(FIRST_KEY), await open(SECOND_KEY, FIRST_KEY)]
  })
  afterAll(async () => {
    for (const notifier of notifiers) await notifier.stop()
    for (const database of databases) await database.close()
    await postgres.stop()
  })

  const users = Array.from({ length: 8 }, () => `u-${randomUUID()}`)
  const entry = (id: string) => ({ beneficiaries: { put: [{ id, name: id, relationship: 'child' as const }] } })

  test('two processes that save for the same users at once keep all of it, in versions without gaps', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `b-${index}`)
    const saves = users.flatMap((uid) => ids.map((id, index) => ({ uid, patch: entry(id), store: stores[index % 2] })))
    const changes = await Promise.all(
      saves.map(({ uid, patch, store }) => store?.changeTrust({ uid, patchId: randomUUID(), patch })),
    )
    expect(changes.every((change) => change?.repeated === false)).toBe(true)
    for (const uid of users) {
      const { version, record } = await stores[0].readTrust(uid)
      expect(version).toBe(ids.length)
      expect(new Set(record?.beneficiaries?.map(({ id }) => id))).toEqual(new Set(ids))
      const versions = (await stores[1].changesSince(uid, 0, 100)).map((change) => change.version)
      expect(versions).toEqual(ids.map((_, index) => index + 1))
    }
  })

  test('the same write at both at once is applied once, beside others', async () => {
    for (let time = 0; time < 10; time += 1) {
      const before = await Promise.all(users.map((uid) => stores[0].trustVersion(uid)))
      const writes = users.map((uid) => ({ uid, patchId: randomUUID(), patch: { trustName: `Once ${time}` } }))
      const answers = await Promise.all(stores.flatMap((store) => writes.map((write) => store.changeTrust(write))))
      expect(answers.filter(({ repeated }) => !repeated).length).toBe(users.length)
      for (const [index, uid] of users.entries())
        expect(await stores[1].trustVersion(uid)).toBe((before[index] ?? 0) + 1)
    }
  })

  test('no number goes back to the old key during the encryption with a new one', async () => {
    const [old, current] = stores
    for (const uid of users)
      await old.changeTrust({ uid, patchId: randomUUID(), patch: { grantorSsn: '914637285', county: 'Teton' } })
    let over = false
    const saving = users.map(async (uid) => {
      for (let time = 0; !over; time += 1)
        await current.changeTrust({ uid, patchId: randomUUID(), patch: { county: `Teton ${time}` } })
    })
    // A row that is being written to is left for the next time.
    let left = Number.POSITIVE_INFINITY
    try {
      for (let time = 0; left > 0 && time < 100; time += 1) left = (await current.reencrypt()).rows
    } finally {
      over = true
      await Promise.all(saving)
    }
    expect(left).toBe(0)
    const only = await open(SECOND_KEY, FIRST_KEY)
    const { rows, unreadable } = await only.reencrypt()
    expect({ rows, unreadable }).toEqual({ rows: 0, unreadable: 0 })
    for (const uid of users) expect((await only.readTrust(uid)).record?.grantorSsn).toBe('914637285')
  })

  /** The notifier of a process that listens, and what it has received. */
  async function listening() {
    const received: string[] = []
    const sendVersions = vi.fn(async () => {})
    const hub = {
      deliverUpTo: (uid: string, version: number) => void received.push(`${uid} ${version}`),
      endSession: () => {},
      sendVersions,
    }
    const notifier = createNotifier(postgres.url, hub, silentLog, () => {})
    notifiers.push(notifier)
    await vi.waitFor(() => expect(sendVersions).toHaveBeenCalled())
    return { notifier, received }
  }

  test('notifies the others and not itself, until it stops', async () => {
    const [first, second] = [await listening(), await listening()]
    first.notifier.notify({ uid: 'both', version: 1 })
    await vi.waitFor(() => expect(second.received).toEqual(['both 1']))
    second.notifier.notify({ uid: 'back', version: 2 })
    await vi.waitFor(() => expect(first.received).toEqual(['back 2']))

    // Also of the last save of a process that stops.
    second.notifier.notify({ uid: 'last', version: 3 })
    await second.notifier.stop()
    await vi.waitFor(() => expect(first.received).toEqual(['back 2', 'last 3']))
  })

  test('of several versions the latest is sent, in whatever order they came', async () => {
    const [first, second] = [await listening(), await listening()]
    for (const version of [1, 3, 2]) first.notifier.notify({ uid: 'again', version })
    await vi.waitFor(() => expect(second.received).toContain('again 3'))
    // The next notice comes after all of these.
    first.notifier.notify({ uid: 'next', version: 1 })
    await vi.waitFor(() => expect(second.received).toContain('next 1'))
    expect(second.received.filter((notice) => notice.startsWith('again')).at(-1)).toBe('again 3')
  })
})
