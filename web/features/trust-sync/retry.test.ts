import { expect, test } from 'vitest'
import type { ErrorCode } from '#api/errors.ts'
import { message } from '#domain/message.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { Schedule } from './model/schedule.ts'
import { backOff, classifyError, ForeignSession } from './retry.ts'

const errorOf = (status: number, code: ErrorCode, retryAfter?: number) =>
  classifyError(new ApiError(status, { code, message: 'Because', field: 'trustName' }, retryAfter))

test.each([
  [400, 'invalid-body'],
  [403, 'foreign-origin'],
  [413, 'body-too-large'],
  [413, 'unavailable'],
  [422, 'invalid-field'],
] as const)('%i %s is final', (status, code) => {
  expect(errorOf(status, code)).toEqual({ kind: 'rejected', message: 'Because', field: 'trustName' })
})

test.each([
  [403, 'unavailable'],
  [404, 'unavailable'],
  [500, 'internal-error'],
  [503, 'unavailable'],
] as const)('%i %s is tried again', (status, code) => {
  expect(errorOf(status, code)).toMatchObject({ kind: 'retry', answered: true })
})

test('a final error keeps its message for the page, and its English for a tab of an earlier version', () => {
  const text = message('At most {most} entries.', { most: 3 })
  expect(
    classifyError(
      new ApiError(422, { code: 'invalid-field', message: 'At most 3 entries.', ...text, field: 'assets' }),
    ),
  ).toEqual({ kind: 'rejected', message: 'At most 3 entries.', text, field: 'assets' })
})

test('obeys Retry-After', () => {
  expect(errorOf(429, 'too-many-requests', 7)).toMatchObject({ kind: 'retry', retryAfter: 7 })
})

test('a network that is away is tried again', () => {
  expect(classifyError(new Unreachable('cable'))).toMatchObject({ kind: 'retry', answered: false })
})

test.each([
  new ApiError(401, { code: 'not-signed-in', message: '' }),
  new ApiError(403, { code: 'foreign-record', message: '' }),
  new ForeignSession(),
])('a session that ended or is another user’s stops the sending', (error) => {
  expect(classifyError(error)).toEqual({ kind: 'session-ended' })
})

test('waits longer after each failure, up to half a minute, spread by chance', () => {
  expect([1, 2, 3, 4].map((failures) => backOff(failures, 1))).toEqual([500, 1_000, 2_000, 4_000])
  expect(backOff(1, 0)).toBe(250)
  expect(backOff(100, 1)).toBe(30_000)
})

/** `SCHEDULES=5000 SEED=7 npm run unit -- web/features/trust-sync/retry` for a longer or another run. */
const SCHEDULES = Number(import.meta.env.SCHEDULES ?? 200)
const FIRST_SEED = Number(import.meta.env.SEED ?? 20_261_120)

test(
  `in ${SCHEDULES} random schedules no answer is lost, crosses users or stays unsent`,
  async () => {
    const failures: string[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed++) {
      await new Schedule(seed).run(40).catch((error: Error) => failures.push(`SEED=${seed}: ${error.message}`))
    }
    expect(failures).toEqual([])
  },
  20_000 + SCHEDULES * 500,
)
