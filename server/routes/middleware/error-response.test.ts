import { connect } from 'node:net'
import { APIError } from 'better-auth/api'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import { message } from '#domain/message.ts'
import { readConfig } from '../../config.ts'
import { ListTooLong, TrustTooLarge } from '../../db/database-errors.ts'
import { ApiError } from '../../errors.ts'
import { createLog, silentLog } from '../../observability/log.ts'
import { builtPages } from '../../pages/serve.ts'
import { listen, type Running } from '../../start.ts'
import { temporaryDir } from '../../test-server.ts'
import { errorHandler } from './error-response.ts'
import type { AppEnv } from './route.ts'

async function answerTo(error: Error) {
  const lines: string[] = []
  const app = new Hono<AppEnv>()
  app.onError(errorHandler(createLog({ write: (text: string) => lines.push(text) })))
  app.get('/', () => {
    throw error
  })
  const answer = await app.request('/')
  const body: ErrorResponse = await answer.json()
  return { status: answer.status, error: body.error, retryAfter: answer.headers.get('retry-after'), lines }
}

test.each([
  [new ApiError('too-many-requests', 'Wait.', { retryAfter: 7 }), 'too-many-requests', '7'],
  [new ListTooLong('assets'), 'invalid-field', null],
  [new TrustTooLarge(), 'invalid-field', null],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'unavailable', '2'],
  [Object.assign(new Error('terminating'), { code: '57P01' }), 'unavailable', '2'],
  [Object.assign(new Error('read-only transaction'), { code: '25006' }), 'unavailable', '2'],
  [Object.assign(new Error('connect EHOSTUNREACH'), { code: 'EHOSTUNREACH' }), 'unavailable', '2'],
  [new Error('Connection terminated unexpectedly'), 'unavailable', '2'],
  [new Error('Client has encountered a connection error and is not queryable'), 'unavailable', '2'],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), 'unavailable', '2'],
  [new APIError('INTERNAL_SERVER_ERROR', { message: 'Failed to get session' }), 'unavailable', '2'],
  [Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 }), 'unavailable', '2'],
  [Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'unavailable', '2'],
  [Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }), 'unavailable', '2'],
  [new TypeError('a bug'), 'internal-error', null],
] as const)('%o is answered as %s', async (error, code, retryAfter) => {
  const answer = await answerTo(error)
  expect(answer.error.code).toBe(code)
  expect(answer.status).toBe(errorCodes[code])
  expect(answer.retryAfter).toBe(retryAfter)
})

test('an unexpected error is logged without its message, which may quote a value', async () => {
  const { error, lines } = await answerTo(new Error('wrong value\n914-63-7285'))
  expect(JSON.stringify(error)).not.toContain('914')
  expect(lines.length).toBe(1)
  expect(lines[0]).not.toContain('914')
  expect(lines[0]).toContain('internal-error')
})

test('the log has the reason of the database: a full disk is for the administrator to fix', async () => {
  const full = { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' }
  expect((await answerTo(Object.assign(new Error('insert of 914-63-7285'), full))).lines.join()).toMatch(
    /"reason":"database or disk is full"/,
  )
})

test('an error with values has its English text, and what makes the same text in another language', async () => {
  const text = message('Please try again in {time}.', {
    time: message('{count, plural, one {# hour} other {# hours}}', { count: 2 }),
  })
  expect((await answerTo(new ApiError('too-many-requests', text))).error).toEqual({
    code: 'too-many-requests',
    message: 'Please try again in 2 hours.',
    ...text,
  })
  expect((await answerTo(new ApiError('wrong-code', 'No.', { field: 'code' }))).error).toEqual({
    code: 'wrong-code',
    message: 'No.',
    field: 'code',
  })
})

test('being too busy is not logged as an error', async () => {
  const { status, lines } = await answerTo(new ApiError('unavailable', 'Busy.', { retryAfter: 2 }))
  expect(status).toBe(503)
  expect(lines).toEqual([])
})

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
