import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import { listen, type Running } from '#server/start.ts'
import { temporaryDir } from '#server/test-server.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { type Person, signUp } from '../server/test-user.ts'

const LARGE = 45
const SAVES = 25
/** Nearly a megabyte, and another one each time. */
const largeChange = (mark: number) => ({
  assets: {
    put: Array.from({ length: LARGE }, (_, index): Partial<Asset> & { id: string } => ({
      ...{ id: `a-${index}`, name: `${mark}`, type: 'other', ownership: 'sole', description: 'y'.repeat(20_000) },
    })),
  },
})
async function fill(person: Person, saves: number): Promise<void> {
  for (let mark = 0; mark < saves; mark += 1)
    expect((await person.request('PATCH', '/api/trust', largeChange(mark))).status).toBe(200)
}
const ask = (url: string, { cookie }: Person, headers: Record<string, string> = {}) =>
  fetch(`${url}${exportPersonalData.path}`, {
    method: exportPersonalData.method,
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: '{}',
  })

/** The status of an export, which is then canceled. */
async function statusOf(url: string, person: Person): Promise<number> {
  const answer = await ask(url, person)
  await answer.body?.cancel()
  return answer.status
}

/** Begins an export and reads no more of it. */
function unreadExport(url: string, { cookie }: Person): Promise<{ end(): void }> {
  return new Promise((begun, failed) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', failed)
    const head = `${exportPersonalData.method} ${exportPersonalData.path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n`
    const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
    socket.once('data', (data) => {
      socket.pause()
      if (data.toString().startsWith('HTTP/1.1 200')) begun({ end: () => socket.destroy() })
      else failed(new Error(data.toString()))
    })
    socket.write(head + body)
  })
}

let server: LaunchedServer
beforeAll(async () => {
  // A history is read a page at a time, or this is not enough.
  server = await launchServer({ env: { NODE_OPTIONS: '--max-old-space-size=160' } })
})
afterAll(() => server.stop())

test('exports of a long history, of several accounts at once, take little memory and are whole', async () => {
  const pid = server.pid()
  const people = [await signUp(server.url), await signUp(server.url), await signUp(server.url)]
  for (const person of people) await fill(person, SAVES)
  for (const answer of await Promise.all(people.map((person) => ask(server.url, person)))) {
    expect(answer.status).toBe(200)
    const { changes, trust } = PersonalData.parse(await answer.json())
    expect(changes.map(({ version }) => version)).toEqual(Array.from({ length: SAVES }, (_, index) => index + 1))
    expect(trust.version).toBe(SAVES)
  }
  expect([server.pid(), (await fetch(`${server.url}/healthz`)).status]).toEqual([pid, 200])
})

test('one export of a user runs at a time, and no other site can begin one', async () => {
  const ann = await signUp(server.url)
  await fill(ann, 12)
  const first = await unreadExport(server.url, ann)
  const rejected = await ask(server.url, ann)
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await ask(server.url, await signUp(server.url))).status).toBe(200)
  first.end()
  await expect.poll(() => statusOf(server.url, ann), { timeout: 30_000 }).toBe(200)
  expect((await ask(server.url, ann, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask(server.url, ann, { origin: 'https://attacker.example' })).status).toBe(403)
})

test('an answer that nobody reads is given up', async () => {
  const place = temporaryDir()
  const config = { ...readConfig({ DATA_DIR: place.dir }), port: 0 }
  const running: Running = await listen(config, builtPages(place.dir, config.baseUrl), silentLog, { unread: 5_000 })
  const url = `http://localhost:${running.port}`
  const ann = await signUp(url)
  await fill(ann, 12)
  await unreadExport(url, ann)
  expect(await statusOf(url, ann)).toBe(429)
  await expect.poll(() => statusOf(url, ann), { timeout: 30_000 }).toBe(200)
  await running.stop()
  place.remove()
})
