import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { NOBODY } from './nobody.ts'

/** Those that there were at this migration; a later table names its user's row itself. */
const TABLES = [
  'user_profile',
  'trust_record',
  'trust_patch',
  'trust_restore',
  'document_copy',
  'health_care_directive',
  'password_reset',
  'second_factor',
  'recovery_code',
  'purchase',
  'billing_record',
  'account_event',
  'review_token',
  'review_link',
  'review_comment',
]
const reference = (table: string) =>
  sql`constraint ${sql.ref(`${table}_user`)} foreign key (uid) references ${sql.table('user')} (id) on delete cascade`

/** SQLite adds no constraint to a table, so the table is made again with it. */
async function rebuild(db: Kysely<unknown>, table: string): Promise<void> {
  const made = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db)
  const [own] = made.rows.filter(({ type }) => type === 'table')
  if (!own) throw new Error(`There is no table ${table}.`)
  const columns = own.sql.slice(own.sql.indexOf('('), own.sql.lastIndexOf(')'))
  const next = `${table}_next`
  await sql`create table ${sql.table(next)} ${sql.raw(columns)}, ${reference(table)})`.execute(db)
  await sql`insert into ${sql.table(next)} select * from ${sql.table(table)}
    where uid in (select id from ${sql.table('user')}) order by rowid`.execute(db)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(next).renameTo(table).execute()
  // After the rows, so that they are sorted first.
  for (const { type, sql: index } of made.rows) if (type === 'index') await sql.raw(index).execute(db)
}

/**
 * Every row about a user goes with the row of the user, and none can be written without it: a save that is under way
 * while the account is deleted fails. What such saves have left behind before is removed.
 */
export const rowsOfUsers: Migration = {
  async up(db: Kysely<unknown>) {
    // Whether the owner of an account has come in from a network is asked among all that strangers have tried.
    await db.schema
      .createIndex('account_event_network')
      .on('account_event')
      .columns(['uid', 'network', 'event'])
      .execute()
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    // The accounts' tables are made before the store's, wherever there are accounts.
    if (!tables.has('user')) return
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const [no, at] = isPostgres ? [sql`false`, sql`now()`] : [sql`0`, sql`${new Date().toISOString()}`]
    const names = ['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt']
    await sql`insert into ${sql.table('user')} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${NOBODY}, '', '', ${no}, ${at}, ${at})`.execute(db)
    for (const table of TABLES) {
      if (!isPostgres) {
        await rebuild(db, table)
        continue
      }
      await sql`delete from ${sql.table(table)} where uid not in (select id from ${sql.table('user')})`.execute(db)
      await sql`alter table ${sql.table(table)} add ${reference(table)}`.execute(db)
    }
  },
}

/** A link or a login under way that named its user only inside its JSON names the user's row; what is of nobody is removed. */
export const verificationsOfUsers: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    if (!tables.has('user')) return
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const uid = isPostgres ? sql`value::json ->> 'uid'` : sql`value ->> 'uid'`
    const [userId, ofUsers] = [
      sql.ref('userId'),
      sql`(identifier like 'verify-email:%' or identifier like 'code-wanted:%')`,
    ]
    await sql`update verification set ${userId} = (select id from ${sql.table('user')} where id = ${uid})
      where ${ofUsers}`.execute(db)
    await sql`delete from verification where ${userId} is null and ${ofUsers}`.execute(db)
  },
}
