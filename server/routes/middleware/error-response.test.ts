import { APIError } from 'better-auth/api'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type ErrorResponse, errorCodes } from '#api/errors.ts'
import { message } from '#domain/message.ts'
import { ListTooLong, TrustTooLarge } from '../../db/write-errors.ts'
import { ApiError } from '../../errors.ts'
import { createLog } from '../../observability/log.ts'
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
