import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { requestPasswordReset, resetPassword, signIn } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import { makeReviewLink } from '#api/review-links.ts'
import { beginSecondFactor } from '#api/second-factor.ts'
import { createTrust } from '#api/trust.ts'
import { mailInOutbox } from '#server/mail/read-mail.ts'
import type { Person } from '#server/test-server.ts'
import { describeOnBoth, everythingIn, mentions, type Served } from './databases.ts'

const PASSWORD = 'a long password'
const NETWORK = '203.0.113.0/24'

describeOnBoth('a sign-in by password', (served) => {
  let server: Served['server']
  let database: Served['database']
  let ann: Person
  beforeEach(async () => {
    ;({ server, database } = served())
    ann = await server.signUp(`ann${randomUUID().slice(0, 8)}`, PASSWORD)
  })
  afterEach(() => vi.restoreAllMocks())

  const enter = ({ email }: Person) => server.request(signIn, { email, password: PASSWORD })
  const rowsAbout = async ({ uid }: Person) => {
    const all = await everythingIn(database)
    return ['session', 'account_event', 'user_profile'].map((table) =>
      (all.get(table)?.rows ?? []).filter((row) => mentions(row, [uid])),
    )
  }
  const account = () =>
    database.db.withTables<{ account: { userId: string; password: string | null; providerId: string } }>()
  async function hashOf({ uid }: Person): Promise<string> {
    const found = await account().selectFrom('account').select('password').where('userId', '=', uid).execute()
    return found[0]?.password ?? ''
  }
  async function openSession({ uid }: Person): Promise<string> {
    const [token, at] = [randomUUID(), new Date()]
    const row = { id: randomUUID(), token, userId: uid, ipAddress: '203.0.113.7', userAgent: 'Firefox' }
    const { db, type } = database
    const instant = (time: Date) => (type === 'postgres' ? time : time.toISOString())
    const times = { createdAt: at, updatedAt: at, expiresAt: new Date(at.getTime() + 3_600_000) }
    const values = { ...row, ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, instant(time)])) }
    await db.withTables<{ session: Record<string, unknown> }>().insertInto('session').values(values).execute()
    return token
  }
  function record({ uid }: Person, token: string, passwordHash: string) {
    const line = { event: 'signed-in', network: NETWORK } as const
    return server.store.recordSignIn({ uid, token, ...line }, (hash) => hash === passwordHash)
  }
  const begin = async (person: Person, passwordHash: string) => record(person, await openSession(person), passwordHash)

  test('records the time of the login and a line in the audit log', async () => {
    const before = await server.store.readProfile(ann.uid)
    await pause(2)
    const recorded = await begin(ann, await hashOf(ann))
    expect(recorded?.profile).toEqual(await server.store.readProfile(ann.uid))
    expect((recorded?.profile?.lastLogin ?? '') > (before?.lastLogin ?? '')).toBe(true)
    const events = await server.store.readEvents(ann.uid)
    expect(events.map(({ event, network }) => [event, network])).toEqual([
      ['signed-up', 'unknown'],
      ['signed-in', NETWORK],
    ])
  })

  test('begins a session with all that better-auth gives one, as at sign-up', async () => {
    expect((await enter(ann)).status).toBe(200)
    const [rows = []] = await rowsAbout(ann)
    const shape = (row: Record<string, unknown>) =>
      Object.entries(row).map(([name, value]) => [name, value === null ? null : (value as object).constructor.name])
    const sizes = ({ id, token, createdAt }: Record<string, unknown>) =>
      [id, token, createdAt].map((one) => String(one).length)
    const [signedUp = {}, signedIn = {}] = rows
    expect(rows.length).toBe(2)
    expect(shape(signedIn)).toEqual(shape(signedUp))
    expect(sizes(signedIn)).toEqual(sizes(signedUp))
  })

  test('ends the session and records nothing once the password is another one', async () => {
    const before = await rowsAbout(ann)
    expect(before.map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(await begin(ann, (await hashOf(ann)).replace(/.$/, '~'))).toBeNull()
    expect(await rowsAbout(ann)).toEqual(before)
  })

  test('works without a profile, which it creates', async () => {
    await database.db.deleteFrom('user_profile').where('uid', '=', ann.uid).execute()
    expect(await begin(ann, await hashOf(ann))).toEqual({ profile: null })
    expect(await enter(ann)).toMatchObject({ status: 200, body: { user: { uid: ann.uid, email: ann.email } } })
    expect(await server.store.readProfile(ann.uid)).toMatchObject({ uid: ann.uid, email: ann.email })
  })

  test.each(['session', 'account_event', 'user_profile'])(
    'of which %s cannot be written leaves nothing of itself, is answered as a server error, and works again later',
    async (table) => {
      const before = await rowsAbout(ann)
      await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(database.db)
      const failed = await enter(ann)
      await sql`alter table elsewhere rename to ${sql.table(table)}`.execute(database.db)
      expect(failed).toMatchObject({ status: 500, body: { error: { code: 'internal-error' } } })
      expect(failed.headers.getSetCookie()).toEqual([])
      expect(await rowsAbout(ann)).toEqual(before)
      expect((await enter(ann)).status).toBe(200)
    },
  )

  test('and a deletion of the account at once do not wait for each other forever, and leave no line of it', async () => {
    const hash = await hashOf(ann)
    const tokens = await Promise.all(Array.from({ length: 12 }, () => openSession(ann)))
    const [deleted, ...entered] = await Promise.allSettled([
      server.store.deleteUser(ann.uid),
      ...tokens.map((token) => record(ann, token, hash)),
    ])
    expect(deleted.status).toBe('fulfilled')
    expect(entered.map(({ status }) => status)).toEqual(entered.map(() => 'fulfilled'))
    expect((await rowsAbout(ann)).flat()).toEqual([])
  })

  test('that meets a new password on its way comes before it or not at all', async () => {
    if (database.type !== 'postgres') return
    const hash = await hashOf(ann)
    const entered = await database.db.transaction().execute(async (tx) => {
      await sql`update account set password = 'another' where ${sql.ref('userId')} = ${ann.uid}`.execute(tx)
      const entering = begin(ann, hash)
      expect(await Promise.race([entering, pause(300, 'waits')])).toBe('waits')
      return { entering }
    })
    expect(await entered.entering).toBeNull()
  })
})

