import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { signIn, signOut, signUp } from '#api/auth.ts'
import type { ErrorResponse } from '#api/errors.ts'
import { readProfile } from '#api/profile.ts'
import { readSession } from '#api/session.ts'
import type { Config } from '../config.ts'
import { cookieOf, startTestServer, temporaryDir } from '../test-server.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
const begin = async (changes: Partial<Config> = {}) => {
  server = await startTestServer(place.dir, changes)
}
beforeEach(async () => {
  place = temporaryDir()
  await begin()
})
afterEach(async () => {
  await server.close()
  place.remove()
})

const ANN = { email: 'Ann@Alder.example', password: 'a long password', firstName: 'Ann', lastName: 'Alder' }
const up = (changes: Partial<typeof ANN> = {}) => server.request(signUp, { ...ANN, ...changes })
const enter = (email: string, password: string, headers = {}) => server.request(signIn, { email, password }, headers)
const errorOf = (answer: { body: unknown }) => (answer.body as ErrorResponse).error
const sessionWith = async (cookie: string) => (await server.request(readSession, undefined, { cookie })).body

describe('sign-up', () => {
  test('makes account and profile and signs in, by a cookie no script can read', async () => {
    const { status, body, headers } = await up({ email: '  Ann@Alder.example ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ user: { email: 'ann@alder.example', displayName: 'Ann Alder', hasPaid: false } })
    const [line = ''] = headers.getSetCookie()
    expect(line).toMatch(/^kinstead\.session_token=/)
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).not.toMatch(/Secure/)
    expect(await sessionWith(cookieOf(headers))).toEqual(body)
  })

  test('over https the cookie is Secure', async () => {
    await server.close()
    await begin({ baseUrl: 'https://trusts.example' })
    const { headers, body } = await up()
    expect(await sessionWith(cookieOf(headers))).toEqual(body)
    const [line = ''] = headers.getSetCookie()
    expect(line).toMatch(/^__Host-kinstead\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await server.request(readSession)).headers.get('strict-transport-security')).toMatch(/max-age=\d+/)
  })

  test('says that an address is taken, however it is written, and changes nothing', async () => {
    await up()
    const again = await up({ email: 'ANN@alder.example', password: 'another password' })
    expect(again.status).toBe(409)
    expect(errorOf(again)).toMatchObject({
      code: 'email-already-in-use',
      message: 'The email address is already in use by another account.',
    })
    expect((await enter(ANN.email, ANN.password)).status).toBe(200)
  })

  test('of several at once for one address, one wins', async () => {
    const all = await Promise.all([up(), up(), up(), up()])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each([
    ['short12', 'Password should be at least 8 characters'],
    ['', 'Password should be at least 8 characters'],
    ['x'.repeat(129), 'Password should be at most 128 characters'],
    ['Password123', expect.stringContaining('because many people use it. Please choose another one')],
    ['the Alder family', expect.stringContaining('because it contains your name. Please choose a password without it')],
  ])('rejects the password %j', async (password, message) => {
    expect(errorOf(await up({ password }))).toMatchObject({ code: 'weak-password', message, field: 'password' })
  })

  test.each([
    '',
    'ann',
    'ann@',
    '@alder.example',
    'a b@c.example',
    `${'x'.repeat(250)}@alder.example`,
    '\ud800@a.example',
  ])('rejects the address %j', async (email) => {
    const answer = await up({ email })
    expect(answer.status).toBe(422)
    expect(errorOf(answer).field).toBe('email')
  })

  test('rejects a missing name by its field', async () => {
    expect(errorOf(await up({ firstName: ' ' }))).toEqual({
      code: 'invalid-field',
      message: 'First name is required',
      field: 'firstName',
    })
  })

  test('is limited for one network address', async () => {
    await server.close()
    await begin({ signUpsPerHour: 2 })
    for (const email of ['a@a.example', 'b@b.example']) expect((await up({ email })).status).toBe(200)
    const third = await up({ email: 'c@c.example' })
    expect(errorOf(third).code).toBe('too-many-requests')
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('sign-in', () => {
  beforeEach(async () => {
    await up()
  })

  test('opens a session and notes the login', async () => {
    const { status, body, headers } = await enter(' ann@ALDER.example', ANN.password)
    expect(status).toBe(200)
    const cookie = cookieOf(headers)
    expect(await sessionWith(cookie)).toEqual(body)
    const profile = (await server.request(readProfile, undefined, { cookie })).body as {
      createdAt: string
      lastLogin: string
    }
    expect(profile.lastLogin >= profile.createdAt).toBe(true)
  })

  test('does not distinguish an unknown address from a wrong password', async () => {
    const wrong = await enter(ANN.email, 'not the password')
    const unknown = await enter('nobody@alder.example', 'not the password')
    expect(wrong.status).toBe(401)
    expect(errorOf(wrong).code).toBe('invalid-credential')
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
  })

  test('distinguishes them with enumeration protection off', async () => {
    await server.close()
    await begin({ enumerationProtection: false })
    expect(errorOf(await enter(ANN.email, 'not the password')).code).toBe('wrong-password')
    expect(errorOf(await enter('nobody@alder.example', 'not the password')).code).toBe('user-not-found')
  })

  test.each(['ann@alder.example', 'nobody@alder.example'])(
    '%s is rejected for a while after five failures',
    async (email) => {
      for (let time = 0; time < 5; time += 1) expect((await enter(email, 'wrong')).status).toBe(401)
      const sixth = await enter(email, ANN.password)
      expect(sixth.status).toBe(429)
      expect(errorOf(sixth).code).toBe('too-many-requests')
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800)
      expect((await enter('other@alder.example', 'wrong')).status).toBe(401)
    },
  )

  test('many guesses at once are counted like one after another', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => enter(ANN.email, 'wrong')))
    expect(all.filter(({ status }) => status === 401).length).toBe(5)
    expect(all.filter(({ status }) => status === 429).length).toBe(7)
  })

  test.each(['x-forwarded-for', 'x-client-ip', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])(
    'a forged %s does not dodge the limit',
    async (header) => {
      const forged = (n: number) => ({ [header]: `203.0.113.${n}` })
      for (let n = 0; n < 5; n += 1) expect((await enter(ANN.email, 'wrong', forged(n))).status).toBe(401)
      expect((await enter(ANN.email, 'wrong', forged(99))).status).toBe(429)
    },
  )

  test('a success forgets the failures before it', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) await enter(ANN.email, 'wrong')
      expect((await enter(ANN.email, ANN.password)).status).toBe(200)
    }
  })

  test('the password may be typed on another keyboard', async () => {
    const composed = 'pässwörd 123'
    await up({ email: 'k@k.example', password: composed.normalize('NFC') })
    expect((await enter('k@k.example', composed.normalize('NFD'))).status).toBe(200)
  })
})

