import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { listen, type Running } from '../../listen.ts'
import { silentLog } from '../../observability/log.ts'
import { builtPages } from '../../pages/serve.ts'
import { temporaryDir } from '../../try-out.ts'

let place: ReturnType<typeof temporaryDir>
let running: Running
beforeAll(async () => {
  place = temporaryDir()
  running = await listen(
    { ...readConfig({ DATA_DIR: place.dir }), port: 0 },
    builtPages(place.dir, 'http://localhost:3000'),
    silentLog,
  )
})
afterAll(async () => {
  await running.stop()
  place.remove()
})

/** What the server answers to these bytes, as a status; 0 when it only hangs up. */
function statusOf(bytes: string): Promise<number> {
  return new Promise((done, failed) => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
      socket.end()
    })
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)))
    socket.on('error', failed)
  })
}

const HOST = 'Host: localhost\r\n'
const JSON_HEADERS = `${HOST}Content-Type: application/json\r\n`

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n'],
  ['no Host', 'GET /api/session HTTP/1.1\r\n\r\n'],
  ['two Hosts', `GET /api/session HTTP/1.1\r\n${HOST}Host: attacker.example\r\n\r\n`],
  ['two Hosts alike, for a page', `GET / HTTP/1.1\r\n${HOST}hOST: localhost\r\n\r\n`],
  ['a Host that is none', 'GET /api/session HTTP/1.1\r\nHost: a/b@c:99999\r\n\r\n'],
  ['two lengths', `POST /api/sign-in HTTP/1.1\r\n${JSON_HEADERS}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length that is none', `POST /api/sign-in HTTP/1.1\r\n${JSON_HEADERS}Content-Length: abc\r\n\r\n{}`],
  [
    'a length and chunks',
    `POST /api/sign-in HTTP/1.1\r\n${JSON_HEADERS}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['chunks that are none', `POST /api/sign-in HTTP/1.1\r\n${JSON_HEADERS}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['headers over the limit', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['a path that cannot be decoded', `GET /api/%ff%00 HTTP/1.1\r\n${HOST}\r\n`],
  ['an address for a path', `GET http://[::: HTTP/1.1\r\n${HOST}\r\n`],
  ['a method nobody knows', `BREW /api/trust HTTP/1.1\r\n${HOST}\r\n`],
  ['TRACE', `TRACE /api/trust HTTP/1.1\r\n${HOST}\r\n`],
  ['CONNECT', `CONNECT localhost:22 HTTP/1.1\r\n${HOST}\r\n`],
  ['an upgrade', `GET /api/trust HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
])('%s gets a 4xx or nothing, never a 5xx', async (_, bytes) => {
  const status = await statusOf(bytes)
  expect(status === 0 || (status >= 400 && status < 500), String(status)).toBe(true)
})

/** How many requests of these, sent at once, are answered before the connection is closed; the last asks to close it. */
function answersTo(requests: number): Promise<number> {
  return new Promise((done) => {
    const one = `GET /healthz HTTP/1.1\r\n${HOST}`
    const last = `${one}Connection: close\r\n\r\n`
    const bytes = `${one}\r\n`.repeat(requests - 1).concat(last)
    const socket = connect(running.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => done(answer.split('HTTP/1.1 200').length - 1))
    socket.on('error', () => {})
  })
}

test('a few requests sent at once on one connection are answered; of many the connection is closed', async () => {
  expect(await answersTo(4)).toBe(4)
  expect(await answersTo(20)).toBe(0)
})

test('the server is well after all that', async () => {
  expect(await statusOf(`GET /healthz HTTP/1.1\r\n${HOST}\r\n`)).toBe(200)
})
