import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { signIn } from '#api/auth.ts'
import { beginSignedDocument, recordDownloads, sendSignedPiece } from '#api/documents.ts'
import { buyPackage, changeBilling } from '#api/purchases.ts'
import { commentOnReview, makeReviewLink } from '#api/review-links.ts'
import { proposeInReview } from '#api/review-proposals.ts'
import { readSession } from '#api/session.ts'
import { changeTrust, createTrust, putHealthCareDirective, readTrust, restoreVersion } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { openDatabase } from '#server/db/database.ts'
import { silentLog } from '#server/observability/log.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '#tests/server/launch.ts'
import { type Person as Caller, request, signUp } from '#tests/server/test-user.ts'
import { thorough } from '../thorough.ts'
import { describeOnBoth, everythingIn, type Served, tablesAbout, tablesOfUsers, without } from './databases.ts'

const PASSWORD = 'a long password'

describeOnBoth(
  'deletion of an account',
  (served) => {
    let server: Served['server']
    let database: Served['database']
    beforeAll(() => {
      ;({ server, database } = served())
    })

    const as = ({ cookie }: Person) => ({ cookie })
    const wordsOf = ({ uid, email }: Person) => [uid, email]

    /** Someone with a row in every table that can have one about a user. A new such table needs its row here. */
    async function settled(name: string): Promise<Person> {
      const person = await server.signUp(name, PASSWORD)
      await server.verify(person)
      const done = [
        await server.request(changeTrust, samples.complete, as(person)),
        await server.request(putHealthCareDirective, { skipped: true }, as(person)),
        await server.request(restoreVersion, { version: 1 }, as(person)),
        await server.request(
          recordDownloads,
          { way: 'print', version: 1, at: soon, documents: [{ document: 'schedule-a', fingerprint: 'a'.repeat(64) }] },
          as(person),
        ),
        await server.request(
          changeBilling,
          { cardLast4: '4242', cardholderName: name, expiryDate: '12/98' },
          as(person),
        ),
        await server.request(buyPackage, { plan: 'pro' }, as(person)),
        await server.request(signIn, { email: person.email, password: PASSWORD }),
      ]
      const { example: scan } = beginSignedDocument
      done.push(await server.request(beginSignedDocument, scan, as(person)))
      done.push(await server.request(sendSignedPiece, sendSignedPiece.example, as(person)))
      expect(done.map(({ status }) => status)).toEqual(done.map(() => 200))
      await server.store.openPayment({ id: `cs_${name}`, uid: person.uid, plan: 'elite', amount: 39_900 })
      const choice = { kinds: ['review'] as const, language: 'en' as const, timeZone: null, today: soon.slice(0, 10) }
      await server.store.saveReminders(person.uid, { ...choice, dueAt: new Date(soon) })
      await server.store.beginFactor(person.uid, 'A'.repeat(32))
      await server.store.confirmFactor(person.uid, 'A'.repeat(32), 1, [randomUUID()])
      const about = { label: 'Thomas', days: 7, person: 'Thomas Edward Whitlock' }
      const link = await server.request(makeReviewLink, about, as(person))
      const { token } = link.body as { token: string }
      const remark = { token, step: 'name', name: 'Dana Reed', text: 'Is it right?' }
      expect((await server.request(commentOnReview, remark)).status).toBe(200)
      expect((await server.request(proposeInReview, { token, email: 't@new.example' })).status).toBe(200)
      await database.db
        .insertInto('mail_outbox')
        .values({
          ...{ id: randomUUID(), uid: person.uid, body: '{}', attempts: 0 },
          ...{ created_at: soon, next_attempt_at: soon, expires_at: soon },
        })
        .execute()
      const failed = { uid: person.uid, id: randomUUID(), kind: 'verify-email', code: '550', at: soon } as const
      await database.db.insertInto('mail_failure').values(failed).execute()
      await server.store.storeResetLink({ uid: person.uid, tokenHash: randomUUID(), expiresAt: soon })
      expect((await server.request(signIn, { email: person.email, password: PASSWORD })).body).toMatchObject({
        secondFactorRequired: true,
      })
      return person
    }
    const soon = new Date(Date.now() + 3_600_000).toISOString()

    test('leaves nothing of the user in any table, and every row of another', async () => {
      const [ann, tom] = [await settled('ann'), await settled('tom')]
      const before = await everythingIn(database)
      const tables = tablesOfUsers(before)
      expect(tables.length).toBeGreaterThan(6)
      for (const person of [ann, tom])
        expect(tablesAbout(before, wordsOf(person)), 'tables with a row about each user').toEqual(
          expect.arrayContaining([...tables, 'verification']),
        )

      const { status, body, headers } = await server.request(deleteAccount, { password: PASSWORD }, as(ann))
      expect({ status, body }).toMatchObject({ status: 200, body: { user: null } })
      expect(cookieOf(headers)).toMatch(/^kinstead\.session_token=;/)

      const after = await everythingIn(database)
      expect(tablesAbout(after, wordsOf(ann))).toEqual([])
      expect(without(after, [])).toEqual(without(before, wordsOf(ann)))
      expect((await server.request(readTrust, undefined, as(ann))).status).toBe(401)
      expect((await server.request(readTrust, undefined, as(tom))).body).toMatchObject({ record: { uid: tom.uid } })
    })

    test('wants the password again, and stops guessing as sign-in does', async () => {
      const ann = await server.signUp('guessed', PASSWORD)
      await server.mailer.settled()
      const everything = async () => {
        const { account_event: _auditLog, attempt: _count, ...rest } = without(await everythingIn(database), [])
        return rest
      }
      const before = await everything()
      const attempt = (proof: object) => server.request(deleteAccount, proof, as(ann))
      expect((await attempt({})).body).toMatchObject({ error: { code: 'invalid-field', field: 'password' } })
      expect((await attempt({ email: ann.email })).body).toMatchObject({ error: { field: 'password' } })
      for (let time = 0; time < 3; time += 1)
        expect((await attempt({ password: `guess ${time}` })).body).toMatchObject({
          error: { code: 'wrong-password', field: 'password' },
        })
      const stopped = await attempt({ password: PASSWORD })
      expect(stopped.body).toMatchObject({ error: { code: 'too-many-requests' } })
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
      expect(await everything()).toEqual(before)
      const rejected = (await server.store.readEvents(ann.uid)).filter(({ event }) => event === 'deletion-refused')
      expect(rejected.length).toBe(5)
    })

    test('of an account without a password wants its email address', async () => {
      const ann = await server.signUp('other-way-in', PASSWORD)
      await sql`update account set password = null, ${sql.ref('providerId')} = 'google' where ${sql.ref('userId')} = ${ann.uid}`.execute(
        database.db,
      )
      const attempt = (proof: object) => server.request(deleteAccount, proof, as(ann))
      for (const proof of [{}, { password: PASSWORD }, { email: 'tom@family.example' }])
        expect((await attempt(proof)).body).toMatchObject({ error: { code: 'invalid-field', field: 'email' } })
      expect((await attempt({ email: ` ${ann.email.toUpperCase()} ` })).status).toBe(200)
      expect(tablesAbout(await everythingIn(database), wordsOf(ann))).toEqual([])
    })

    test('ends every session at once, and frees the address for a new account', async () => {
      const ann = await server.signUp('back', PASSWORD)
      const elsewhere = {
        cookie: cookieOf((await server.request(signIn, { email: ann.email, password: PASSWORD })).headers),
      }
      expect((await server.request(createTrust, undefined, elsewhere)).status).toBe(200)
      expect((await server.request(deleteAccount, { password: PASSWORD }, as(ann))).status).toBe(200)
      for (const cookie of [as(ann), elsewhere]) {
        expect((await server.request(createTrust, undefined, cookie)).status).toBe(401)
        expect((await server.request(readSession, undefined, cookie)).body).toMatchObject({ user: null })
      }
      const again = await server.signUp('back', PASSWORD)
      expect(again.uid).not.toBe(ann.uid)
      expect((await server.request(readTrust, undefined, as(again))).body).toEqual({ version: 0, record: null })
    })
  },
  { twoFactor: true },
)

