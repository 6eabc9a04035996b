import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '#api/auth.ts'
import { readProfile } from '#api/profile.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'
import { launchPostgres } from '../postgres/launch.ts'
import { type LaunchedProvider, launchProvider, visiting } from './provider.ts'

const databases = {
  SQLite: async () => ({ url: undefined, stop: async () => {} }),
  PostgreSQL: launchPostgres,
}

describe.each(Object.entries(databases))('signing in through Google, on %s', (_name, launchDatabase) => {
  let database: { url: string | undefined; stop: () => Promise<unknown> }
  let place: ReturnType<typeof temporaryDir>
  let provider: LaunchedProvider
  let server: Awaited<ReturnType<typeof startTestServer>>
  const { begin, agree, comeBack, whoIs } = visiting(() => server)
  let count = 0

  const open = async (changes = {}) => {
    const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = provider.env
    const databaseUrl = database.url
    server = await startTestServer(place.dir, { databaseUrl, google: { issuer, clientId, clientSecret }, ...changes })
  }
  beforeAll(async () => {
    database = await launchDatabase()
    place = temporaryDir()
    provider = await launchProvider()
    await open()
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await provider.stop()
    await database.stop()
    place.remove()
  })
  beforeEach(() => {
    count += 1
    const email = `clara${count}@family.example`
    provider.person = { sub: `g-${count}`, email, email_verified: true, name: 'Clara May Alder' }
  })
  afterEach(() => provider.behave())

  async function through(cookie = '') {
    const begun = await begin(cookie)
    return comeBack(await agree(begun.url), begun.cookie)
  }
  const withPassword = () => server.signUp(`ada${count}`, 'a long password')
  const enter = (email: string, password: string) => server.request(signIn, { email, password })

  test('a new person gets an account and a profile: the first word is the first name', async () => {
    const { url, attempt, cookie } = await begin()
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'kinstead-test',
      redirect_uri: 'http://localhost:3000/api/google/callback',
      scope: 'openid email profile',
      prompt: 'select_account',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const back = await comeBack(await agree(url), cookie)
    expect(back).toMatchObject({ status: 303, isOurs: true, outcome: 'created', attempt })
    const [line = ''] = back.headers.getSetCookie()
    expect(line).toMatch(/^kinstead\.session_token=.*; HttpOnly; SameSite=Lax/)
    const { body } = await server.request(readProfile, undefined, { cookie: back.session })
    expect(body).toMatchObject({ firstName: 'Clara', lastName: 'May Alder', email: provider.person.email })
  })

  test('a known person only has the login noted, whatever Google calls them now, and gets a new session', async () => {
    const first = await through()
    const before = (await server.request(readProfile, undefined, { cookie: first.session })).body as {
      lastLogin: string
    }
    provider.person = { ...provider.person, email: `moved${count}@family.example`, name: 'Someone Else' }
    const second = await through(first.session)
    expect(second.outcome).toBe('signed-in')
    expect(second.session).not.toBe(first.session)
    const after = (await server.request(readProfile, undefined, { cookie: second.session })).body as {
      lastLogin: string
    }
    expect(after).toEqual({ ...before, lastLogin: after.lastLogin })
    expect(after.lastLogin > before.lastLogin).toBe(true)
  })

  test('a session that was planted beforehand is not the one that opens', async () => {
    const { url, cookie } = await begin('kinstead.session_token=planted')
    const back = await comeBack(await agree(url), `kinstead.session_token=planted; ${cookie}`)
    expect(back.session).toMatch(/^kinstead\.session_token=(?!planted)/)
    expect(await whoIs('kinstead.session_token=planted')).toBeNull()
  })

  test('an account with a password is linked, and what was never verified ends: password and sessions', async () => {
    const ada = await withPassword()
    const other = await enter(ada.email, 'a long password')
    expect(other.status).toBe(200)
    // Asked before, so that the server has the session in its memory.
    expect(await whoIs(ada.cookie)).not.toBeNull()
    provider.person = { ...provider.person, email: ada.email.toUpperCase() }
    const back = await through()
    expect(back.outcome).toBe('linked')
    expect(await whoIs(back.session)).toMatchObject({ uid: ada.uid, email: ada.email })
    expect(await whoIs(ada.cookie)).toBeNull()
    expect((await enter(ada.email, 'a long password')).status).toBe(401)
    expect((await through()).outcome).toBe('signed-in')
  })

  test('an address that Google has not verified opens nothing, new or known', async () => {
    provider.person.email_verified = false
    expect(await through()).toMatchObject({ outcome: 'email-not-verified', session: '' })
    const ada = await withPassword()
    provider.person.email = ada.email
    expect(await through()).toMatchObject({ outcome: 'email-not-verified', session: '' })
    expect(await whoIs(ada.cookie)).toMatchObject({ uid: ada.uid })
    expect((await enter(ada.email, 'a long password')).status).toBe(200)
  })

  test('an address that has passed to another Google account does not bring the first one’s trust along', async () => {
    await through()
    provider.person = { ...provider.person, sub: `another-${count}` }
    expect(await through()).toMatchObject({ outcome: 'other-account', session: '' })
  })

  test('of several windows at once all come in, to one account', async () => {
    const first = await begin()
    const windows = [first, await begin(first.cookie), await begin(first.cookie), await begin(first.cookie)]
    const answers = await Promise.all(windows.map(({ url }) => agree(url)))
    const all = await Promise.all(answers.map((answer) => comeBack(answer, first.cookie)))
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(['created', 'signed-in', 'signed-in', 'signed-in'])
    const users = await Promise.all(all.map(({ session }) => whoIs(session)))
    expect(new Set(users.map((user) => user?.uid)).size).toBe(1)
  })

  test('of several windows at once that link an account with a password, one links it and all come in', async () => {
    const { email, uid } = await withPassword()
    provider.person = { ...provider.person, email }
    const first = await begin()
    const windows = [first, await begin(first.cookie), await begin(first.cookie), await begin(first.cookie)]
    const answers = await Promise.all(windows.map(({ url }) => agree(url)))
    const all = await Promise.all(answers.map((answer) => comeBack(answer, first.cookie)))
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(['linked', 'signed-in', 'signed-in', 'signed-in'])
    const later = await through()
    expect(later.outcome).toBe('signed-in')
    expect(await whoIs(later.session)).toMatchObject({ uid })
  })

  test.each([
    ['no state', () => 'code=x'],
    ['a made-up state', () => `code=x&state=${'A'.repeat(43)}`],
    ['nothing at all', () => ''],
    ['characters of a database', () => `code=x&state=${encodeURIComponent("' or 1=1 --")}`],
  ])('an answer with %s is rejected', async (_what, answer) => {
    const { cookie } = await begin()
    const back = await comeBack(answer(), cookie)
    expect(back).toMatchObject({ status: 303, isOurs: true, outcome: 'expired', session: '' })
    expect(back.attempt).toBeUndefined()
  })

  test('an answer that another browser brings is rejected, and stays good for the one that asked', async () => {
    const mine = await begin()
    const theirs = await begin()
    const answer = await agree(mine.url)
    for (const cookie of ['', theirs.cookie])
      expect(await comeBack(answer, cookie)).toMatchObject({ outcome: 'expired', session: '' })
    expect((await comeBack(answer, mine.cookie)).outcome).toBe('created')
  })

  test('an answer is taken once, also when it comes several times at once', async () => {
    const { url, cookie } = await begin()
    const answer = await agree(url)
    const all = await Promise.all([1, 2, 3].map(() => comeBack(answer, cookie)))
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(['created', 'expired', 'expired'])
    expect(await comeBack(answer, cookie)).toMatchObject({ outcome: 'expired', session: '' })
  })

  test('an answer that comes too late is rejected', async () => {
    const { url, cookie } = await begin()
    const answer = await agree(url)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect(await comeBack(answer, cookie)).toMatchObject({ outcome: 'expired', session: '' })
    vi.useRealTimers()
  })

  test.each<[string, (payload: Record<string, unknown>) => void]>([
    ['another nonce', (payload) => Object.assign(payload, { nonce: 'A'.repeat(43) })],
    ['no nonce', (payload) => delete payload.nonce],
    ['another audience', (payload) => Object.assign(payload, { aud: 'another-client' })],
    ['another party', (payload) => Object.assign(payload, { azp: 'another-client' })],
    ['another issuer', (payload) => Object.assign(payload, { iss: 'https://accounts.example' })],
    ['a time that is over', (payload) => Object.assign(payload, { exp: Math.floor(Date.now() / 1000) - 60 })],
    ['no subject', (payload) => delete payload.sub],
    ['an address that is none', (payload) => Object.assign(payload, { email: 'nobody' })],
  ])('an id token with %s is rejected', async (_what, change) => {
    provider.changeToken(({ payload }) => change(payload))
    expect(await through()).toMatchObject({ outcome: 'failed', session: '' })
  })

  test('an address and a name that the provider has at UserInfo only are read there', async () => {
    provider.onlyInUserInfo()
    const { outcome, session } = await through()
    expect(outcome).toBe('created')
    expect(await whoIs(session)).toMatchObject({ email: provider.person.email, displayName: 'Clara May Alder' })
    expect((await through()).outcome).toBe('signed-in')
  })

  test.each<[string, Parameters<LaunchedProvider['onlyInUserInfo']>[0], string]>([
    ['another subject', { sub: 'another' }, 'failed'],
    ['no subject', { sub: undefined }, 'failed'],
    ['no address', { email: undefined }, 'failed'],
    ['an address that is not verified', { email_verified: false }, 'email-not-verified'],
    ['an address of which that is not said', { email_verified: undefined }, 'email-not-verified'],
    ['a rejection', { statusCode: 403 }, 'failed'],
    ['a failure', { statusCode: 503 }, 'network-request-failed'],
  ])('UserInfo with %s signs nobody in', async (_what, difference, outcome) => {
    provider.onlyInUserInfo(difference)
    expect(await through()).toMatchObject({ outcome, session: '' })
  })

  test('"verified" in the id token says nothing about an address from UserInfo', async () => {
    provider.onlyInUserInfo({ email_verified: false })
    provider.changeToken(({ payload }) => delete payload.email)
    expect(await through()).toMatchObject({ outcome: 'email-not-verified', session: '' })
  })

  test('"verified" that is not plainly true is not verified', async () => {
    provider.changeToken(({ payload }) => Object.assign(payload, { email_verified: 'true' }))
    expect(await through()).toMatchObject({ outcome: 'email-not-verified', session: '' })
  })

  test('an id token that was changed after it was signed, or never signed, is rejected', async () => {
    const forged = (make: (token: string[]) => string) => {
      provider.changeAnswer(({ body }) => {
        if (body) body.id_token = make(String(body.id_token).split('.'))
      })
      return through()
    }
    const other = (part = '') =>
      Buffer.from(Buffer.from(part, 'base64url').toString().replace('clara', 'klara')).toString('base64url')
    expect((await forged(([head, claims, signature]) => [head, other(claims), signature].join('.'))).outcome).toBe(
      'failed',
    )
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect((await forged(([, claims]) => `${none}.${claims}.`)).outcome).toBe('failed')
    expect((await forged(() => 'nonsense')).outcome).toBe('failed')
    provider.changeAnswer((answer) => {
      answer.body = { access_token: 'x' }
    })
    expect((await through()).outcome).toBe('failed')
  })

  test('a person who says no is not signed in, nor is one whom the provider could not answer', async () => {
    for (const [error, outcome] of [
      ['access_denied', 'access-denied'],
      ['server_error', 'failed'],
    ] as const) {
      const { url, cookie, attempt } = await begin()
      const back = await comeBack(`error=${error}&state=${url.searchParams.get('state')}`, cookie)
      expect(back).toMatchObject({ outcome, attempt, session: '' })
    }
  })

  test('an answer of another issuer, and a token endpoint that rejects or breaks', async () => {
    const { url, cookie } = await begin()
    const answer = await agree(url)
    answer.searchParams.set('iss', 'https://accounts.example')
    expect(await comeBack(answer, cookie)).toMatchObject({ outcome: 'failed', session: '' })
    for (const [statusCode, outcome] of [
      [400, 'failed'],
      [503, 'network-request-failed'],
    ] as const) {
      provider.changeAnswer((answered) => {
        answered.statusCode = statusCode
      })
      expect(await through()).toMatchObject({ outcome, session: '' })
    }
  })

  test('the name may be missing, or hold what no document can print', async () => {
    for (const name of [undefined, '', '\u202Egnirts', 'x'.repeat(500)]) {
      count += 1
      provider.person = { sub: `n-${count}`, email: `no.name${count}@family.example`, email_verified: true, name }
      const { session } = await through()
      expect(await whoIs(session)).toMatchObject({ displayName: `no.name${count}` })
    }
    provider.person = { sub: `n-x${count}`, email: `x${count}@family.example`, email_verified: true, name: ' Cher \n ' }
    expect(await whoIs((await through()).session)).toMatchObject({ displayName: 'Cher' })
  })
})
