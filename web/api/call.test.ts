import { afterEach, expect, test, vi } from 'vitest'
import { english, message } from '#domain/message.ts'
import { cleanedMessage, loginFailure } from '#web/features/account/auth/failure.ts'
import { ApiError, call, Unreachable } from './call.ts'
import { newUuid } from './new-uuid.ts'

const credentials = { email: 'ada@sample.example', password: 'a password' }
const failureOf = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return call('POST /api/sign-in', credentials).then(
    () => undefined,
    (error: unknown) => error,
  )
}
const page = (status: number) => async () => new Response('<html><h1>Bad Gateway</h1></html>', { status })
const json = (status: number, body: unknown) => async () => Response.json(body, { status })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy’s 502', page(502)],
  ['a proxy’s 504', page(504)],
  ['a proxy’s 503 in JSON of its own', json(503, { error: 'upstream' })],
  ['a captive portal’s page', page(200)],
])('%s means that the server could not be reached, and nobody is asked to check a password', async (_, answer) => {
  const error = await failureOf(answer)
  expect(error).toBeInstanceOf(Unreachable)
  for (const text of [loginFailure(error), cleanedMessage(error)])
    expect(text).toBe('The server could not be reached. Please check your internet connection and try again.')
})

test.each([403, 413, 429])('a proxy’s %i is shown without its number', async (status) => {
  const error = await failureOf(page(status))
  expect(error).toMatchObject({ status, code: 'unavailable' })
  expect(cleanedMessage(error)).not.toMatch(/\d/)
  expect(loginFailure(error)).not.toContain('credentials')
})

test('an error with values is shown as a message, which the page can translate', async () => {
  const text = message('Please try again in {minutes} minutes.', { minutes: 7 })
  const error = await failureOf(json(429, { error: { code: 'too-many-requests', message: english(text), ...text } }))
  expect(error).toMatchObject({ message: 'Please try again in 7 minutes.', text })
  expect(cleanedMessage(error)).toEqual(text)
})

test('what our server rejects keeps its own words', async () => {
  const error = await failureOf(json(401, { error: { code: 'wrong-password', message: 'No.' } }))
  expect(error).toBeInstanceOf(ApiError)
  expect(loginFailure(error)).toBe('Invalid credentials. Please check your password and try again.')
  const busy = { code: 'unavailable', message: 'The server is not available right now. Please try again.' }
  expect(loginFailure(await failureOf(json(503, { error: busy })))).toBe(busy.message)
})

test('a call that gets no answer ends, and says so', async () => {
  // As AbortSignal.timeout does, whose clock a test cannot turn.
  const limits: number[] = []
  const controller = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return controller.signal
  })
  const failed = failureOf(
    () =>
      new Promise((_, reject) => controller.signal.addEventListener('abort', () => reject(controller.signal.reason))),
  )
  controller.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  const error = await failed
  expect(limits).toEqual([20_000])
  expect(error).toMatchObject({ name: 'Unreachable', late: true })
  expect(loginFailure(error)).toBe(
    'The server took too long to answer. Please check your internet connection and try again.',
  )
})

test('a UUID of the seventh kind, another each time', () => {
  const made = Array.from({ length: 1_000 }, newUuid)
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(1_000)
})

test('one that is made later comes after one that was made before', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T10:00:00.000Z') })
  const made = Array.from({ length: 50 }, () => {
    vi.advanceTimersByTime(1)
    return newUuid()
  })
  vi.useRealTimers()
  expect(made.toSorted()).toEqual(made)
  expect(Number.parseInt((made[49] ?? '').replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 4, 4, 10) + 50)
})

test('also where the browser has none, as on a page without encryption', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(newUuid()).toHaveLength(36)
})