const people = process.env.THOROUGH === 'yes' ? 40 : 3
const SAVES = 40

/** Every way in which a request writes about its user, again and again. */
const WRITES: ((person: Caller) => Promise<{ status: number }>)[] = [
  (person) => person.request('PATCH', '/api/trust', { trustName: randomUUID() }, { 'idempotency-key': randomUUID() }),
  (person) => person.request('PUT', '/api/health-care-directive', { skipped: true }),
  (person) => person.request('PATCH', '/api/users/me', { firstName: 'Una', lastName: 'Alder' }),
  (person) => person.request('PUT', '/api/billing', { cardLast4: '4242', cardholderName: 'Una', expiryDate: '12/98' }),
  (person) => person.request('POST', '/api/trust'),
]

/** Deletes each account among its own saves, through the first server while the last one saves, too; then kills both. */
async function expectGone(servers: readonly LaunchedServer[], where: { dataDir: string; databaseUrl?: string }) {
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const last = servers.at(-1) ?? first
  const all = await Promise.all(Array.from({ length: people }, () => signUp(first.url)))
  const elsewhere = (person: Caller): Caller => ({
    ...person,
    request: (method, path, body, headers) =>
      request(last.url, method, path, body, { cookie: person.cookie, ...headers }),
  })
  const known = new Set<number>()
  const deleted = all.map(async (person, index) => {
    const asking = Array.from({ length: SAVES }, (_, number) =>
      WRITES[(number + index) % WRITES.length]?.(number % 2 === 0 ? person : elsewhere(person)),
    )
    const { status } = await person.request('POST', '/api/account/delete', { password: 'granite-lantern-meadow' })
    expect(status).toBe(200)
    for (const answer of await Promise.all(asking)) known.add(answer?.status ?? 0)
  })
  await Promise.all(deleted)
  expect([...known].filter((status) => ![200, 401].includes(status))).toEqual([])
  await Promise.all(servers.map((server) => server.kill()))
  const database = await openDatabase(where, silentLog)
  const left = tablesAbout(
    await everythingIn(database),
    all.map(({ uid }) => uid),
  )
  await database.close()
  expect(left).toEqual([])
  await first.restart()
  expect((await all[0]?.request('GET', '/api/trust'))?.status).toBe(401)
}

