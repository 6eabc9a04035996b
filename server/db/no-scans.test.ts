import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { signIn, signOut, signUp } from '#api/auth.ts'
import { readAccountState, readOverview } from '#api/operator.ts'
import { type NamedOperation, operations } from '#api/resources.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  makeRecoveryCodes,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import { trustEvents } from '#api/trust.ts'
import { codeOf, stepAt } from '../auth/second-factor-codes.ts'
import { cookieOf, startTestServer, temporaryDir } from '../test-server.ts'

const place = temporaryDir()
let server: Awaited<ReturnType<typeof startTestServer>>
const asked = new Set<string>()
beforeAll(async () => {
  await (await startTestServer(place.dir)).close()
  const prepare = DatabaseSync.prototype.prepare
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql, ...rest) {
    asked.add(sql)
    return prepare.call(this, sql, ...rest)
  })
  server = await startTestServer(place.dir, { twoFactor: true, reviewLinks: true, operators: ['una@family.example'] })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  place.remove()
})

/** Tables that do not grow with the number of users, one of links and logins under way, of which none lasts longer than a day, and the names of what a statement brings along: `primary`, better-auth's for the few rows that it has found, and `requested`, a group's keys. */
const SMALL = /^SCAN (kysely_migration(_lock)?|data_key|verification|primary|requested)\b/
const NO_TABLE = /CONSTANT ROW|VALUES CLAUSE/
const ENDING: readonly string[] = [signUp, signIn, signOut].map(({ path }) => path)
const endsSession = ({ path }: NamedOperation) => Number(ENDING.includes(path))
const ABOUT_TABLES = /\b(sqlite_master|pragma_\w+)\b/
const READS = /^\s*(with|select|insert|update|delete)/i

test('no statement reads all rows of a table that grows with the number of users', async () => {
  const { accounts, mailer, store } = server
  const [ann, tom] = [await server.signUp('ann'), await server.signUp('tom')]
  const withoutNetwork = operations.filter(({ path }) => path !== trustEvents.path)
  const lastOut = withoutNetwork.toSorted((one, other) => endsSession(one) - endsSession(other))
  for (const operation of lastOut) await server.request(operation, operation.example, { cookie: ann.cookie })
  const password = 'a long password'
  expect((await server.request(signIn, { email: tom.email, password })).status).toBe(200)
  expect((await server.request(deleteAccount, { password }, { cookie: tom.cookie })).status).toBe(200)
  const from = { address: '192.0.2.7', headers: new Headers() }
  const identity = { subject: 's-1', email: 'g@family.example', emailVerified: true, displayName: 'Greta Alder' }
  for (let time = 0; time < 2; time += 1) await accounts.signInWithGoogle(identity, from)
  const una = await server.signUp('una')
  await server.verify(una)
  const begun = await server.request(beginSecondFactor, { password }, { cookie: una.cookie })
  const { key } = beginSecondFactor.response.parse(begun.body)
  const [now, as] = [stepAt(Date.now()), { cookie: una.cookie }]
  const confirmed = await server.request(confirmSecondFactor, { code: codeOf(key, now) }, as)
  const { recoveryCodes } = confirmSecondFactor.response.parse(confirmed.body)
  for (const code of [codeOf(key, now + 1), recoveryCodes[0]]) {
    const { headers } = await server.request(signIn, { email: una.email, password })
    expect((await server.request(finishSignIn, { code }, { cookie: cookieOf(headers) })).status).toBe(200)
  }
  expect((await server.request(readAccountState, { email: ann.email }, as)).status).toBe(200)
  expect((await server.request(readOverview, undefined, as)).status).toBe(200)
  await store.countInstallation(0)
  for (const operation of [makeRecoveryCodes, turnOffSecondFactor])
    expect((await server.request(operation, { password }, as)).status).toBe(200)
  await accounts.running(['one', 'another'])
  await mailer.settled()
  await accounts.auditLog.settled()
  await store.changesSince(ann.uid, 0, 10)
  await store.takeResetLink('none')
  const link = {
    uid: ann.uid,
    id: 'link',
    label: 'Dana Reed',
    person: 'Dana Reed',
    passphraseHash: null,
    tokenHash: 'link',
  }
  await store.addReviewLink({ ...link, expiresAt: new Date(Date.now() + 1_000_000).toISOString() })
  await store.findReviewLink('link')
  await store.recordReviewOpening(ann.uid, 'link')
  await store.addReviewComment({ uid: ann.uid, linkId: 'link', step: 'name', name: 'Dana', text: 'Is it right?' })
  await store.readReviewComments(ann.uid, 'link')
  const proposal = { uid: ann.uid, linkId: 'link', person: 'Dana Reed', facts: { name: 'Dana R. Reed' }, before: [] }
  for (const id of ['withdrawn', 'used']) await store.addReviewProposal({ ...proposal, id })
  await store.withdrawReviewProposal(ann.uid, 'link', 'withdrawn')
  await store.decideReviewProposal(ann.uid, 'used', ['name'])
  await store.readReviewProposals(ann.uid, 'link')
  const choice = { kinds: ['review'] as const, language: 'en' as const, timeZone: null, today: '2027-01-01' }
  await store.saveReminders(ann.uid, { ...choice, dueAt: new Date(0) })
  for (const due of await store.dueReminders(10))
    await store.recordReminderRun(due, { dueAt: new Date(0), through: '2027-01-01' })
  for (const { token } of await store.dueReminders(10)) await store.turnOffReminders(token)
  await store.failMail({ id: 'none', uid: ann.uid, kind: 'other', code: '550' })
  await store.cleanUp()

  const handle = new DatabaseSync(`${place.dir}/kinstead.db`)
  const statements = [...asked].filter((sql) => READS.test(sql) && !ABOUT_TABLES.test(sql))
  expect(statements.length).toBeGreaterThan(40)
  const reading = statements.flatMap((sql) =>
    handle
      .prepare(`explain query plan ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((step) => step.startsWith('SCAN') && !SMALL.test(step) && !NO_TABLE.test(step))
      .map((step) => `${step}: ${sql}`),
  )
  handle.close()
  expect(reading).toEqual([])
})
