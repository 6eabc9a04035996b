import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { type Reading, readEvents } from '#server/realtime/read-events.ts'
import { findPostgres, type LaunchedPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { request, signUp } from '#tests/server/test-user.ts'
import { type Cluster, launchCluster, restartPostgresUnderLoad, rollUnderLoad } from './cluster.ts'
import { failOverUnderLoad, noPatroni } from './patroni.ts'
import { launchNginx } from './programs.ts'

const SIZE = 3
const missing = !findProgram('nginx') ? noProgram('nginx') : !findPostgres() ? noPostgres : undefined
let postgres: LaunchedPostgres
let cluster: Cluster
const open: Reading[] = []

beforeAll(async () => {
  if (missing) return
  postgres = await launchPostgres()
  // Real processes on the empty database, all at once: each wants to migrate it.
  cluster = await launchCluster(postgres.url, SIZE)
})
afterAll(async () => {
  for (const reading of open) reading.close()
  await cluster?.stop()
  await postgres?.stop()
})

/** Through nginx, which deals the requests out in turn. */
async function openPages(cookie: string): Promise<Reading[]> {
  const pages: Reading[] = []
  for (let page = 0; page < SIZE * 2; page += 1) {
    const reading = await readEvents(`${cluster.url}/api/trust/events`, cookie)
    open.push(reading)
    expect(await reading.next()).toMatchObject({ event: 'version' })
    pages.push(reading)
  }
  return pages
}

test('a save through nginx reaches the pages at every server, as it is', async (context) => {
  if (missing) return context.skip(missing)
  const person = await signUp(cluster.url)
  const pages = await openPages(person.cookie)
  for (let version = 1; version <= SIZE; version += 1) {
    const patch = { trustName: `王家 Trust ${version}` }
    expect((await person.request('PATCH', '/api/trust', patch)).status).toBe(200)
    for (const page of pages) expect(await page.next()).toMatchObject({ event: 'patch', data: { version, patch } })
  }
})

test('while no server answers, people read words and not a status', async (context) => {
  if (missing) return context.skip(missing)
  const front = await launchNginx({ port: await freePort(), servers: [await freePort()] })
  try {
    const answer = await fetch(front.url)
    expect(answer.status).toBe(502)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const text = await answer.text()
    expect(text).toContain('Kinstead cannot be reached right now')
    expect(text).not.toContain('502')
  } finally {
    await front.stop()
  }
})

test('a file that no server has is not found, and keeps no server out of use', async (context) => {
  if (missing) return context.skip(missing)
  for (let time = 0; time < SIZE * 2; time += 1) {
    expect((await fetch(`${cluster.url}/assets/of-another-version.js`)).status).toBe(404)
    expect((await fetch(`${cluster.url}/api/session`)).status).toBe(200)
  }
})

test('sign-out and deletion through nginx end the session and its pages at every server', async (context) => {
  if (missing) return context.skip(missing)
  const goings = [
    ['/api/sign-out', {}],
    ['/api/account/delete', { password: 'granite-lantern-meadow' }],
  ] as const
  for (const [path, body] of goings) {
    const person = await signUp(cluster.url)
    const pages = await openPages(person.cookie)
    expect((await person.request('POST', path, body)).status).toBe(200)
    for (const page of pages) {
      expect(await page.next()).toMatchObject({ event: 'signed-out' })
      await page.ended
    }
    await pause(100)
    for (let time = 0; time < SIZE; time += 1) expect((await person.request('GET', '/api/trust')).status).toBe(401)
  }
})

test('guesses at a password are counted by all servers together', async (context) => {
  if (missing) return context.skip(missing)
  const guess = (server: string, password: string) =>
    request(server, 'POST', '/api/sign-in', { email: `guessed-${SIZE}@family.example`, password })
  const urls = cluster.servers.map(({ url }) => url)
  const guesses = urls.flatMap((url) => Array.from({ length: 4 }, (_, n) => guess(url, `guess number ${n}`)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBe(5)
  expect(statuses.filter((status) => status === 429).length).toBe(SIZE * 4 - 5)
  for (const url of urls) expect((await guess(url, 'one more')).retryAfter).toBeGreaterThan(800)
})

test('a rolling restart under load loses no save and leaves no page behind', async (context) => {
  if (missing) return context.skip(missing)
  const { errors, saves } = await rollUnderLoad(cluster, { users: 2, rounds: 1 })
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
}, 120_000)

test('a restart of PostgreSQL under load loses no save and leaves no page behind', async (context) => {
  if (missing) return context.skip(missing)
  const { errors, saves } = await restartPostgresUnderLoad(cluster, postgres, { users: 2, rounds: 1 })
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
}, 120_000)

test('the leader of a Patroni cluster is killed under load: saves go on, with every acknowledged one', async (context) => {
  if (noPatroni) return context.skip(noPatroni)
  const { errors, saves, withoutSaves, reconnections } = await failOverUnderLoad({ users: 2, rounds: 1, ttl: 8 })
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
  expect(Math.max(...withoutSaves)).toBeLessThan(30_000)
  // Pages keep their streams: the servers, not the pages, lost the database.
  expect(reconnections).toBe(0)
}, 180_000)