test('deleting an account during its own saves leaves no row, on SQLite', async () => {
  const server = await launchServer()
  try {
    await expectGone([server], { dataDir: server.dataDir })
  } finally {
    await server.stop()
  }
}, 240_000)

if (thorough)
  test('deleting an account during its own saves leaves no row, on PostgreSQL with two servers', async () => {
    const postgres = await launchPostgres()
    const servers = [
      await launchServer({ databaseUrl: postgres.url }),
      await launchServer({ databaseUrl: postgres.url }),
    ]
    try {
      await expectGone(servers, { dataDir: '', databaseUrl: postgres.url })
    } finally {
      for (const server of servers) await server.stop()
      await postgres.stop()
    }
  }, 240_000)

const bytesIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.startsWith('kinstead.db'))
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('\n')

test('deletion leaves no plain text of the user in the SQLite file or log, and keeps that of others', async () => {
  const place = temporaryDir()
  onTestFinished(place.remove)
  const count = (word: string) => bytesIn(place.dir).split(word).length - 1
  const server = await startTestServer(place.dir)
  const [ann, tom] = [await server.signUp('Zephyrine'), await server.signUp('Barnabas')]
  for (const [person, family] of [
    [ann, 'Quillfeather'],
    [tom, 'Thistlewood'],
  ] as const) {
    const as = { cookie: person.cookie }
    const patch = { ...samples.complete, grantorName: family }
    expect((await server.request(changeTrust, patch, as)).status).toBe(200)
    // A long text, then a short one: SQLite allocates pages and frees them.
    for (const length of [9_000, 20])
      await server.request(changeTrust, { customRules: `${family} `.repeat(length / 20) }, as)
  }
  const words = ['Quillfeather', 'Zephyrine', ann.email.toLowerCase(), ann.uid]
  for (const word of words) expect(count(word), word).toBeGreaterThan(0)
  const before = count('Thistlewood')
  expect(before).toBeGreaterThan(0)
  const { status } = await server.request(deleteAccount, { password: 'a long password' }, { cookie: ann.cookie })
  expect(status).toBe(200)
  for (const word of words) expect(count(word), word).toBe(0)
  expect(count('Thistlewood')).toBeGreaterThan(0)
  await server.close()
  for (const word of words) expect(count(word), word).toBe(0)
})
