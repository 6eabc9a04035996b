import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { deleteAccount, exportPersonalData, PersonalData, readActivity } from '#api/account.ts'
import { recordDownloads } from '#api/documents.ts'
import type { Operation } from '#api/operation.ts'
import { AccountState, operator as desk, openDesk, readAccountState, readOverview } from '#api/operator.ts'
import { buyPackage } from '#api/purchases.ts'
import { readSession, Session } from '#api/session.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { MINUTE } from '#server/durations.ts'
import { createLog } from '#server/observability/log.ts'
import { cookieOf, type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { PASSWORD, settingUp, type WithFactor } from '../second-factor/setting-up.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'

const operations: readonly Operation[] = Object.values(desk.operations)
const nowhere = { method: 'POST', path: '/api/no-such-operation' } as const

describeOnBoth(
  "the operator's desk",
  (served) => {
    let server: Served['server']
    let op: WithFactor
    const { newcomer, someone, turnOn } = settingUp(() => server)
    const as = ({ cookie }: Pick<Person, 'cookie'>) => ({ cookie })
    const codeOf = (body: unknown) => (body as { error?: { code: string } }).error?.code
    const loggedIn = ({ uid }: Pick<Person, 'uid'>, minutes: number) =>
      sql`update session set ${sql.ref('createdAt')} = ${new Date(Date.now() - minutes * MINUTE).toISOString()}
        where ${sql.ref('userId')} = ${uid}`.execute(served().database.db)
    async function look(email: string) {
      const { status, body } = await server.request(readAccountState, { email }, as(op))
      expect({ status, body }).toMatchObject({ status: 200 })
      return readAccountState.response.parse(body).account
    }
    const looksAt = async ({ uid }: Person) =>
      (await server.store.readEvents(uid)).filter(({ event }) => event === 'operator-looked')

    beforeAll(async () => {
      ;({ server } = served())
      op = await someone('operator')
    })

    async function expectNothingThere(person: Pick<Person, 'cookie'>): Promise<void> {
      const missing = await server.request(nowhere, {}, as(person))
      // Also with a body that the operation would reject.
      for (const operation of operations)
        for (const body of operation.request ? [operation.example, { nope: 1 }, '{'] : [undefined]) {
          const answer = await server.request(operation, body, as(person))
          expect({ ...answer, headers: null }).toEqual({ ...missing, headers: null })
        }
    }

    test('is for nobody else, as if it did not exist', async () => {
      const ann = await someone('ann')
      await expectNothingThere(ann)
      const { body } = await server.request(readSession, undefined, as(ann))
      expect(Session.parse(body).user).not.toHaveProperty('operator')
    })

    test('is not for who has an operator’s address and has not confirmed it', async () => {
      const stranger = await server.signUp('colleague', PASSWORD)
      await expectNothingThere(stranger)
      const { body } = await server.request(readSession, undefined, as(stranger))
      expect(Session.parse(body).user).not.toHaveProperty('operator')
    })

    test('requires a second factor, and a code once the login is ten minutes ago', async () => {
      const second = await newcomer('second')
      for (const operation of operations)
        expect(codeOf((await server.request(operation, operation.example, as(second))).body)).toBe('second-factor-off')
      const withFactor = await turnOn(second)
      expect((await server.request(readOverview, undefined, as(withFactor))).status).toBe(200)
      await loggedIn(withFactor, 11)
      const closed = await server.request(readOverview, undefined, as(withFactor))
      expect({ status: closed.status, code: codeOf(closed.body) }).toEqual({ status: 403, code: 'proof-needed' })
      const wrong = await server.request(openDesk, { code: withFactor.app.wrong() }, as(withFactor))
      expect(codeOf(wrong.body)).toBe('wrong-code')
      const opened = await server.request(openDesk, { code: withFactor.app.next() }, as(withFactor))
      expect(opened.status).toBe(200)
      expect(opened.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Strict/)
      const proof = cookieOf(opened.headers)
      expect((await server.request(readOverview, undefined, { cookie: `${withFactor.cookie}; ${proof}` })).status).toBe(
        200,
      )
      // It holds in its own session, until its own instant.
      const [until = ''] = proof.split('=')[1]?.split('.') ?? []
      await loggedIn(op, 11)
      for (const cookie of [
        `${op.cookie}; ${proof}`,
        `${withFactor.cookie}; ${proof.replace(until, String(Number(until) + 1))}`,
        `${withFactor.cookie}; ${proof.slice(0, -1)}`,
      ])
        expect(codeOf((await server.request(readOverview, undefined, { cookie })).body)).toBe('proof-needed')
      await loggedIn(op, 1)
    })

    test('shows the state of an account, and its owner that somebody looked', async () => {
      const tom = await newcomer('tom')
      await server.request(changeTrust, samples.complete, as(tom))
      await server.request(buyPackage, { plan: 'pro' }, as(tom))
      const copy = { way: 'print', version: 1, at: new Date().toISOString() }
      const documents = [{ document: 'schedule-a', fingerprint: 'a'.repeat(64) }]
      expect((await server.request(recordDownloads, { ...copy, documents }, as(tom))).status).toBe(200)
      await server.store.openPayment({ id: 'cs_1', uid: tom.uid, plan: 'elite', amount: 20_000 })
      const report = { id: 'cs_1', uid: tom.uid, plan: 'elite', amount: 20_000, askedAt: new Date() } as const
      await server.store.settlePayment({ ...report, refunded: 5_000, state: 'partly-refunded' })

      const account = await look(` ${tom.email.toUpperCase()} `)
      expect(account).toMatchObject({
        ...{ email: tom.email, confirmed: true, secondFactor: false, plan: 'elite', mailsWaiting: 0, mailsFailed: [] },
        ...{ begun: true, completed: true, downloaded: true, funded: false },
        purchases: [
          { plan: 'pro', through: 'none', amount: 19_900, refunded: 0, state: 'completed' },
          { plan: 'elite', through: 'stripe', amount: 20_000, refunded: 5_000, state: 'partly-refunded' },
        ],
      })
      const text = JSON.stringify(account)
      for (const word of [tom.uid, 'Alder', samples.complete.grantorName, samples.complete.trustName, 'cs_1'])
        expect(text).not.toContain(word)

      await look(tom.email)
      expect(await looksAt(tom)).toMatchObject([{ network: 'unknown' }, { network: 'unknown' }])
      const activity = readActivity.response.parse((await server.request(readActivity, undefined, as(tom))).body)
      expect(activity.events.map(({ event }) => event).slice(0, 3)).toEqual([
        ...['operator-looked', 'operator-looked', 'address-verified'],
      ])
      const exported = PersonalData.parse((await server.request(exportPersonalData, {}, as(tom))).body)
      expect(exported.accountEvents.filter(({ event }) => event === 'operator-looked')).toHaveLength(2)
      expect(JSON.stringify(exported)).not.toContain(op.email)
    })

    test('records each look, also beyond the hundred of a kind that are stored in a day', async () => {
      const busy = await newcomer('busy')
      const at = new Date().toISOString()
      const before = Array.from({ length: 100 }, () => ({
        ...{ id: randomUUID(), uid: busy.uid, at, event: 'operator-looked', network: 'unknown', about: null },
      }))
      await served().database.db.insertInto('account_event').values(before).execute()
      await look(busy.email)
      expect(await looksAt(busy)).toHaveLength(101)
    })

    test('has nothing of an account that was deleted, of nobody, and of the placeholder', async () => {
      const gone = await newcomer('gone')
      expect(AccountState.parse(await look(gone.email))).toMatchObject({ email: gone.email, begun: false, plan: null })
      expect((await server.request(deleteAccount, { password: PASSWORD }, as(gone))).status).toBe(200)
      for (const address of [gone.email, 'nobody@family.example']) expect(await look(address)).toBeNull()
      expect(await server.store.readAccountState('')).toBeNull()
    })

    test('ends with the session, the second factor and the account of the operator', async () => {
      const last = await someone('last')
      expect((await server.request(readOverview, undefined, as(last))).status).toBe(200)
      await server.store.removeFactor(last.uid)
      expect(codeOf((await server.request(readOverview, undefined, as(last))).body)).toBe('second-factor-off')
      expect((await server.request(deleteAccount, { password: PASSWORD }, as(last))).status).toBe(200)
      expect((await server.request(readOverview, undefined, as(last))).status).toBe(401)
    })

    test('gives an operator sixty looks an hour', async () => {
      const eager = await someone('eager')
      const answers = []
      for (let time = 0; time < 61; time += 1)
        answers.push((await server.request(readAccountState, { email: 'x@family.example' }, as(eager))).status)
      expect(answers).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    })
  },
  {
    twoFactor: true,
    operators: ['operator', 'colleague', 'second', 'last', 'eager'].map((name) => `${name}@family.example`),
  },
)

test('a server that stops while it counts ends the count, stores nothing of it and reports no error', async () => {
  const place = temporaryDir()
  onTestFinished(place.remove)
  const written: string[] = []
  const log = createLog({ write: (line: string) => void written.push(line) }, 'warn')
  const server = await startTestServer(place.dir, {}, undefined, log)
  await server.signUp('ann')
  written.length = 0

  server.counts.begin()
  const running = server.counts.running()
  expect(running).toBeDefined()
  await server.close()
  await running
  expect(written).toEqual([])

  const later = await startTestServer(place.dir)
  expect(await later.store.readCounts()).toBeNull()
  await later.close()
})
