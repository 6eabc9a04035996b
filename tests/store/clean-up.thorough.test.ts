import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '#api/auth.ts'
import { readSession } from '#api/session.ts'
import { readTrust } from '#api/trust.ts'
import { cleanUpEvery } from '#server/db/clean-up.ts'
import { DAY } from '#server/durations.ts'
import { createLog } from '#server/observability/log.ts'
import { cookieOf, type Person } from '#server/test-server.ts'
import { describeOnBoth, type Served } from './databases.ts'

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

describeOnBoth('what has expired', (served) => {
  let server: Served['server']
  let database: Served['database']
  beforeAll(() => {
    ;({ server, database } = served())
  })

  const again = async ({ email }: Person) =>
    cookieOf((await server.request(signIn, { email, password: 'a long password' })).headers)
  const setSessions = (uid: string, column: string, at: string) =>
    sql`update session set ${sql.ref(column)} = ${at} where ${sql.ref('userId')} = ${uid}`.execute(database.db)
  const isIn = async (cookie: string) => {
    const { status } = await server.request(readTrust, undefined, { cookie })
    const { body } = await server.request(readSession, undefined, { cookie })
    expect((body as { user: unknown }).user === null).toBe(status === 401)
    return status === 200
  }

  test('does not sign in: a session not used for 30 days, and one that began 90 days ago', async () => {
    const [idle, old, young] = [await server.signUp('idle'), await server.signUp('old'), await server.signUp('young')]
    await setSessions(idle.uid, 'expiresAt', ago(0))
    await setSessions(old.uid, 'createdAt', ago(90))
    await setSessions(young.uid, 'createdAt', ago(89))
    expect(await Promise.all([idle, old, young].map(({ cookie }) => isIn(cookie)))).toEqual([false, false, true])
    const { rows } = await sql<{ id: string }>`select id from session`.execute(database.db)
    expect((await server.accounts.running(rows.map(({ id }) => id))).size).toBe(1)
  })

  test('is removed, and nothing else', async () => {
    const [ann, tom] = [await server.signUp('ann'), await server.signUp('tom')]
    // The link that was mailed goes with it.
    await server.verify(ann)
    // Otherwise it gives up the mail first.
    await server.mailer.settled()
    await server.mailer.close()
    await server.store.cleanUp()
    const kept = await again(ann)
    const insert = (identifier: string, at: string) =>
      sql`insert into verification (id, identifier, value, ${sql.ref('expiresAt')}, ${sql.ref('createdAt')}, ${sql.ref('updatedAt')})
        values (${randomUUID()}, ${identifier}, 'x', ${at}, ${at}, ${at})`.execute(database.db)
    await insert('over', ago(0.001))
    await insert('pending', ago(-0.01))
    await server.store.storeResetLink({ uid: tom.uid, tokenHash: 'over', expiresAt: ago(0.001) })
    await server.store.storeResetLink({ uid: ann.uid, tokenHash: 'pending', expiresAt: ago(-0.01) })
    for (const [id, hours] of [
      ['over', 2],
      ['just-over', 0.5],
      ['waits', -1],
    ] as const) {
      const at = ago(hours / 24)
      const times = { created_at: at, next_attempt_at: at, expires_at: at }
      await database.db
        .insertInto('mail_outbox')
        .values({ id, uid: ann.uid, body: '{}', attempts: 0, ...times })
        .execute()
    }
    for (const [id, days] of [
      ['long-ago', 91],
      ['lately', 89],
    ] as const) {
      const failure = { kind: 'new-password' as const, code: '550', at: ago(days) }
      await database.db
        .insertInto('mail_failure')
        .values({ uid: ann.uid, id, ...failure })
        .execute()
    }
    const review = { label: 'Dana Reed', passphraseHash: null }
    for (const [id, days] of [
      ['long-ago', 366],
      ['ended', 364],
      ['runs', -1],
    ] as const) {
      await server.store.addReviewLink({ ...review, uid: ann.uid, id, tokenHash: id, expiresAt: ago(-1) })
      const comment = { uid: ann.uid, linkId: id, step: 'name', name: 'Dana', text: 'Is it right?' } as const
      await server.store.addReviewComment(comment)
      const proposal = { uid: ann.uid, linkId: id, id, person: 'Dana Reed', facts: { name: 'D. Reed' }, before: [] }
      await server.store.addReviewProposal(proposal)
      for (const table of ['review_link', 'review_token'] as const)
        await sql`update ${sql.table(table)} set expires_at = ${ago(days)}
          where ${sql.ref(table === 'review_link' ? 'id' : 'link_id')} = ${id}`.execute(database.db)
    }
    for (const [id, days, completed] of [
      ['given-up', 1.1, false],
      ['under-way', 0.9, false],
      ['stored', 400, true],
    ] as const) {
      const scan = { document: 'pour-over-will', name: 'will.pdf', media_type: 'application/pdf', size: 9, received: 1 }
      const times = { created_at: ago(days), completed_at: completed ? ago(days) : null }
      const key = { uid: ann.uid, id }
      await database.db
        .insertInto('signed_document')
        .values({ ...key, ...scan, sha256: null, ...times })
        .execute()
      await database.db
        .insertInto('signed_document_piece')
        .values({ ...key, piece: 0, body: '{}' })
        .execute()
    }
    await server.store.recordEvent('nobody', { event: 'sign-in-failed', network: 'unknown' })
    for (const [whom, hours] of [
      ['over', 2],
      ['counting', -1],
    ] as const)
      await database.db
        .insertInto('attempt')
        .values({ kind: 'test', whom, place: '', attempts: 3, ends_at: ago(hours / 24) })
        .execute()
    for (const [event, days] of [
      ['signed-in', 366],
      ['signed-in', 364],
      ['sign-in-failed', 91],
      ['sign-in-failed', 89],
    ] as const)
      await database.db
        .insertInto('account_event')
        .values({ id: randomUUID(), uid: ann.uid, at: ago(days), event, network: 'unknown' })
        .execute()
    const before = await server.store.readEvents(ann.uid)
    await sql`update session set ${sql.ref('createdAt')} = ${ago(91)} where ${sql.ref('userId')} = ${ann.uid}
      and id in (select id from session where ${sql.ref('userId')} = ${ann.uid} order by ${sql.ref('createdAt')} limit 1)`.execute(
      database.db,
    )
    expect(await server.store.cleanUp()).toEqual({
      sessions: 1,
      verifications: 1,
      resetLinks: 1,
      mails: 1,
      mailFailures: 1,
      reviewLinks: 3,
      events: 3,
      attempts: 1,
      uploads: 1,
      changes: 0,
    })
    expect(await server.store.cleanUp()).toEqual({
      sessions: 0,
      verifications: 0,
      resetLinks: 0,
      mails: 0,
      mailFailures: 0,
      reviewLinks: 0,
      events: 0,
      attempts: 0,
      uploads: 0,
      changes: 0,
    })
    for (const table of ['signed_document', 'signed_document_piece'] as const) {
      const rows = await database.db.selectFrom(table).select('id').where('uid', '=', ann.uid).orderBy('id').execute()
      expect(rows.map(({ id }) => id)).toEqual(['stored', 'under-way'])
    }
    expect((await server.store.mailBacklog()).waiting).toBe(2)
    const failures = await database.db.selectFrom('mail_failure').select('id').execute()
    expect(failures).toEqual([{ id: 'lately' }])
    const left = await server.store.readReviewLinks(ann.uid)
    expect(left.map(({ id }) => id).toSorted()).toEqual(['ended', 'runs'])
    const proposals = await server.store.readReviewProposals(ann.uid)
    expect(proposals.map(({ id }) => id).toSorted()).toEqual(['ended', 'runs'])
    const remarks = await server.store.readReviewComments(ann.uid)
    expect(remarks.map(({ linkId }) => linkId).toSorted()).toEqual(['ended', 'runs'])
    expect(await server.store.findReviewLink('runs')).toMatchObject({ id: 'runs' })
    expect(await isIn(kept)).toBe(true)
    expect(await server.store.readResetLink('pending')).toBe(ann.uid)
    expect(await server.store.readEvents(ann.uid)).toEqual(
      before.filter(({ at }) => ![366, 91].some((days) => at.startsWith(ago(days).slice(0, 10)))),
    )
    const { rows } = await sql<{ identifier: string }>`
      select identifier from verification where identifier not like 'verify-email:%'`.execute(database.db)
    expect(rows).toEqual([{ identifier: 'pending' }])
  })

  test('is removed at intervals', async () => {
    const lines: string[] = []
    const { uid } = await server.signUp('late')
    await server.store.storeResetLink({ uid, tokenHash: 'late', expiresAt: ago(0.001) })
    const stop = cleanUpEvery(20, server.store, createLog({ write: (text: string) => lines.push(text) }, 'info'))
    await expect.poll(() => lines.join('')).toContain('"resetLinks":1')
    stop()
  })
})
