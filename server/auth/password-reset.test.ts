import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestPasswordReset, resetPassword, signIn, signUp } from '#api/auth.ts'
import type { ErrorResponse } from '#api/errors.ts'
import { changeProfile } from '#api/profile.ts'
import { readSession } from '#api/session.ts'
import type { Config } from '../config.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { type ReadMail, readMail } from '../mail/read-mail.ts'
import { createLog } from '../observability/log.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '../test-server.ts'
import { DEMO } from './accounts.ts'

// The moment at which a request is dealt with is drawn by lot; here it is at once.
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomInt: () => 0,
}))

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let ann: Person
let lines: string[]
const begin = async (changes: Partial<Config> = {}) => {
  lines = []
  // The mails are counted here.
  const given = { emailVerification: false, ...changes }
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  server = await startTestServer(place.dir, given, undefined, log)
}
beforeEach(async () => {
  place = temporaryDir()
  await begin()
  ann = await server.signUp('ann')
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
  place.remove()
})

const outbox = () => join(place.dir, 'outbox')
const files = () => {
  try {
    return readdirSync(outbox())
      .filter((file) => file.endsWith('.eml'))
      .sort()
  } catch {
    return []
  }
}
const ask = (email: string, headers = {}) => server.request(requestPasswordReset, { email }, headers)
const reset = (token: string, password: string, cookie = '') =>
  server.request(resetPassword, { token, password }, { cookie })
const enter = (password: string, email = ann.email) => server.request(signIn, { email, password })
const codeOf = ({ body }: { body: unknown }) => (body as Partial<ErrorResponse>).error?.code
const userWith = async (cookie: string) => (await server.request(readSession, undefined, { cookie })).body

/** The mails written after the first `known`: `count` of them, once all that was asked for has been dealt with. */
async function mails(count: number, known = 0): Promise<ReadMail[]> {
  await server.mailer.settled()
  for (let time = 0; time < 500 && files().length < known + count; time += 1) await pause(4)
  await pause(20)
  const found = files().slice(known)
  expect(found.length).toBe(count)
  return found.map((file) => readMail(readFileSync(join(outbox(), file), 'utf8')))
}
async function linkFor(email = ann.email): Promise<ReadMail> {
  const known = files().length
  expect((await ask(email)).status).toBe(200)
  const [mail] = await mails(1, known)
  if (!mail) throw new Error('No mail came.')
  return mail
}

describe('the language of the mail', () => {
  const inLanguage = (language?: string) => server.request(requestPasswordReset, { email: ann.email, language })
  const chosen = (language: string) => server.request(changeProfile, { language }, { cookie: ann.cookie })
  const isSpanish = ({ text, html, link }: ReadMail) =>
    [
      text.startsWith('Hola, ann:'),
      html.includes('<html lang="es">'),
      /#token=[\w-]{43}&language=es$/.test(link),
    ].every(Boolean)

  test('is that of the page, for an account without one of its own', async () => {
    expect((await inLanguage('es')).status).toBe(200)
    const [asked] = await mails(1)
    expect(asked && isSpanish(asked)).toBe(true)
    expect(asked?.headers.subject).toMatch(/^=\?UTF-8\?Q\?Elija_una_contrase=C3=B1a_/)
    expect((await inLanguage()).status).toBe(200)
    expect((await mails(1, 1))[0]?.text).toMatch(/^Hello ann,/)
  })

  test('is that of the account, whatever the language of the request', async () => {
    await chosen('es')
    expect(isSpanish(await linkFor())).toBe(true)
    await chosen('en')
    await inLanguage('es')
    expect((await mails(1, 1))[0]?.text).toMatch(/^Hello ann,/)
  })

  test('is one that there is', async () => {
    const rejected = await inLanguage('fr')
    expect([rejected.status, codeOf(rejected)]).toEqual([422, 'invalid-field'])
    expect(files()).toEqual([])
  })
})

