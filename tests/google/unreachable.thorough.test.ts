import { afterEach, beforeEach, expect, test } from 'vitest'
import { signUp } from '#api/auth.ts'
import { startGoogle } from '#api/google.ts'
import { readSession, Session } from '#api/session.ts'
import type { Config } from '#server/config.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'
import { type LaunchedProvider, launchProvider, visiting } from './provider.ts'

let place: ReturnType<typeof temporaryDir>
let provider: LaunchedProvider
let server: Awaited<ReturnType<typeof startTestServer>> | undefined
const { begin, agree, comeBack, whoIs } = visiting(() => {
  if (!server) throw new Error('The server was not opened.')
  return server
})
const open = async (changes: Partial<Config> = {}) => {
  await server?.close()
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = provider.env
  server = await startTestServer(place.dir, { google: { issuer, clientId, clientSecret }, ...changes })
  return server
}
beforeEach(async () => {
  place = temporaryDir()
  provider = await launchProvider()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await provider.stop()
  place.remove()
})

const rejectedWith = (code: string) => ({ body: { error: { code, message: expect.stringMatching(/\w+/) } } })

test('nothing is asked of the provider before somebody wants to sign in, and its document is asked for once', async () => {
  const { request } = await open()
  await request(readSession)
  expect(provider.discoveries).toBe(0)
  await Promise.all([begin(), begin(), begin()])
  await begin()
  expect(provider.discoveries).toBe(1)
})

test('a provider that is down is reported, delays nobody else, and is asked again without a restart', async () => {
  const { request } = await open()
  await provider.leave()
  expect(await request(startGoogle)).toMatchObject({ status: 503, ...rejectedWith('network-request-failed') })
  const person = { email: 'ann@family.example', password: 'a long password', firstName: 'Ann', lastName: 'Alder' }
  expect((await request(signUp, person)).status).toBe(200)
  await provider.comeBack()
  const { url, cookie } = await begin()
  expect((await comeBack(await agree(url), cookie)).outcome).toBe('created')
})

test('a provider that hangs is given up after four seconds, while other requests are answered at once', async () => {
  const { request } = await open()
  await provider.leave('hang')
  const began = performance.now()
  const rejected = request(startGoogle)
  expect((await request(readSession)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(await rejected).toMatchObject({ status: 503, ...rejectedWith('network-request-failed') })
  expect(performance.now() - began).toBeGreaterThan(3_000)
  expect(performance.now() - began).toBeLessThan(8_000)
})

test('a provider that goes away while the person is there signs nobody in', async () => {
  await open()
  const { url, cookie } = await begin()
  const answer = await agree(url)
  await provider.leave()
  expect(await comeBack(answer, cookie)).toMatchObject({ status: 303, outcome: 'network-request-failed', session: '' })
})

test('a discovery document of another issuer is not believed', async () => {
  const issuer = provider.issuer.replace('localhost', '127.0.0.1')
  const { request } = await open({ google: { issuer, clientId: 'kinstead-test', clientSecret: 'x' } })
  expect(await request(startGoogle)).toMatchObject({ status: 503, ...rejectedWith('network-request-failed') })
})

test('a provider that announces its issuer in authorization responses must name it (RFC 9207)', async () => {
  provider.announceIssuer()
  await open()
  const through = async (issuer?: string) => {
    const { url, cookie } = await begin()
    const back = await agree(url)
    if (issuer) back.searchParams.set('iss', issuer)
    return (await comeBack(back, cookie)).outcome
  }
  expect(await through()).toBe('failed')
  expect(await through('https://accounts.example')).toBe('failed')
  expect(await through(provider.issuer)).toBe('created')
})

test('where it is not configured, that is the answer, and the page knows beforehand', async () => {
  const { request } = await open({ google: { issuer: provider.issuer } })
  expect(await request(startGoogle)).toMatchObject({ status: 404, ...rejectedWith('google-not-configured') })
  expect(await comeBack('code=x&state=y', '')).toMatchObject({ status: 303, outcome: 'failed', session: '' })
  expect(Session.parse((await request(readSession)).body).installation.google).toBeUndefined()
  expect(Session.parse((await (await open()).request(readSession)).body).installation.google).toBe(true)
})

test('a network address may begin 60 times in a quarter of an hour', async () => {
  const { request } = await open()
  for (let time = 0; time < 60; time += 1) expect((await request(startGoogle)).status).toBe(200)
  const rejected = await request(startGoogle, undefined, { 'x-forwarded-for': '203.0.113.7' })
  expect(rejected).toMatchObject({ status: 429, ...rejectedWith('too-many-requests') })
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800)
})

test('new accounts count against the sign-ups of the address; known ones still come in', async () => {
  await open({ signUpsPerHour: 1 })
  const through = async (sub: string) => {
    provider.person = { sub, email: `${sub}@family.example`, email_verified: true, name: 'A B' }
    const { url, cookie } = await begin()
    return (await comeBack(await agree(url), cookie)).outcome
  }
  expect(await through('one')).toBe('created')
  expect(await through('two')).toBe('too-many-requests')
  expect(await through('one')).toBe('signed-in')
})

test('the demo account opens this way on this machine only', async () => {
  await open({ isPrivate: false })
  provider.person = { sub: 'd', email: 'demo@kinstead.example', email_verified: true, name: 'Margaret Whitlock' }
  const through = async () => {
    const { url, cookie } = await begin()
    return comeBack(await agree(url), cookie)
  }
  expect(await through()).toMatchObject({ outcome: 'shut', session: '' })
  await open({ isPrivate: true })
  expect((await through()).outcome).toBe('created')
  await open({ isPrivate: false })
  provider.person = { ...provider.person, email: 'other@family.example' }
  expect(await through()).toMatchObject({ outcome: 'shut', session: '' })
})

test('a request from another site, or from another name of this machine, is rejected with where to go', async () => {
  const { request } = await open()
  for (const origin of ['https://elsewhere.example', 'http://127.0.0.1:3000'])
    expect(await request(startGoogle, undefined, { origin, host: '127.0.0.1:3000' })).toMatchObject({
      status: 403,
      body: { error: { code: 'foreign-origin', message: expect.stringContaining('http://localhost:3000') } },
    })
  expect((await request(startGoogle, undefined, { origin: 'http://localhost:3000' })).status).toBe(200)
})

test('over https the cookie that ties the request to the browser is bound to this very host', async () => {
  const { request } = await open({ baseUrl: 'https://trusts.example' })
  const [line = ''] = (await request(startGoogle)).headers.getSetCookie()
  expect(line).toMatch(/^__Host-kinstead\.google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const { url, cookie } = await begin()
  const back = await comeBack(await agree(url), cookie)
  expect(back.session).toMatch(/^__Host-kinstead\.session_token=/)
  expect(await whoIs(back.session)).not.toBeNull()
})

test('the window that comes back is not cut off from its opener; every other page keeps the stricter policy', async () => {
  const { app } = await open()
  const policyOf = async (path: string) => (await app.request(path)).headers.get('cross-origin-opener-policy')
  expect(await policyOf('/api/google/callback')).toBe('unsafe-none')
  expect(await policyOf('/google-return/?outcome=failed')).toBe('unsafe-none')
  expect(await policyOf('/login')).toBe('same-origin-allow-popups')
})
