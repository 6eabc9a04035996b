// @vitest-environment node
import { expect, test } from 'vitest'
import type { ErrorCode } from '#api/errors.ts'
import { ApiError, Unreachable } from '../api/call.ts'
import { ForeignSession, verdictOn } from './verdict.ts'

const refused = (status: number, code: ErrorCode, retryAfter?: number) =>
  verdictOn(new ApiError(status, { code, message: 'Because', field: 'trustName' }, retryAfter))

test.each([
  [400, 'invalid-body'],
  [403, 'foreign-origin'],
  [413, 'body-too-large'],
  [413, 'unavailable'],
  [422, 'invalid-field'],
] as const)('%i %s is final', (status, code) => {
  expect(refused(status, code)).toEqual({ kind: 'refused', message: 'Because', field: 'trustName' })
})

test.each([
  [403, 'unavailable'],
  [404, 'unavailable'],
  [500, 'internal-error'],
  [503, 'unavailable'],
] as const)('%i %s is tried again', (status, code) => {
  expect(refused(status, code)).toMatchObject({ kind: 'later', answered: true })
})

test('obeys Retry-After', () => {
  expect(refused(429, 'too-many-requests', 7)).toMatchObject({ kind: 'later', retryAfter: 7 })
})

test('a network that is away is tried again', () => {
  expect(verdictOn(new Unreachable('cable'))).toMatchObject({ kind: 'later', answered: false })
})

test.each([
  new ApiError(401, { code: 'not-signed-in', message: '' }),
  new ApiError(403, { code: 'foreign-record', message: '' }),
  new ForeignSession(),
])('a session that ended or is another user’s stops the sending', (error) => {
  expect(verdictOn(error)).toEqual({ kind: 'session-ended' })
})
