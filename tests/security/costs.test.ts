import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_FIELDS, MOST_OPEN_BYTES, MOST_VALUES } from '#api/limits.ts'
import { type Person, signUp } from '../bad-input/person.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'

let server: LaunchedServer
let ann: Person
beforeAll(async () => {
  server = await launchServer()
  ann = await signUp(server.url)
})
afterAll(() => server.stop())

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
    expect(await openly(path, { email: 'x'.repeat(MOST_OPEN_BYTES) })).toEqual([413, undefined])
    expect(await openly(path, keys(90_000))).toEqual([413, undefined])
    expect(await openly(path, keys(400))).toEqual([422, 'k0'])
    expect(await openly(path, keys(MOST_FIELDS + 1))).toEqual([413, undefined])
  },
)

test('a save of more names, values or levels than any trust has is rejected before it is parsed', async () => {
  expect(await save(keys(80_000))).toEqual([413, undefined])
  expect(await save({ beneficiaries: { put: [{ id: 'b-1', ...keys(MOST_FIELDS) }] } })).toEqual([413, undefined])
  expect(await save(`{"trustName":[${'0,'.repeat(MOST_VALUES)}0]}`)).toEqual([413, undefined])
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
  const rejected = () => tom.ask('PATCH', '/api/trust', { assets: { put: assets } })
  let answer = await rejected()
  expect(answer.status).toBe(422)
  for (let sent = 0; sent < 80 && answer.status === 422; sent += 1) answer = await rejected()
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  expect(answer.retryAfter).toBeGreaterThan(0)
  expect(await save({ trustName: 'Ann’s' })).toEqual([200, undefined])
})
