import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_BODY_VALUES, MAX_OBJECT_FIELDS, MAX_PUBLIC_BODY_BYTES } from '#api/limits.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { type Person, signUp } from '../server/test-user.ts'

let server: LaunchedServer
let ann: Person
beforeAll(async () => {
  server = await launchServer()
  ann = await signUp(server.url)
})
afterAll(() => server.stop())

/** 200 KB, more than one read of a socket, with letters of one to four bytes, of which a cut can go through the middle. */
const large = (name: string): TrustPatch => ({
  trustName: name,
  customRules: 'Zoë 王小明 عائشة 𝒜'.repeat(1_000),
  terminationEvent: 'é'.repeat(20_000),
  distributionRules: 'x'.repeat(20_000),
  hcd_treatmentPreferences: '王'.repeat(20_000),
})
const small = (name: string): TrustPatch => ({ trustName: name, grantorName: 'عائشة 𝒜' })

type Framing = 'at its length' | 'in chunks'

function requestOf(patch: TrustPatch, framing: Framing): Buffer {
  const body = Buffer.from(JSON.stringify(patch))
  const length = framing === 'at its length' ? `content-length: ${body.length}` : 'transfer-encoding: chunked'
  const head = [
    'PATCH /api/trust HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `cookie: ${ann.cookie}`,
    `idempotency-key: ${randomUUID()}`,
    length,
  ]
  const half = body.length >> 1
  const chunk = (bytes: Buffer) => [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]
  const sent =
    framing === 'at its length'
      ? [body]
      : [...chunk(body.subarray(0, half)), ...chunk(body.subarray(half)), Buffer.from('0\r\n\r\n')]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), ...sent])
}

/** Sends the pieces one after the other on one connection, and answers the statuses of so many answers. */
async function statuses(pieces: readonly Buffer[], answers: number): Promise<number[]> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    .setNoDelay(true)
    .setEncoding('utf8')
  let received = ''
  socket.on('data', (text: string) => (received += text))
  const found = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await pause(20)
    socket.write(piece)
  }
  while (found().length < answers) await once(socket, 'data')
  socket.destroy()
  return found()
}

const cut = (bytes: Buffer, ...places: number[]) =>
  [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length))

const cases = [small, large].flatMap((patchOf) =>
  (['at its length', 'in chunks'] as const).map((framing) => ({ patchOf, framing, size: patchOf.name })),
)

test.each(cases)(
  'a $size body $framing is kept as it was sent, whole or in any pieces',
  async ({ patchOf, framing }) => {
    const bytes = requestOf(patchOf('whole'), framing)
    const bodyAt = bytes.indexOf('\r\n\r\n') + 4
    const ways = [
      [],
      [bodyAt],
      [bodyAt + 1],
      [bodyAt - 2, bytes.length - 1],
      [bodyAt + 40, bodyAt + 61, bodyAt + 62],
      [bytes.length - 3],
    ]
    for (const [number, places] of ways.entries()) {
      const patch = patchOf(`${framing} ${number}`)
      expect(await statuses(cut(requestOf(patch, framing), ...places), 1)).toEqual([200])
      expect(await ann.trust()).toMatchObject({ record: patch })
    }
  },
)

test('two bodies that come in one piece are each taken for what they are', async () => {
  const [first, second] = [
    { trustName: 'First', county: 'Teton' },
    { trustName: 'Second', dbaName: 'عائشة' },
  ]
  const both = Buffer.concat([requestOf(first, 'at its length'), requestOf(second, 'at its length')])
  expect(await statuses([both], 2)).toEqual([200, 200])
  expect(await ann.trust()).toMatchObject({ record: { ...first, ...second } })
})

test('an empty body is no JSON', async () => {
  const [head] = requestOf(small('x'), 'at its length').toString().split('content-length')
  expect(await statuses([Buffer.from(`${head}content-length: 0\r\n\r\n`)], 1)).toEqual([400])
})

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
const answerOf = async (answer: Response) => [answer.status, (await answer.json()).error?.field]
async function openly(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return answerOf(await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}
const save = async (body: object | string) => {
  const headers = { 'content-type': 'application/json', cookie: ann.cookie }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return answerOf(await fetch(`${server.url}/api/trust`, { method: 'PATCH', headers, body: text }))
}

test.each(['/api/sign-in', '/api/sign-up', '/api/request-password-reset'])(
  '%s, which anyone may call, takes little and stops at the first unknown field',
  async (path) => {
    expect(await openly(path, { email: 'x'.repeat(MAX_PUBLIC_BODY_BYTES) })).toEqual([413, undefined])
    expect(await openly(path, keys(90_000))).toEqual([413, undefined])
    expect(await openly(path, keys(400))).toEqual([422, 'k0'])
    expect(await openly(path, keys(MAX_OBJECT_FIELDS + 1))).toEqual([413, undefined])
  },
)

test('a save of more names, values or levels than any trust has is rejected before it is parsed', async () => {
  expect(await save(keys(80_000))).toEqual([413, undefined])
  expect(await save({ beneficiaries: { put: [{ id: 'b-1', ...keys(MAX_OBJECT_FIELDS) }] } })).toEqual([413, undefined])
  expect(await save(`{"trustName":[${'0,'.repeat(MAX_BODY_VALUES)}0]}`)).toEqual([413, undefined])
  expect(await save('{"trustName":'.repeat(1_000))).toEqual([400, undefined])
  expect(await save(`{"distributionRules":"${'\\",{['.repeat(100)}"}`)).toEqual([200, undefined])
})

test('of a thousand errors the answer names the first', async () => {
  const put = Array.from({ length: 1_000 }, (_, index) => ({ id: `b-${index}`, name: 1, relationship: 1, other: 1 }))
  expect(await save({ trustName: 'x', beneficiaries: { put }, assets: { put } })).toEqual([
    422,
    'beneficiaries.put.0.name',
  ])
})

test('a family of a thousand is saved at once', async () => {
  const put = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ id: `b-${index}`, name: `Ann "the ${index}th", Alder`, relationship: 'child', isPrimary: true },
    ...{ address: `${index} Elk Road, Jackson\nWY 83001`, sharePercent: 0.1 },
  }))
  expect(await save({ beneficiaries: { put } })).toEqual([200, undefined])
})

test('of one user’s rejected bodies so many are checked in a minute, and others are served meanwhile', async () => {
  const tom = await signUp(server.url)
  const assets = Array.from({ length: 45 }, (_, index) => ({
    ...{ id: `a-${index}`, name: index === 44 ? 1 : 'x', type: 'other', ownership: 'sole' },
    description: 'y'.repeat(20_000),
  }))
  const rejected = () => tom.request('PATCH', '/api/trust', { assets: { put: assets } })
  let answer = await rejected()
  expect(answer.status).toBe(422)
  for (let sent = 0; sent < 80 && answer.status === 422; sent += 1) answer = await rejected()
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  expect(answer.retryAfter).toBeGreaterThan(0)
  expect(await save({ trustName: 'Ann’s' })).toEqual([200, undefined])
})
