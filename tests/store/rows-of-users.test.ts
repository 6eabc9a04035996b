import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { directivePatch } from '#domain/trust/directive.ts'
import { rowsOfUsers, verificationsOfUsers } from '#server/db/user-migrations.ts'
import { notSignedIn } from '#server/errors.ts'
import { describeOnBoth, everythingIn, type Served, tablesAbout, tablesOfUsers } from './databases.ts'

describeOnBoth('a row about a user', (served) => {
  let server: Served['server']
  let database: Served['database']
  beforeAll(() => {
    ;({ server, database } = served())
  })
  const isSqlite = () => database.type === 'sqlite'

  /** The tables of whose rows the database itself removes those of a removed user. */
  async function cascading(): Promise<string[]> {
    const query = isSqlite()
      ? sql<{ name: string }>`select m.name from sqlite_master m, pragma_foreign_key_list(m.name) f
          where m.type = 'table' and f."table" = 'user' and f.on_delete = 'CASCADE'`
      : sql<{ name: string }>`select conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = '"user"'::regclass and confdeltype = 'c' and convalidated`
    return (await query.execute(database.db)).rows.map(({ name }) => name)
  }

  test('goes with the user, in every table that names one', async () => {
    const named = tablesOfUsers(await everythingIn(database)).filter((name) => name !== 'user')
    expect((await cascading()).toSorted()).toEqual(named.toSorted())
  })

  test('is described, with its table, in docs/personal-data.md', async () => {
    const described = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'personal-data.md'), 'utf8')
    const named = tablesOfUsers(await everythingIn(database))
    expect(named.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
  })

  test('is found by an index, so that a removal reads no whole table', async () => {
    const query = isSqlite()
      ? sql<{
          name: string
        }>`select distinct m.name from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
          where m.type = 'table' and c.seqno = 0 and c.name in ('uid', 'userId')`
      : sql<{ name: string }>`select distinct i.indrelid::regclass::text as name from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where a.attname in ('uid', 'userId')`
    const indexed = (await query.execute(database.db)).rows.map(({ name }) => name)
    expect(indexed).toEqual(expect.arrayContaining(await cascading()))
  })

  test('is not written without the user, and who asked is rejected as with a deleted account', async () => {
    const { store, accounts } = server
    const uid = 'gone'
    const caller = { uid, email: 'gone@family.example', sessionId: 'ended' } as never
    const save = (patchId = randomUUID()) => store.changeTrust({ uid, patchId, patch: { trustName: 'Late' } })
    const at = new Date().toISOString()
    const writes = [
      save,
      () => store.createTrust(uid, randomUUID()),
      () => store.changeTrust({ uid, patchId: randomUUID(), patch: directivePatch({ skipped: true }) }),
      () => store.recordEvent(uid, { event: 'signed-in', network: '192.0.2.0/24' }),
      () => store.saveBilling(uid, { cardLast4: '4242', cardholderName: 'Ann', expiryDate: '12/98' }),
      () => store.createProfile({ uid, firstName: 'Ann', lastName: 'Alder', email: 'gone@family.example' }),
      () => store.storeResetLink({ uid, tokenHash: 'x', expiresAt: at }),
      () => store.queueMail({ uid, mail: { to: 'x', subject: '', text: '', html: '' }, expiresAt: at }),
      () =>
        store.saveReminders(uid, {
          ...{ kinds: ['review'], language: 'en', timeZone: null, today: at.slice(0, 10), dueAt: new Date(at) },
        }),
      () => store.beginFactor(uid, 'A'.repeat(32)),
      () => store.addReviewLink({ uid, id: 'l', label: 'Dana', tokenHash: 'y', passphraseHash: null, expiresAt: at }),
      () => accounts.verification.send(caller, 'en'),
    ]
    for (const write of writes) await expect(write()).rejects.toThrow(/foreign key/i)
    // Those of others that come together with it are kept.
    const ann = await server.signUp('ann')
    const [late, kept] = await Promise.allSettled([
      save(),
      store.changeTrust({ uid: ann.uid, patchId: randomUUID(), patch: { trustName: 'Kept' } }),
    ])
    expect([late.status, kept.status]).toEqual(['rejected', 'fulfilled'])
    expect(tablesAbout(await everythingIn(database), [uid])).toEqual([])
    const error = late.status === 'rejected' ? late.reason : undefined
    const { errorHandler } = await import('#server/routes/middleware/error-response.ts')
    const answer = errorHandler({ error: () => {} } as never)(error, {
      get: () => 'id',
      header: () => {},
      json: (body: unknown, status: number) => ({ body, status }),
    } as never)
    const { code, message } = notSignedIn()
    expect(answer).toEqual({ status: 401, body: { error: { code, message } } })
  })

  test('that a deletion of an earlier version left behind is removed at the first start', async () => {
    const ann = await server.signUp('left')
    await server.request({ method: 'PATCH', path: '/api/trust' }, { trustName: 'Kept' }, { cookie: ann.cookie })
    const others = [
      ...['account', 'mail_failure', 'mail_outbox', 'payment', 'reminder_subscription', 'review_proposal', 'session'],
      ...['signed_document', 'signed_document_piece', 'verification'],
    ]
    const tables = (await cascading()).filter((name) => !others.includes(name))
    const { db } = database
    await sql`delete from "user" where id = 'nobody'`.execute(db)
    await sql`drop index account_event_network`.execute(db)
    for (const table of isSqlite() ? [] : tables)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_user`)}`.execute(db)
    if (isSqlite()) {
      await sql`pragma foreign_keys = off`.execute(db)
      for (const table of tables) {
        const { rows } = await sql<{ type: string; sql: string }>`
          select type, sql from sqlite_master where tbl_name = ${table} and sql is not null order by type desc`.execute(
          db,
        )
        const [{ sql: made = '' } = {}, ...indexes] = rows
        await sql.raw(`alter table "${table}" rename to "${table}_old"`).execute(db)
        await sql.raw(made.replace(/, constraint "\w+_user" foreign key.*$/s, ')')).execute(db)
        await sql.raw(`insert into "${table}" select * from "${table}_old"`).execute(db)
        await sql.raw(`drop table "${table}_old"`).execute(db)
        for (const index of indexes) await sql.raw(index.sql).execute(db)
      }
    }
    expect((await cascading()).toSorted()).toEqual(others)
    const before = await everythingIn(database)
    for (const { table, values } of [
      { table: 'trust_record (uid, version, body, created_at, updated_at)', values: sql`('lost', 1, '{}', 'a', 'b')` },
      { table: 'trust_patch (uid, version, patch_id, at, body)', values: sql`('lost', 1, 'k', 'a', '{}')` },
      { table: 'password_reset (uid, token_hash, expires_at)', values: sql`('lost', 'h', 'a')` },
    ])
      await sql`insert into ${sql.raw(table)} values ${values}`.execute(db)
    if (isSqlite()) await sql`pragma foreign_keys = on`.execute(db)

    await db.transaction().execute((tx) => rowsOfUsers.up(tx))
    const after = await everythingIn(database)
    expect(tablesAbout(after, ['lost'])).toEqual([])
    for (const name of tables) expect(after.get(name)?.rows, name).toEqual(before.get(name)?.rows)
    expect((await cascading()).length).toBe(tables.length + others.length)
    expect(await server.store.trustVersion(ann.uid)).toBe(1)
  })

  test('that an earlier version named only inside its JSON names its user, and goes where there is none', async () => {
    const ann = await server.signUp('pending')
    await server.mailer.settled()
    const { db } = database
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await sql`delete from verification`.execute(db)
    for (const [identifier, value] of [
      ['verify-email:ann', JSON.stringify({ uid: ann.uid })],
      ['code-wanted:ann', JSON.stringify({ uid: ann.uid, through: 'password' })],
      ['verify-email:lost', JSON.stringify({ uid: 'lost' })],
      ['code-wanted:lost', JSON.stringify({ uid: 'lost', through: 'google' })],
      ['google:somebody', JSON.stringify({ nonce: 'n' })],
    ])
      await sql`insert into verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
        values (${randomUUID()}, ${identifier}, ${value}, ${soon}, ${soon}, ${soon})`.execute(db)

    await db.transaction().execute((tx) => verificationsOfUsers.up(tx))
    const { rows } = await sql`select identifier, "userId" from verification order by identifier`.execute(db)
    expect(rows).toEqual([
      { identifier: 'code-wanted:ann', userId: ann.uid },
      { identifier: 'google:somebody', userId: null },
      { identifier: 'verify-email:ann', userId: ann.uid },
    ])
  })
})
