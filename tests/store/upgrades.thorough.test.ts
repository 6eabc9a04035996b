import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { exportPersonalData, type PersonalData } from '#api/account.ts'
import { signIn, signOut } from '#api/auth.ts'
import type { Operation } from '#api/operation.ts'
import { readProfile } from '#api/profile.ts'
import { openReview } from '#api/review-links.ts'
import { finishSignIn } from '#api/second-factor.ts'
import { readSession, Session } from '#api/session.ts'
import { changeTrust, readHistory, readTrust, type TrustHistory, type TrustState } from '#api/trust.ts'
import { readConfig } from '#server/config.ts'
import { cookieOf, startTestServer, temporaryDir } from '#server/test-server.ts'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'
import { authenticator } from '#tests/second-factor/setting-up.ts'
import { postgresOf, sqliteFileOf, storedOf, versions } from './upgrades/stored.ts'

/** Names that two commits of this history recorded for migrations that were then renamed, by the version closest to each. */
const RENAMED = [
  { version: '004-billing', recorded: '002-purchases', renamed: '003-purchases' },
  { version: '008-ages', recorded: '009-ages', renamed: '008-ages' },
]
type Renamed = (typeof RENAMED)[number]
const recordAs = ({ recorded, renamed }: Renamed) =>
  `update kysely_migration set name = '${recorded}' where name = '${renamed}'`

let postgres: LaunchedPostgres
beforeAll(async () => {
  postgres = await launchPostgres()
})
afterAll(() => postgres.stop())

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Today's server on the database of the earlier version, a minute after that was made. */
async function upgraded(version: string, kind: 'sqlite' | 'postgres', renamed?: Renamed) {
  const stored = storedOf(version)
  const answers = stored[kind]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(answers.madeAt) + 60_000 })
  ends.push(() => vi.useRealTimers())
  const place = temporaryDir()
  ends.push(place.remove)
  const DATABASE_URL =
    kind === 'postgres'
      ? await postgresOf(version, postgres.url, renamed?.recorded, renamed && recordAs(renamed))
      : undefined
  const switches = { REVIEW_LINKS: 'on', TWO_FACTOR: 'on', EMAIL_VERIFICATION: 'off' }
  const config = () => readConfig({ DATA_DIR: place.dir, DATABASE_URL, ...stored.keys, ...switches })
  // Creates the keys, which must be there before the database.
  readConfig({ DATA_DIR: place.dir })
  if (kind === 'sqlite') {
    const file = join(place.dir, 'kinstead.db')
    writeFileSync(file, sqliteFileOf(version))
    const handle = new DatabaseSync(file)
    if (renamed) expect(handle.prepare(recordAs(renamed)).run().changes).toBe(1)
    handle.close()
  }
  const server = await startTestServer(place.dir, config())
  ends.push(server.close)
  const get = async (operation: Pick<Operation, 'method' | 'path'>, cookie: string) =>
    (await server.request(operation, undefined, { cookie })).body
  return { server, get, ...answers }
}
type Upgraded = Awaited<ReturnType<typeof upgraded>>

/** The `hcd_` answers, which the directive repeats. */
const directiveIn = ({ record }: TrustState) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([field]) => field.startsWith('hcd_')))

async function expectSameAnswers({ server, get, owner }: Upgraded): Promise<void> {
  const { cookie } = owner
  expect(await get(readTrust, cookie)).toEqual(owner.trust)
  expect(await get(readProfile, cookie)).toMatchObject(owner.profile)
  const history = (await get(readHistory, cookie)) as TrustHistory
  expect(history.changes.map(({ version }) => version)).toEqual(
    Array.from({ length: owner.trust.version }, (_, index) => index + 1),
  )
  if (owner.history) expect(history).toMatchObject(owner.history)
  const exported = await server.request(exportPersonalData, { password: owner.password }, { cookie })
  const { exportedAt: _, sessions: __, accountEvents, ...ownData } = exported.body as PersonalData
  expect(ownData.trust).toEqual(owner.trust)
  expect(ownData.changes).toHaveLength(owner.trust.version)
  expect(ownData.healthCareDirective).toEqual(directiveIn(owner.trust))
  if (!owner.ownData) return
  const { exportedAt: ___, sessions: ____, accountEvents: eventsBefore, ...before } = owner.ownData
  expect(ownData).toMatchObject(before)
  expect(accountEvents).toEqual(expect.arrayContaining(eventsBefore ?? []))
}

