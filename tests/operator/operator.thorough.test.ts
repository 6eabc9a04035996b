import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPersonalData, PersonalData } from '#api/account.ts'
import { recordDownloads } from '#api/documents.ts'
import { FUNNEL_STAGES, type InstallationCounts, Overview, readOverview, tablesOf } from '#api/operator.ts'
import { buyPackage } from '#api/purchases.ts'
import { commentOnReview, makeReviewLink, revokeReviewLink } from '#api/review-links.ts'
import { changeTrust } from '#api/trust.ts'
import { samples } from '#samples/families.ts'
import { openDatabase } from '#server/db/database.ts'
import { DAY } from '#server/durations.ts'
import { silentLog } from '#server/observability/log.ts'
import { type Person, startTestServer, temporaryDir } from '#server/test-server.ts'
import { type MailServer, receiveMail } from '../mail/receive.ts'
import { launchPostgres } from '../postgres/launch.ts'
import { settingUp } from '../second-factor/setting-up.ts'
import { runScript } from '../server/launch.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'

describeOnBoth('the command line of the operator, beside the running server', (served) => {
  let server: Served['server']
  beforeAll(() => {
    ;({ server } = served())
  })
  const run = (...args: string[]) => {
    const { dataDir, databaseUrl, secret, dataKeys } = server.config
    const keys = dataKeys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',')
    const database: Record<string, string> = databaseUrl
      ? { DATABASE_URL: databaseUrl, SECRET: secret, DATA_KEY: keys }
      : {}
    return runScript('operator', args, { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database })
  }

  test('counts, as tables and as .csv', { timeout: 180_000 }, async () => {
    const ann = await server.signUp('ann')
    await server.request(changeTrust, samples.complete, { cookie: ann.cookie })
    const all = await run('overview')
    expect(all).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Counted .*\nfunnel\nstage +accounts\nsigned-up +1\n/s),
    })
    const { code, said } = await run('funnel', '--csv')
    expect(code).toBe(0)
    expect(said.split('\r\n').slice(0, 4)).toEqual(['\uFEFFstage,accounts', 'signed-up,1', 'begun,1', 'name,1'])
    expect(said).not.toContain('family.example')
    expect((await server.store.readCounts())?.counts.accounts.all).toBe(1)
  })

  test('shows one account, whose owner sees it', { timeout: 180_000 }, async () => {
    const tom = await server.signUp('tom')
    const shown = await run('account', tom.email.toUpperCase())
    expect(shown).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^email: tom@family\.example\n.*begun: false\n/s),
    })
    expect(shown.said).not.toContain('Alder')
    expect((await server.store.readEvents(tom.uid)).map(({ event }) => event)).toContain('operator-looked')
    expect(await run('account', 'x@family.example')).toMatchObject({
      code: 1,
      said: expect.stringContaining('No account'),
    })
  })

  test('explains itself', { timeout: 180_000 }, async () => {
    for (const args of [[], ['overview', '--csv']])
      expect(await run(...args)).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
  })
})

const month = new Date().toISOString().slice(0, 7)

describeOnBoth(
  'the counts of the installation',
  (served) => {
    let server: Served['server']
    let counts: InstallationCounts
    let op: Person
    const { newcomer, someone } = settingUp(() => server)
    const as = ({ cookie }: Pick<Person, 'cookie'>) => ({ cookie })
    const reached = (stage: string) => counts.funnel.find((one) => one.stage === stage)?.accounts

    beforeAll(async () => {
      ;({ server } = served())
      op = await someone('operator')
      // Fewer than a page of the count, and more.
      for (let number = 0; number < 3; number += 1) await server.signUp(`idle${number}`)
      const ids = Array.from({ length: 120 }, () => `many-${randomUUID()}`)
      for (const id of ids) await addUser(served(), id)
      const begun = await server.signUp('begun')
      await server.request(changeTrust, { trustName: 'The Alder Trust' }, as(begun))
      const done = await newcomer('done')
      const assets = samples.complete.assets?.put?.map((asset) => ({ ...asset, funding: { status: 'done' } }))
      const saved = await server.request(changeTrust, { ...samples.complete, assets: { put: assets } }, as(done))
      expect(saved.status).toBe(200)
      const copy = { way: 'print', version: 1, at: new Date().toISOString() }
      const documents = [{ document: 'schedule-a', fingerprint: 'a'.repeat(64) }]
      await server.request(recordDownloads, { ...copy, documents }, as(done))
      await server.request(buyPackage, { plan: 'starter' }, as(done))
      await server.store.openPayment({ id: 'open', uid: begun.uid, plan: 'pro', amount: 19_900 })
      for (const [id, refunded, state] of [
        ['paid', 0, 'paid'],
        ['part', 1_000, 'partly-refunded'],
        ['back', 19_900, 'refunded'],
        ['fight', 0, 'disputed'],
      ] as const)
        await server.store.settlePayment({
          ...{ id, uid: begun.uid, plan: 'pro', amount: 19_900, refunded, state, askedAt: new Date() },
        })
      const link = async () => {
        const { body } = await server.request(makeReviewLink, { label: 'Dana', days: 7 }, as(done))
        return makeReviewLink.response.parse(body)
      }
      const [kept, ended] = [await link(), await link()]
      await server.request(revokeReviewLink, { id: ended.link.id }, as(done))
      const remark = { token: kept.token, step: 'name', name: 'Dana Reed', text: 'Is it right?' }
      expect((await server.request(commentOnReview, remark)).status).toBe(200)
      await server.mailer.settled()
      counts = (await server.store.countInstallation(0)).counts
    })

    test('are answered to an operator, at once or once they are made', async () => {
      const overview = async () => Overview.parse((await server.request(readOverview, undefined, as(op))).body)
      expect(await overview()).toMatchObject({ counts, countedAt: expect.any(String) })
      // On a busy machine a count takes longer than the answer waits.
      await expect.poll(overview, { timeout: 30_000 }).toMatchObject({ counts, counting: false })
    })

    test('have every account once', () => {
      expect(counts.accounts).toMatchObject({ all: 126, confirmed: 2, secondFactor: 1, active: 6 })
      expect(counts.plans).toEqual([
        { plan: 'starter', accounts: 1 },
        { plan: 'pro', accounts: 1 },
        { plan: 'elite', accounts: 0 },
      ])
    })

    test('say how many have reached each stage', () => {
      expect(counts.funnel.map(({ stage }) => stage)).toEqual(FUNNEL_STAGES)
      expect(reached('signed-up')).toBe(126)
      for (const stage of ['begun', 'name']) expect(reached(stage), stage).toBe(2)
      for (const stage of ['grantor', 'assets', 'ein-application', 'completed', 'downloaded', 'funded'])
        expect(reached(stage), stage).toBe(1)
    })

    test('have purchases, refunds and disputes by month', () => {
      expect(counts.purchases).toEqual([
        {
          ...{ month, plan: 'pro', through: 'stripe', purchases: 4, amount: 79_600 },
          ...{ refunds: 2, refunded: 20_900, disputes: 1 },
        },
        {
          ...{ month, plan: 'starter', through: 'none', purchases: 1, amount: 9_900 },
          ...{ refunds: 0, refunded: 0, disputes: 0 },
        },
      ])
      expect(tablesOf(counts).purchases.rows[0]).toEqual([month, 'pro', 'stripe', 4, '796.00', 2, '209.00', 1])
    })

    test('have review links and what came through them', () => {
      expect(counts.reviews).toEqual({
        ...{ links: 2, working: 1, ended: 1, openings: 0, comments: 1, proposals: 0, openProposals: 0 },
      })
    })

    test('name nobody', () => {
      expect(JSON.stringify(counts)).not.toMatch(/@|Alder|Whitlock|Dana/)
    })

    test('of an earlier beginning do not replace those of a later one', async () => {
      const newest = await server.store.countInstallation(0)
      expect((await server.store.readCounts())?.countedAt).toBe(newest.countedAt)
    })
  },
  { twoFactor: true, operators: ['operator@family.example'] },
)

