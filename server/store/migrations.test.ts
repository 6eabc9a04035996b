import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { temporaryDir } from '../try-out.ts'
import { migrateStore, migrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

const upTo = (db: Kysely<Tables>, name: string) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name)

test('an identity that an earlier version let in twice is there once, and never twice again', async () => {
  const place = temporaryDir()
  const { db, close } = openSqlite(place.dir)
  const account = sql`create table account (id text primary key, "providerId" text, "accountId" text)`
  const insert = (id: string, provider: string, subject: string) =>
    sql`insert into account values (${id}, ${provider}, ${subject})`.execute(db)
  // What the accounts library makes before these migrations; 008 wants the three.
  for (const table of [
    'session (id text, "expiresAt" text, "createdAt" text)',
    'verification (id text, "expiresAt" text)',
  ])
    await sql.raw(`create table ${table}`).execute(db)
  await account.execute(db)
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