/** By the password, and where a second factor is on by each of its codes. */
async function expectSignIn({ server, owner, get }: Upgraded): Promise<string> {
  const { email, password, uid, secondFactor } = owner
  const codes = secondFactor && [authenticator(secondFactor.key).next(), secondFactor.recoveryCodes[0]]
  let cookie = ''
  for (const code of codes ?? [undefined]) {
    let answer = await server.request(signIn, { email, password })
    if (code) answer = await server.request(finishSignIn, { code }, { cookie: cookieOf(answer.headers) })
    expect(answer).toMatchObject({ status: 200, body: { user: { uid } } })
    cookie = cookieOf(answer.headers)
  }
  expect(await server.request(signIn, { email, password: 'another password' })).toMatchObject({ status: 401 })
  expect(await get(readTrust, cookie)).toEqual(owner.trust)
  return cookie
}

async function expectSaves({ server, get, owner }: Upgraded, cookie: string): Promise<void> {
  const { version } = owner.trust
  const { headers, body } = owner.lastSave
  const repeated = await server.request(changeTrust, body, { ...headers, cookie })
  expect(repeated).toMatchObject({ status: 200, body: { version } })
  const patch = { trustName: 'A new name', beneficiaries: { remove: ['b-new'] } }
  expect(await server.request(changeTrust, patch, { cookie })).toMatchObject({
    status: 200,
    body: { version: version + 1 },
  })
  const after = (await get(readTrust, cookie)) as TrustState
  const { lastUpdated: _, beneficiaries: listed = [], ...before } = { ...owner.trust.record }
  const beneficiaries = listed.filter(({ id }) => id !== 'b-new')
  expect(after.record).toMatchObject({ ...before, trustName: 'A new name', beneficiaries })
}

describe.each(['sqlite', 'postgres'] as const)('with what an earlier version stored on %s, this version', (kind) => {
  test.each(versions)('works on: %s', async (version) => {
    const open = await upgraded(version, kind)
    const { server, get, owner, google } = open
    const emailOf = async (cookie: string) => Session.parse(await get(readSession, cookie)).user?.email
    expect(await emailOf(owner.cookie), 'the session').toBe(owner.email)
    expect(await emailOf(`${owner.cookie.slice(0, -8)}AAAAA%3D`), 'a forged cookie').toBeUndefined()
    await expectSameAnswers(open)
    if (owner.reviewToken) {
      const review = await server.request(openReview, { token: owner.reviewToken })
      expect(review).toMatchObject({ status: 200, body: { record: { trustName: owner.trust.record?.trustName } } })
    }
    expect((await server.request(signOut, undefined, { cookie: owner.cookie })).status).toBe(200)
    expect(await emailOf(owner.cookie), 'after the sign-out').toBeUndefined()
    await expectSaves(open, await expectSignIn(open))
    if (google) {
      const identity = { subject: google.sub, email: google.email, emailVerified: true, displayName: google.name }
      const from = { address: '192.0.2.7', headers: new Headers() }
      const { uid } = google
      expect(await server.accounts.signInWithGoogle(identity, from)).toMatchObject({ uid, outcome: 'signed-in' })
      expect(await server.store.readTrust(uid)).toEqual(google.trust)
    }
  })

  test.each(RENAMED)('works on $version with a migration recorded as $recorded', async (renamed) => {
    const open = await upgraded(renamed.version, kind, renamed)
    await expectSameAnswers(open)
    await expectSaves(open, await expectSignIn(open))
  })
})