describe('asking for a link', () => {
  test('is answered alike for everyone, before anything is looked up', async () => {
    const looked = vi.spyOn(server.store, 'storeResetLink')
    const known = await ask(' ANN@family.example ')
    expect(looked).not.toHaveBeenCalled()
    const unknown = await ask('nobody@family.example')
    expect(looked).not.toHaveBeenCalledWith(expect.objectContaining({ uid: PLACEHOLDER_UID }))
    expect([known.status, known.body]).toEqual([200, { inOutbox: true }])
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
    const [mail] = await mails(1)
    expect(mail?.headers.to).toBe(ann.email)
    // And the work that follows writes as much for the one as for the other.
    expect(looked.mock.calls.map(([{ uid }]) => uid).sort()).toEqual([ann.uid, PLACEHOLDER_UID].sort())
  })

  test('writes a mail that only the owner of the files reads, and logs where', async () => {
    const { headers, text, link, token } = await linkFor()
    expect(headers.from).toBe('Kinstead <no-reply@kinstead.example>')
    expect(link).toBe(`http://localhost:3000/reset-password#token=${token}`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(text).toContain('Hello ann,')
    const [file = ''] = files()
    expect(statSync(outbox()).mode & 0o777).toBe(0o700)
    expect(statSync(join(outbox(), file)).mode & 0o777).toBe(0o600)
    expect(lines.join('')).toContain(join(outbox(), file))
    expect(lines.join('')).not.toContain(token)
    expect(lines.join('')).not.toContain(ann.email)
  })

  test('keeps no token, only its hash', async () => {
    const { token } = await linkFor()
    const contents = readdirSync(place.dir, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(place.dir, name), 'latin1'))
      .join('')
    expect(contents).toContain('password_reset')
    expect(contents).not.toContain(token)
  })

  test.each(['', 'ann', 'ann@', 'a b@c.example', 'ann@family.example\r\nBcc: eve@evil.example'])(
    'rejects the address %j',
    async (email) => {
      expect((await ask(email)).status).toBe(422)
      await mails(0)
    },
  )

  test('sends one address three mails in a quarter of an hour, and the last of their links works', async () => {
    for (let time = 0; time < 6; time += 1) expect((await ask(ann.email)).status).toBe(200)
    const sent = await mails(3)
    const answers: (string | undefined)[] = []
    for (const { token } of sent) answers.push(codeOf(await reset(token, 'another password')))
    expect(answers.filter((code) => code === undefined).length).toBe(1)
  })

  test('is limited for one network address, whatever it asks about', async () => {
    for (let time = 0; time < 30; time += 1) expect((await ask(`x${time}@family.example`)).status).toBe(200)
    for (const email of [ann.email, 'nobody@family.example']) {
      const rejected = await ask(email)
      expect(codeOf(rejected)).toBe('too-many-requests')
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('of a server that stops at once is answered by the next one', async () => {
    await ask(ann.email)
    await server.close()
    await begin()
    const [mail] = await mails(1)
    expect((await reset(mail?.token ?? '', 'another password')).status).toBe(200)
  })
})

describe('a link', () => {
  test('sets the password once, and ends every session of the account and no other', async () => {
    const tom = await server.signUp('tom')
    const elsewhere = cookieOf((await enter('a long password')).headers)
    expect(await userWith(ann.cookie)).toMatchObject({ user: { uid: ann.uid } })
    const { token } = await linkFor()
    const done = await reset(token, 'another password', ann.cookie)
    expect([done.status, done.body]).toEqual([200, { ended: { reviewLinks: 0, secondFactor: false } }])
    for (const cookie of [ann.cookie, elsewhere]) expect(await userWith(cookie)).toMatchObject({ user: null })
    expect(await userWith(tom.cookie)).toMatchObject({ user: { uid: tom.uid } })
    expect(codeOf(await enter('a long password'))).toBe('invalid-credential')
    expect((await enter('another password')).status).toBe(200)
    const again = await reset(token, 'a third password')
    expect(again.status).toBe(410)
    expect(codeOf(again)).toBe('invalid-reset-link')
    expect((await enter('another password')).status).toBe(200)
  })

  test('leaves someone else signed in in the same browser', async () => {
    const tom = await server.signUp('tom')
    const { token } = await linkFor()
    expect((await reset(token, 'another password', tom.cookie)).status).toBe(200)
    expect(await userWith(tom.cookie)).toMatchObject({ user: { uid: tom.uid } })
  })

  test('used many times at once works once', async () => {
    const { token } = await linkFor()
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => reset(token, `password number ${index}`)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
    const winner = all.findIndex(({ status }) => status === 200)
    expect((await enter(`password number ${winner}`)).status).toBe(200)
  })

  test.each([
    ['short12', 'Password should be at least 8 characters'],
    ['x'.repeat(129), 'Password should be at most 128 characters'],
    ['Password123', expect.stringContaining('because many people use it. Please choose another one')],
    ['the Alder family', expect.stringContaining('because it contains your name. Please choose a password without it')],
  ])('is not used up by the weak password %j', async (password, message) => {
    const { token } = await linkFor()
    const weak = await reset(token, password)
    expect(weak.body).toMatchObject({ error: { code: 'weak-password', message, field: 'password' } })
    expect((await reset(token, 'another password')).status).toBe(200)
  })

  test('works for an hour', async () => {
    const first = await linkFor()
    const asked = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(asked + 59 * 60_000)
    expect((await reset(first.token, 'another password')).status).toBe(200)
    vi.setSystemTime(asked + 80 * 60_000)
    const second = await linkFor()
    vi.setSystemTime(asked + 141 * 60_000)
    expect(codeOf(await reset(second.token, 'a third password'))).toBe('invalid-reset-link')
    expect((await enter('another password')).status).toBe(200)
  })

  test('is ended by a newer one, and not by one for somebody else', async () => {
    const tom = await server.signUp('tom')
    const [old, newer] = [await linkFor(), await linkFor()]
    await linkFor(tom.email)
    expect(codeOf(await reset(old.token, 'another password'))).toBe('invalid-reset-link')
    expect((await reset(newer.token, 'another password')).status).toBe(200)
  })

  test.each(['', 'x', 'a'.repeat(43), '%00', '../..'])('with the token %j is none', async (token) => {
    const answer = await reset(token, 'another password')
    expect(answer.status).toBe(410)
    expect((answer.body as ErrorResponse).error.message).toMatch(/^This link no longer works\..*ask for a new link/)
  })

  test('resets the count of failed sign-ins', async () => {
    for (let time = 0; time < 6; time += 1) await enter('wrong')
    expect(codeOf(await enter('a long password'))).toBe('too-many-requests')
    const { token } = await linkFor()
    await reset(token, 'another password')
    expect((await enter('another password')).status).toBe(200)
  })

  test('gives a password to an account that came without one', async () => {
    const { openSqlite } = await import('../db/sqlite.ts')
    await server.close()
    const database = openSqlite(place.dir)
    const accounts = database.db.withTables<{ account: { userId: string } }>()
    await accounts.deleteFrom('account').where('userId', '=', ann.uid).execute()
    await database.close()
    await begin()
    expect(codeOf(await enter('a long password'))).toBe('invalid-credential')
    const { token } = await linkFor()
    expect((await reset(token, 'another password')).status).toBe(200)
    expect((await enter('another password')).status).toBe(200)
  })
})

test('a sign-in with the old password that is under way meanwhile does not stay signed in', async () => {
  const { token } = await linkFor()
  const old = Array.from({ length: 5 }, () => enter('a long password'))
  const [done, ...entered] = await Promise.all([reset(token, 'another password'), ...old])
  expect(done.status).toBe(200)
  for (const { headers } of entered) expect(await userWith(cookieOf(headers))).toMatchObject({ user: null })
})

test('the demo account, whose password is public, has no links where others could reach the server', async () => {
  await server.request(signUp, { ...DEMO, firstName: 'M', lastName: 'W' })
  const { token } = await linkFor(DEMO.email)
  await server.close()
  await begin({ isPrivate: false })
  expect((await ask(DEMO.email)).status).toBe(200)
  await mails(0, 1)
  expect(codeOf(await reset(token, 'another password'))).toBe('invalid-reset-link')
})
