import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDir, tryOut } from '../../try-out.ts'
import { rejectForeignOrigin } from './security.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
beforeAll(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir, { baseUrl: 'https://trusts.example' })
})
afterAll(async () => {
  await server.close()
  place.remove()
})

test.each([
  '/',
  '/dashboard',
  '/nothing',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/api/session',
  '/api/trust',
  '/api/nothing',
  '/assets/../../package.json',
])('%s has the headers of every response', async (path) => {
  const { headers, status } = await server.app.request(path)
  expect(status).toBeLessThan(504)
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split('; ')).toContain(part)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers.has('access-control-allow-origin')).toBe(false)
  expect(headers.has('x-powered-by') || headers.has('server')).toBe(false)
})

test('no address in a request makes a response redirect to another site', async () => {
  for (const path of [
    '//evil.example',
    '/login?next=https://evil.example',
    '/api/google/callback?state=x&next=https://evil.example',
    '/\\evil.example',
  ]) {
    const location = (await server.app.request(path, { headers: { host: 'evil.example' } })).headers.get('location')
    expect(location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(location ?? '').not.toContain('evil')
  }
})

const BASE = 'https://trusts.example'
const check = (headers: object) => () => rejectForeignOrigin(new Headers({ ...headers }), BASE)

test.each([{}, { origin: BASE }, { origin: BASE, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  '%j is our own',
  (headers) => {
    expect(check(headers)).not.toThrow()
  },
)

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://trusts.example.evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.example', host: 'trusts.example' },
  { origin: 'http://trusts.example', host: 'trusts.example' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  { origin: BASE, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
])('%j is foreign', (headers) => {
  expect(check(headers)).toThrow(/This request came from/)
})

test('on localhost, the names of the machine for itself are allowed, and no other name', () => {
  const local = (host: string) => () =>
    rejectForeignOrigin(new Headers({ origin: `http://${host}`, host }), 'http://localhost:3000')
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(local(host)).not.toThrow()
  for (const host of ['rebound.example:3000', 'localhost.evil.example:3000']) expect(local(host)).toThrow(/came from/)
})
