import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { signIn, signOut } from '#api/auth.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { Operation } from '#api/operation.ts'
import { operations } from '#api/resources.ts'
import { changeTrust, putHealthCareDirective } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { MINUTE } from '#server/durations.ts'
import { silentLog } from '#server/observability/log.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { describeOnBoth, everythingIn, without } from '../store/databases.ts'

/** Words that are in Ann's records and nowhere else. */
const CANARY = { name: 'Zephyrine Quillfeather', number: '914-63-7285' }
const NAME = 'kinstead.session_token'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof startTestServer>>
let database: Database
let ann: Person
let tom: Person
const cookies: Record<string, string> = {}

const again = async (person: Person) =>
  cookieOf((await server.request(signIn, { email: person.email, password: 'a long password' })).headers)
const tokenOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
const signed = (token: string, secret: string) =>
  `${NAME}=${encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)}`

async function withSession(column: string, at: string): Promise<string> {
  const cookie = await again(ann)
  await sql`update session set ${sql.ref(column)} = ${at} where token = ${tokenOf(cookie)}`.execute(database.db)
  return cookie
}

beforeAll(async () => {
  place = temporaryDir()
  const where = { dataDir: place.dir }
  server = await startTestServer(place.dir, { ...where, twoFactor: true, reviewLinks: true })
  database = await openDatabase(where, silentLog)
  ann = await server.signUp('ann')
  tom = await server.signUp('tom')
  const as = { cookie: ann.cookie }
  const secrets = { grantorName: CANARY.name, einResponsiblePartySSN: CANARY.number }
  expect(await server.request(changeTrust, { ...samples.complete, ...secrets }, as)).toMatchObject({ status: 200 })
  await server.request(putHealthCareDirective, { skipped: true }, as)
  const over = await again(ann)
  await server.request(signOut, undefined, { cookie: over })
  const live = await again(ann)
  const { secret } = readConfig({ DATA_DIR: place.dir })
  expect(signed(tokenOf(live), secret), 'the forgery below is made as the real one is').toBe(live)
  Object.assign(cookies, {
    nobody: '',
    'an ended session': over,
    'a session not used for 30 days': await withSession('expiresAt', new Date(Date.now() - 1_000).toISOString()),
    'a session that began 90 days ago': await withSession(
      'createdAt',
      new Date(Date.now() - 90 * 86_400_000 - 1_000).toISOString(),
    ),
    'a cookie signed with another secret': signed(tokenOf(live), 'x'.repeat(32)),
    'a cookie without a signature': `${NAME}=${tokenOf(live)}`,
    'a made-up token, signed with the right secret': signed('a'.repeat(32), secret),
    'her uid for a token': signed(ann.uid, secret),
    'the id of a session for a token': signed((await idOf(tokenOf(live))) ?? '', secret),
  })
})
async function idOf(token: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from session where token = ${token}`.execute(database.db)
  return rows[0]?.id
}
afterAll(async () => {
  await database.close()
  await server.close()
  place.remove()
})

// A session that has run out is removed when somebody comes with it, and what failed is noted: neither is a change of records.
const everything = async () => {
  await server.accounts.auditLog.settled()
  await server.mailer.settled()
  const {
    account_event: _auditLog,
    password_reset: _links,
    session: _seen,
    // It may lag behind the changes, and be brought up to date while nothing changes.
    trust_record: _records,
    ...rest
  } = without(await everythingIn(database), [])
  const trusts = [await server.store.readTrust(ann.uid), await server.store.readTrust(tom.uid)]
  return JSON.stringify({ ...rest, trusts })
}
const ownOperations = operations
  .filter(({ access }) => access === 'signed-in')
  .map(
    (operation) =>
      [`${operation.method} ${operation.path}`, operation, operation.example as object | undefined] as const,
  )
const expectNothingOf = (text: string, person: Person) => {
  for (const word of [CANARY.name, CANARY.number, CANARY.number.replaceAll('-', ''), person.email, person.uid])
    expect(text).not.toContain(word)
}

describe.each(ownOperations)('%s', (_, operation, good) => {
  test('is rejected without a session, and with an ended, an expired or a forged one', async () => {
    const before = await everything()
    for (const [who, cookie] of Object.entries(cookies)) {
      const answer = await server.request(operation, good, cookie ? { cookie } : {})
      expect({ who, status: answer.status, body: answer.body }).toMatchObject({
        who,
        status: 401,
        body: { error: { code: 'not-signed-in' } },
      })
    }
    expect(await everything()).toBe(before)
  })

  test('gives nothing of one user to another, and changes nothing of theirs', async () => {
    if (operation.path.endsWith('/events')) return
    const before = await server.store.readTrust(ann.uid)
    const answer = await server.request(operation, good && { ...good, ...forHim(operation) }, { cookie: tom.cookie })
    expectNothingOf(JSON.stringify(answer.body), ann)
    expect(await server.store.readTrust(ann.uid)).toEqual(before)
  })

  test('that names another user is rejected', async () => {
    const before = await everything()
    if (good) {
      const named = await server.request(operation, { ...good, uid: ann.uid }, { cookie: tom.cookie })
      expect(operation.operator ? [404] : [403, 422]).toContain(named.status)
      expectNothingOf(JSON.stringify(named.body), ann)
    }
    for (const query of [`?uid=${ann.uid}`, `?userId=${ann.uid}`, `/${ann.uid}`]) {
      if (operation.path.endsWith('/events') && query.startsWith('?')) continue
      if (operation.method !== 'GET') continue
      const asked = await server.request({ ...operation, path: `${operation.path}${query}` as '/api/x' }, undefined, {
        cookie: tom.cookie,
      })
      expectNothingOf(JSON.stringify(asked.body), ann)
    }
    if (good) expect(await everything()).toBe(before)
  })
})
const forHim = ({ path }: Operation) => (path.endsWith('/delete') ? { password: 'not his' } : {})

test('a page carries the session of the user who asks for it, and none to a visitor', async () => {
  for (const [who, cookie] of Object.entries(cookies)) {
    const answer = await server.app.request('/dashboard', { headers: cookie ? { cookie } : {} })
    expectNothingOf(await answer.text(), ann)
    expect(answer.headers.get('cache-control') ?? 'no-store', who).toBe('no-store')
  }
})

test('the owner still reads it all: none of the above was rejected for another reason', async () => {
  const answer = await server.request({ method: 'POST', path: '/api/account/export' }, {}, { cookie: ann.cookie })
  expect(answer.status).toBe(200)
  for (const word of [CANARY.name, CANARY.number, ann.email]) expect(JSON.stringify(answer.body)).toContain(word)
})

const PASSWORD = 'granite lantern meadow'

describeOnBoth('an export in a session that began a while ago', (served) => {
  const ask = ({ cookie }: Person, body: object) => served().server.request(exportPersonalData, body, { cookie })
  const errorOf = (code: ErrorCode, field?: string) => ({ body: { error: { code, ...(field && { field }) } } })
  const newcomer = (name: string) => served().server.signUp(name, PASSWORD)
  const loggedIn = ({ uid }: Person, minutes: number) =>
    sql`update session set ${sql.ref('createdAt')} = ${new Date(Date.now() - minutes * MINUTE).toISOString()}
      where ${sql.ref('userId')} = ${uid}`.execute(served().database.db)

  test('wants the password again, and nothing more than ten minutes after the login', async () => {
    const ann = await newcomer('Ann')
    await loggedIn(ann, 9)
    expect((await ask(ann, {})).status).toBe(200)
    await loggedIn(ann, 11)
    expect(await ask(ann, {})).toMatchObject(errorOf('invalid-field', 'password'))
    expect(await ask(ann, { password: 'not hers' })).toMatchObject(errorOf('wrong-password', 'password'))
    const { status, body } = await ask(ann, { password: PASSWORD })
    expect(status).toBe(200)
    expect(PersonalData.parse(body).accountEvents.map(({ event }) => event)).toEqual([
      ...['signed-up', 'data-exported', 'export-refused', 'data-exported'],
    ])
  })

  test('counts each wrong password as one at the login form', async () => {
    const { server } = served()
    const tom = await newcomer('Tom')
    await loggedIn(tom, 11)
    // To be asked for the password is no guess at it.
    for (let time = 0; time < 9; time += 1) await ask(tom, {})
    for (let time = 0; time < 5; time += 1)
      expect(await ask(tom, { password: `guess ${time}` })).toMatchObject(errorOf('wrong-password'))
    expect(await ask(tom, { password: PASSWORD })).toMatchObject(errorOf('too-many-requests'))
    const entered = await server.request(signIn, { email: tom.email, password: PASSWORD })
    expect(entered).toMatchObject(errorOf('too-many-requests'))
  })

  test('of an account without a password wants another login', async () => {
    const clara = await newcomer('Clara')
    await sql`update account set password = null, ${sql.ref('providerId')} = 'google'
      where ${sql.ref('userId')} = ${clara.uid}`.execute(served().database.db)
    expect((await ask(clara, {})).status).toBe(200)
    await loggedIn(clara, 11)
    for (const body of [{}, { password: PASSWORD }])
      expect(await ask(clara, body)).toMatchObject(errorOf('fresh-sign-in-needed'))
  })

  test('runs once for a user at a time, on all servers of one PostgreSQL together', async ({ skip }) => {
    const { server } = served()
    if (!server.config.databaseUrl) skip('SQLite has one server')
    const other = await startTestServer(server.config.dataDir, server.config)
    const eve = await newcomer('Eve')
    const begin = (one: typeof server) =>
      one.app.request(exportPersonalData.path, {
        method: exportPersonalData.method,
        body: '{}',
        headers: { cookie: eve.cookie, 'content-type': 'application/json' },
      })
    for (const [one, next] of [
      [server, other],
      [other, server],
    ] as const) {
      const unread = await begin(one)
      expect(unread.status).toBe(200)
      expect(await next.request(exportPersonalData, {}, { cookie: eve.cookie })).toMatchObject(
        errorOf('too-many-requests'),
      )
      await unread.text()
    }
    await (await begin(server)).body?.cancel()
    await expect.poll(async () => (await ask(eve, {})).status).toBe(200)
    await other.close()
  })
})
