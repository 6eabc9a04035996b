import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#api/errors.ts'
import { message } from '#domain/message.ts'
import { newTrust } from '#domain/trust/record.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import type { QueuedChange } from './changes.ts'
import { Schedule } from './model/schedule.ts'
import type { LiveEvent } from './ports.ts'
import { backOff, classifyError, ForeignSession } from './retry.ts'
import { server } from './transport.ts'

afterEach(() => vi.unstubAllGlobals())

const AT = '2026-03-01T12:00:00.000Z'
const place = { patchId: 'd59cef10-1d63-4a19-ae62-4b62e1988293', uid: 'ada', order: 1, at: AT }

function answering(body: unknown) {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json(body))
  vi.stubGlobal('fetch', fetched)
  return () => {
    const [path, request] = fetched.mock.calls[0] ?? []
    return {
      path,
      method: request?.method,
      body: JSON.parse(String(request?.body)),
      headers: new Headers(request?.headers),
    }
  }
}

test('a change goes out under its key and with its owner', async () => {
  const sent = answering({ version: 3, lastUpdated: AT })
  const entry: QueuedChange = { ...place, kind: 'trust', patch: { trustName: 'Oak' } }
  expect(await server.send(entry)).toEqual({ version: 3, lastUpdated: AT })
  expect(sent()).toMatchObject({ path: '/api/trust', method: 'PATCH', body: { trustName: 'Oak', uid: 'ada' } })
  expect(sent().headers.get('idempotency-key')).toBe(place.patchId)
})

test('so does a directive', async () => {
  const sent = answering({ version: 3, lastUpdated: AT })
  await server.send({ ...place, kind: 'directive', directive: { skipped: true } })
  expect(sent()).toMatchObject({
    path: '/api/health-care-directive',
    method: 'PUT',
    body: { skipped: true, uid: 'ada' },
  })
  expect(sent().headers.get('idempotency-key')).toBe(place.patchId)
})

test('a download record goes out under its key, when the session is its owner’s', async () => {
  const documents = [{ document: 'schedule-a', fingerprint: 'f' }] as const
  const download = { ...place, kind: 'download', way: 'print', whole: false, version: 7, documents } as const
  const requests: [string, RequestInit][] = []
  const answers = (uid: string) => async (path: string, request: RequestInit) => {
    requests.push([path, request])
    return Response.json(path === '/api/session' ? { user: { uid }, installation: {} } : {})
  }
  vi.stubGlobal('fetch', answers('ben'))
  await expect(server.recordDownload(download)).rejects.toThrow(ForeignSession)
  expect(requests).toHaveLength(1)
  vi.stubGlobal('fetch', answers('ada'))
  await server.recordDownload(download)
  const [path, request] = requests.at(-1) ?? []
  expect([path, request?.method]).toEqual(['/api/document-copies', 'POST'])
  expect(JSON.parse(String(request?.body))).toEqual({ way: 'print', whole: false, version: 7, at: AT, documents })
  expect(new Headers(request?.headers).get('idempotency-key')).toBe(place.patchId)
})

test('another user’s record is not taken for one’s own', async () => {
  answering({ version: 3, record: newTrust('ben', AT) })
  await expect(server.read('ada')).rejects.toThrow(ForeignSession)
  expect(await server.read('ben')).toMatchObject({ version: 3, record: { uid: 'ben' } })
})

test('that there is no trust counts only when it is one’s own that there is not', async () => {
  const answers = (uid: string) => async (path: string) =>
    path === '/api/session'
      ? Response.json({ user: { uid }, installation: {} })
      : Response.json({ version: 0, record: null })
  vi.stubGlobal('fetch', answers('ben'))
  await expect(server.read('ada')).rejects.toThrow(ForeignSession)
  await expect(server.create('ada', place.patchId)).rejects.toThrow(ForeignSession)
  expect(await server.read('ben')).toEqual({ version: 0, record: null })
})

test.each([null, {}, { version: 'new' }, { version: 1, record: { uid: 'ada', assets: 7 } }])(
  'an answer that is no trust counts as none: %j',
  async (body) => {
    answering(body)
    await expect(server.read('ada')).rejects.toThrow(Unreachable)
  },
)

test('a portal that answers a write with something else acknowledges nothing', async () => {
  answering({ welcome: 'to our café' })
  await expect(server.send({ ...place, kind: 'trust', patch: {} })).rejects.toThrow(Unreachable)
})

class Source extends EventTarget {
  static last: Source | undefined
  readonly close = vi.fn()
  onerror = () => {}
  constructor() {
    super()
    Source.last = this
  }
  send(type: string, data: string) {
    this.dispatchEvent(new MessageEvent(type, { data }))
  }
}

function listening() {
  vi.stubGlobal('EventSource', Source)
  const events: LiveEvent[] = []
  const failed = vi.fn()
  const close = server.events('ada', { event: (event) => events.push(event), failed })
  if (!Source.last) throw new Error('No stream was opened')
  return { source: Source.last, events, failed, close }
}

test('receives versions, changes and the end of the session', () => {
  const { source, events } = listening()
  source.send('version', '{"version":4,"uid":"ada"}')
  const made = { version: 5, lastUpdated: AT, patchId: place.patchId, patch: { trustName: 'Oak' } }
  source.send('patch', JSON.stringify(made))
  source.send('signed-out', '{}')
  expect(events).toEqual([
    { type: 'version', version: 4, uid: 'ada' },
    { type: 'patch', ...made },
    { type: 'signed-out' },
  ])
})

test('a change of a later product is news of a version to read', () => {
  const { source, events } = listening()
  source.send('patch', JSON.stringify({ version: 5, lastUpdated: AT, patchId: 'p', patch: { fieldOfTomorrow: 1 } }))
  expect(events).toEqual([{ type: 'version', version: 5, uid: 'ada' }])
})

test('a broken line or connection closes the stream for the page to open another', () => {
  const { source, failed } = listening()
  source.send('patch', '{')
  expect([failed.mock.calls.length, source.close.mock.calls.length]).toEqual([1, 1])
  source.onerror()
  expect(failed.mock.calls.length).toBe(2)
})

describe('errors and pauses', () => {
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
})

/** `SCHEDULES=5000 SEED=7 npm run unit -- web/features/trust-sync/transport` for a longer or another run. */
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
