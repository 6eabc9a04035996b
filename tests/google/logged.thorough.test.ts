import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGoogle } from '#api/google.ts'
import { createLog } from '#server/observability/log.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'
import { type LaunchedProvider, launchProvider, visiting } from './provider.ts'

let place: ReturnType<typeof temporaryDir>
let provider: LaunchedProvider
let server: Awaited<ReturnType<typeof startTestServer>>
const lines: string[] = []
const log = createLog({ write: (line) => lines.push(line) }, 'info')
/** What no line of the log may hold. */
const secrets = new Set<string>()
const { begin, agree, comeBack } = visiting(() => server)

beforeAll(async () => {
  place = temporaryDir()
  provider = await launchProvider()
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = provider.env
  server = await startTestServer(place.dir, { google: { issuer, clientId, clientSecret } }, undefined, log)
}, 60_000)
beforeEach(() => {
  lines.length = 0
  secrets.clear()
  provider.person = { sub: 'subject-117', email: 'clara@family.example', email_verified: true, name: 'Clara Alder' }
  provider.changeAnswer(keepTokens)
})
afterEach(async () => {
  provider.behave()
  await provider.comeBack()
})
afterAll(async () => {
  await server.close()
  await provider.stop()
  place.remove()
})

function keepTokens({ body }: { body: unknown }): void {
  for (const value of Object.values(Object(body))) if (String(value).length > 20) secrets.add(String(value))
}

/** The whole way, on which `change` spoils the address that the provider sends back to. */
async function through(change: (back: URL) => unknown = () => {}) {
  const { url, cookie } = await begin()
  const back = await agree(url)
  for (const value of [...url.searchParams.values(), ...back.searchParams.values(), cookie.split('=')[1] ?? ''])
    if (value.length > 20) secrets.add(value)
  await change(back)
  return comeBack(back, cookie)
}

const logged = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith('google: '))

function expectNoSecrets(): void {
  for (const secret of [...secrets, 'subject-117', 'clara@family.example', 'Clara', 'only-for-tests'])
    expect(lines.join(''), 'in the log').not.toContain(secret)
}

const claiming = (claims: object) => () => provider.changeToken(({ payload }) => Object.assign(payload, claims))
const answering = (statusCode: number, body: Record<string, string>) => () =>
  provider.changeAnswer((answer) => Object.assign(answer, { statusCode, body }))
const naming = (name: string, value: string) => (back: URL) => {
  back.searchParams.delete('code')
  back.searchParams.set(name, value)
}

test.each<[reason: string, outcome: string, spoil: (back: URL) => unknown]>([
  ['the user declined at Google', 'access-denied', naming('error', 'access_denied')],
  ['the provider answered with an error (server_error)', 'failed', naming('error', 'server_error')],
  ['the provider answered with an error', 'failed', naming('error', 'ya29.A-token\n"quoted"')],
  ['the provider answered without a code', 'failed', (back) => back.searchParams.delete('code')],
  ['the state is unknown, used or too old', 'expired', naming('state', 'A'.repeat(43))],
  ['the answer names another issuer', 'failed', (back) => back.searchParams.set('iss', 'https://accounts.example')],
  ['/token of the provider answered 401 (invalid_client)', 'failed', answering(401, { error: 'invalid_client' })],
  ['/token of the provider answered 503', 'network-request-failed', answering(503, {})],
  ['the token endpoint gave no complete response with an id token', 'failed', answering(200, { access_token: 'x' })],
  ['the id token was rejected: OAUTH_JWT_CLAIM_COMPARISON_FAILED aud', 'failed', claiming({ aud: 'another-client' })],
  ['the id token was rejected: OAUTH_JWT_TIMESTAMP_CHECK_FAILED exp', 'failed', claiming({ exp: 1 })],
  ['the id token belongs to another request', 'failed', claiming({ nonce: 'A'.repeat(43) })],
  ['the id token is for another client', 'failed', claiming({ azp: 'another-client' })],
  ['the email address is missing or not one', 'failed', claiming({ email: 'nobody' })],
  ['UserInfo is about another subject', 'failed', () => provider.onlyInUserInfo({ sub: 'another' })],
  ['/userinfo of the provider answered 403', 'failed', () => provider.onlyInUserInfo({ statusCode: 403 })],
  ['Google has not verified the email address', 'email-not-verified', claiming({ email_verified: false })],
])('“%s” is logged, once and without a secret', async (reason, outcome, spoil) => {
  expect(await through(spoil)).toMatchObject({ outcome, session: '' })
  expect(logged()).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      event: 'google: sign-in rejected',
      id: expect.any(String),
      outcome,
      reason,
    },
  ])
  expectNoSecrets()
})

test('a provider that has gone away is logged with the reason', async () => {
  expect(await through(() => provider.leave())).toMatchObject({ outcome: 'network-request-failed', session: '' })
  // The second where a connection from before was still open.
  const reason = expect.stringMatching(
    /^\/token of the provider could not be reached: (ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET)$/,
  )
  expect(logged()).toMatchObject([{ event: 'google: sign-in rejected', outcome: 'network-request-failed', reason }])
  expectNoSecrets()
})

test('an answer that another browser brings is logged', async () => {
  const { url } = await begin()
  const back = await agree(url)
  await comeBack(back, '')
  await comeBack(back, (await begin()).cookie)
  expect(logged().map(({ reason }) => reason)).toEqual([
    'the browser sent no cookie',
    'the state belongs to another browser',
  ])
})

test('an address that has passed to another Google account is logged', async () => {
  expect((await through()).outcome).toBe('created')
  expect(logged()).toEqual([])
  provider.person.sub = 'subject-118'
  expect((await through()).outcome).toBe('other-account')
  expect(logged()).toMatchObject([{ reason: 'the account of this email address has another Google subject' }])
  expectNoSecrets()
})

test('an error of ours is logged with its place, and without what it was about', async () => {
  const { readProfile } = server.store
  server.store.readProfile = () => Promise.reject(new Error('clara@family.example'))
  expect((await through()).outcome).toBe('failed')
  server.store.readProfile = readProfile
  expect(logged()).toMatchObject([
    {
      level: 'error',
      event: 'google: sign-in failed',
      error: 'Error',
      where: expect.stringContaining('user-account.ts'),
    },
  ])
  expectNoSecrets()
})

test('a sign-in that cannot begin is logged', async () => {
  await server.request(startGoogle, undefined, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })
  const { clientId, clientSecret } = server.config.google
  for (const google of [
    { issuer: provider.issuer },
    { issuer: `${provider.issuer}/elsewhere`, clientId, clientSecret },
    { issuer: provider.issuer.replace('localhost', '127.0.0.1'), clientId, clientSecret },
  ]) {
    const other = temporaryDir()
    const { request, close } = await startTestServer(other.dir, { google }, undefined, log)
    await request(startGoogle)
    await close()
    other.remove()
  }
  expect(new Set(logged().map(({ event }) => event))).toEqual(new Set(['google: sign-in could not begin']))
  expect(logged().map(({ reason }) => reason)).toEqual([
    'the page is not at BASE_URL',
    'GOOGLE_CLIENT_ID is not set',
    '/elsewhere/.well-known/openid-configuration of the provider answered 404',
    expect.stringMatching(/^the discovery document is not one of GOOGLE_ISSUER$|ECONNREFUSED$/),
  ])
})