describeOnBoth(
  'a session that ends while a password is hashed',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    beforeAll(() => {
      ;({ server, database } = served())
    })
    const as = ({ cookie }: Person) => ({ cookie })
    const sessionOf = async ({ uid }: Person) => {
      const { rows } = await sql<{ id: string }>`select id from session where "userId" = ${uid}`.execute(database.db)
      return rows[0]?.id
    }
    const kept = async (table: string, { uid }: Person) =>
      (await everythingIn(database)).get(table)?.rows.filter((row) => mentions(row, [uid])) ?? []

    test('writes nothing that lasts', async () => {
      const ann = await server.signUp('ann')
      const sessionId = await sessionOf(ann)
      const { store } = server
      const key = 'A'.repeat(32)
      const link = { label: 'Dana', passphraseHash: null, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
      const keep = () =>
        store.addReviewLink({ ...link, uid: ann.uid, sessionId, id: randomUUID(), tokenHash: randomUUID() })
      expect(await keep()).toBe(true)
      expect(await store.beginFactor(ann.uid, key, sessionId)).toBe(true)
      expect(await store.confirmFactor(ann.uid, key, 1, ['one'], sessionId)).toBe(true)
      await sql`delete from session where "userId" = ${ann.uid}`.execute(database.db)
      const before = await everythingIn(database)
      const writes = [
        keep,
        () => store.beginFactor(ann.uid, key, sessionId),
        () => store.confirmFactor(ann.uid, key, 2, ['two'], sessionId),
        () => store.replaceRecoveryCodes(ann.uid, ['three'], sessionId),
        () => store.removeFactor(ann.uid, sessionId),
        () => store.deleteUser(ann.uid, sessionId),
      ]
      for (const write of writes) await expect(write()).rejects.toThrow('The session has ended.')
      expect(await everythingIn(database)).toEqual(before)
    })

    test('leaves no review link in an account that its owner takes over with a new password', async () => {
      const ann = await server.signUp('eve')
      expect((await server.request(createTrust, undefined, as(ann))).status).toBe(200)
      await server.request(requestPasswordReset, { email: ann.email })
      const { token } = await mailInOutbox(server.config.dataDir, ann.email, pages.resetPassword)
      const making = Array.from({ length: 12 }, () =>
        server.request(makeReviewLink, { label: 'Mine', days: 90, passphrase: 'secret words' }, as(ann)),
      )
      const factor = server.request(beginSecondFactor, { password: PASSWORD }, as(ann))
      const reset = await server.request(resetPassword, { token, password: 'granite-lantern-meadow' })
      const made = await Promise.all(making)
      expect(reset.status).toBe(200)
      expect([...new Set(made.map(({ status }) => status))].filter((status) => ![200, 401].includes(status))).toEqual(
        [],
      )
      expect((await factor).status).toBeOneOf([200, 401])
      expect(await kept('review_token', ann)).toEqual([])
      expect(await kept('second_factor', ann)).toEqual([])
    })

    test('deletes no account', async () => {
      const ann = await server.signUp('kept')
      const { accounts } = server
      const caller = await accounts.caller(new Headers({ cookie: ann.cookie }))
      if (!caller) throw new Error('There is no session.')
      await sql`delete from session where "userId" = ${ann.uid}`.execute(database.db)
      const asked = await server.request(deleteAccount, { password: PASSWORD }, as(ann))
      expect(asked).toMatchObject({ status: 401, body: { error: { code: 'not-signed-in' } } })
      expect((await kept('user', ann)).length).toBe(1)
    })
  },
  { emailVerification: false, twoFactor: true },
)