describe('a session', () => {
  test('outlives the server', async () => {
    const { headers, body } = await up()
    await server.close()
    await begin()
    expect(await sessionWith(cookieOf(headers))).toEqual(body)
  })

  test('ends with sign-out, at once, and only that one', async () => {
    const here = cookieOf((await up()).headers)
    const there = cookieOf((await enter(ANN.email, ANN.password)).headers)
    await sessionWith(here)
    const { status, body, headers } = await server.request(signOut, undefined, { cookie: here })
    expect({ status, body }).toMatchObject({ status: 200, body: { user: null } })
    expect(headers.getSetCookie().join()).toMatch(/kinstead\.session_token=;.*Max-Age=0/)
    expect(await sessionWith(here)).toMatchObject({ user: null })
    expect(await sessionWith(there)).toMatchObject({ user: { email: 'ann@alder.example' } })
  })

  test('is a new one after every sign-in, and ends the one that the browser had', async () => {
    const first = cookieOf((await up()).headers)
    const other = cookieOf((await enter(ANN.email, ANN.password)).headers)
    const second = cookieOf((await enter(ANN.email, ANN.password, { cookie: first })).headers)
    expect(second).not.toBe(first)
    expect(await sessionWith(first)).toMatchObject({ user: null })
    for (const cookie of [second, other])
      expect(await sessionWith(cookie)).toMatchObject({ user: { uid: expect.any(String) } })
    await enter(ANN.email, 'wrong', { cookie: second })
    expect(await sessionWith(second)).toMatchObject({ user: { uid: expect.any(String) } })
    await up({ email: 'tom@alder.example' })
    const third = cookieOf(
      (await server.request(signUp, { ...ANN, email: 'eve@alder.example' }, { cookie: second })).headers,
    )
    expect(await sessionWith(second)).toMatchObject({ user: null })
    expect(await sessionWith(third)).toMatchObject({ user: { email: 'eve@alder.example' } })
  })

  test('is not opened by a cookie of this kind under another name', async () => {
    const cookie = cookieOf((await up()).headers)
    for (const name of ['__Secure-', '__Host-', 'x', ' x.', 'KINSTEAD.'])
      expect(await sessionWith(cookie.replace('kinstead.', `${name}kinstead.`))).toMatchObject({ user: null })
    expect(await sessionWith(`other=1;${cookie}; more=2`)).toMatchObject({ user: { uid: expect.any(String) } })
  })

  test('is not opened by a cookie whose signature is wrong', async () => {
    const cookie = cookieOf((await up()).headers)
    const forged = cookie.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')
    expect(await sessionWith(forged)).toMatchObject({ user: null })
    expect(await sessionWith(cookie.split('.').slice(0, 2).join('.'))).toMatchObject({ user: null })
  })

  test('signing out without one is no error', async () => {
    expect((await server.request(signOut)).status).toBe(200)
  })
})

test('the audit log of an account has who signed in and who tried to, by time and network', async () => {
  const { headers, body } = await up()
  const { uid } = (body as { user: { uid: string } }).user
  await server.request(signOut, undefined, { cookie: cookieOf(headers) })
  await enter(ANN.email, 'wrong')
  await enter('nobody@alder.example', 'wrong')
  await server.accounts.auditLog.settled()
  const cookie = cookieOf((await enter(ANN.email, ANN.password)).headers)
  const events = async () => (await server.store.readEvents(uid)).map(({ event }) => event)
  expect(await events()).toEqual(['signed-up', 'signed-out', 'sign-in-failed', 'signed-in'])
  const own = await server.request(exportPersonalData, {}, { cookie })
  expect(PersonalData.parse(own.body).accountEvents.at(-1)).toMatchObject({
    event: 'data-exported',
    network: 'unknown',
  })
})

test('a profile that was lost between the two writes of sign-up is created again', async () => {
  const { headers, body } = await up()
  const { uid } = (body as { user: { uid: string } }).user
  await server.close()
  const { openSqlite } = await import('../db/sqlite.ts')
  const database = openSqlite(place.dir)
  await database.db.deleteFrom('user_profile').where('uid', '=', uid).execute()
  await database.close()
  await begin()
  const profile = await server.request(readProfile, undefined, { cookie: cookieOf(headers) })
  expect(profile).toMatchObject({
    status: 200,
    body: { uid, firstName: 'Ann', lastName: 'Alder', email: 'ann@alder.example' },
  })
})
