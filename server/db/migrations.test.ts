import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { temporaryDir } from '../test-server.ts'
import { migrateStore } from './migrate.ts'
import { migrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

const upTo = (db: Kysely<Tables>, name: string) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name)

/** What the accounts library makes before these migrations; 008 and 009 want them. */
async function accountTables(db: Kysely<Tables>): Promise<void> {
  for (const table of [
    'session (id text, "expiresAt" text, "createdAt" text)',
    'verification (id text, "expiresAt" text)',
    'account (id text primary key, "providerId" text, "accountId" text)',
  ])
    await sql.raw(`create table ${table}`).execute(db)
}

test('an identity that an earlier version let in twice is there once, and never twice again', async () => {
  const place = temporaryDir()
  const { db, close } = openSqlite(place.dir)
  const insert = (id: string, provider: string, subject: string) =>
    sql`insert into account values (${id}, ${provider}, ${subject})`.execute(db)
  await accountTables(db)
  expect((await upTo(db, '008-ages')).error).toBeUndefined()
  await insert('a', 'google', '7')
  await insert('b', 'google', '7')
  await insert('c', 'google', '8')
  await insert('d', 'credential', '7')

  await migrateStore(db)
  const { rows } = await sql<{ id: string }>`select id from account order by id`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  await expect(insert('e', 'google', '8')).rejects.toThrow(/unique/i)
  await close()
  place.remove()
})

test('the history is the same when its keys have come in order of time', async () => {
  const place = temporaryDir()
  const { db, close } = openSqlite(place.dir)
  await accountTables(db)
  expect((await upTo(db, '016-histories-are-long')).error).toBeUndefined()
  const rows = ['u2', 'u1', 'u1'].map((uid, index) => ({
    uid,
    version: index + 1,
    patch_id: `k${9 - index}`,
    at: `2026-01-0${index + 1}`,
    body: '{}',
  }))
  await db.insertInto('trust_patch').values(rows).execute()

  await migrateStore(db)
  expect(await sql`select * from trust_patch order by rowid`.execute(db)).toMatchObject({ rows })
  const again = (changed: object) =>
    db
      .insertInto('trust_patch')
      .values({ ...rows[1], ...changed } as never)
      .execute()
  await expect(again({})).rejects.toThrow(/unique/i)
  await expect(again({ version: 9 })).rejects.toThrow(/unique.*patch_id/i)
  await expect(again({ patch_id: 'other' })).rejects.toThrow(/unique.*version/i)
  await again({ version: 9, uid: 'u2' })
  await close()
  place.remove()
})

test('the bytes of each trust are counted once, up to the version of its row', async () => {
  const place = temporaryDir()
  const { db, close } = openSqlite(place.dir)
  await accountTables(db)
  expect((await upTo(db, '020-rows-of-users')).error).toBeUndefined()
  await sql`insert into trust_record (uid, version, body, created_at, updated_at) values ('u1', 2, '{}', '', '')`.execute(
    db,
  )
  for (const [index, body] of ['{}', '{"a":"é"}', '{}'].entries())
    await db
      .insertInto('trust_patch')
      .values({ uid: 'u1', version: index + 1, patch_id: `k${index}`, at: '', body })
      .execute()
  expect((await upTo(db, '024-verifications-of-users')).error).toBeUndefined()
  expect(await db.selectFrom('trust_record').selectAll().execute()).toMatchObject([
    { kept_bytes: 12 + 2 * 200, day_bytes: 0 },
  ])
  await close()
  place.remove()
})