/** A row among the users, as better-auth writes it, and no more. */
async function addUser({ database, server }: Served, id: string): Promise<void> {
  const at = new Date()
  const [no, when] = server.config.databaseUrl ? [false, at] : [0, at.toISOString()]
  await database.db
    .withTables<{ user: Record<string, unknown> }>()
    .insertInto('user')
    .values({ id, name: '', email: `${id}@family.example`, emailVerified: no, createdAt: when, updatedAt: when })
    .execute()
}

describe.each(['SQLite', 'PostgreSQL'] as const)('mail that a mail server rejects, on %s', (kind) => {
  let place: ReturnType<typeof temporaryDir>
  let mail: MailServer
  let server: Awaited<ReturnType<typeof startTestServer>>
  let stopPostgres: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    place = temporaryDir()
    mail = await receiveMail()
    const postgres = kind === 'PostgreSQL' ? await launchPostgres() : undefined
    stopPostgres = postgres?.stop
    server = await startTestServer(place.dir, { smtpUrl: mail.url, dataDir: place.dir, databaseUrl: postgres?.url })
  })
  afterAll(async () => {
    await server.close()
    await Promise.all([mail.stop(), stopPostgres?.()])
    place.remove()
  })

  test('is known to its owner and to the operator for ninety days, with the server’s code', async () => {
    mail.answer({ responseCode: 550, message: 'No such mailbox' })
    const ann = await server.signUp('ann')
    const failures = () => server.store.readMailFailures(ann.uid)
    await expect.poll(failures, { timeout: 30_000 }).toMatchObject([{ kind: 'verify-email', code: '550' }])
    expect(await server.store.readAccountState(ann.email)).toMatchObject({
      mailsWaiting: 0,
      mailsFailed: [{ kind: 'verify-email', code: '550' }],
    })
    const { counts } = await server.store.countInstallation(0)
    expect(counts.mail).toEqual({
      waiting: 0,
      waitingSince: null,
      failed: [{ kind: 'verify-email', code: '550', mails: 1 }],
    })
    const exported = await server.request(exportPersonalData, {}, { cookie: ann.cookie })
    expect(PersonalData.parse(exported.body).mailFailures).toMatchObject([{ code: '550' }])

    const database = await openDatabase(server.config, silentLog)
    for (const [days, left] of [
      [89, 1],
      [91, 0],
    ] as const) {
      const at = new Date(Date.now() - days * DAY).toISOString()
      await database.db.updateTable('mail_failure').set({ at }).execute()
      await server.store.cleanUp()
      expect(await failures()).toHaveLength(left)
    }
    await database.close()
  })

  test('does not count a mail that is tried again', async () => {
    mail.answer({ responseCode: 451, message: 'Later' })
    const tom = await server.signUp('tom')
    await server.mailer.settled()
    expect(await server.store.readAccountState(tom.email)).toMatchObject({ mailsWaiting: 1, mailsFailed: [] })
    const { mail: counted } = (await server.store.countInstallation(0)).counts
    expect(counted).toMatchObject({ waiting: 1, waitingSince: expect.any(String) })
  })
})
