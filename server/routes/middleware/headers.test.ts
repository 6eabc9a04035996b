import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryDir, tryOut } from '../../try-out.ts'

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
])('%s carries the headers of every answer, whatever it is', async (path) => {
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

test('nobody is led to another site: no address in a request decides where an answer leads', async () => {
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
