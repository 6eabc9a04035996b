import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { PLACEHOLDER_UID } from './tables.ts'

/** The tables of this time. A later table refers to `user` when it is created. */
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

/** SQLite cannot add a constraint, so the table is created again with it. */
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
  // After the rows, so that SQLite sorts them first.
  for (const { type, sql: index } of made.rows) if (type === 'index') await sql.raw(index).execute(db)
}

/**
 * Makes every row about a user refer to the user's row: it is deleted with that row and cannot be written without it. A
 * save in flight while the account is deleted fails. Rows that such saves left behind are removed.
 */
export const rowsOfUsers: Migration = {
  async up(db: Kysely<unknown>) {
    // Finds the owner's sign-ins from a network among all attempts of strangers.
    await db.schema
      .createIndex('account_event_network')
      .on('account_event')
      .columns(['uid', 'network', 'event'])
      .execute()
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    // Where there are accounts, their tables are created first.
    if (!tables.has('user')) return
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    const [no, at] = isPostgres ? [sql`false`, sql`now()`] : [sql`0`, sql`${new Date().toISOString()}`]
    const names = ['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt']
    await sql`insert into ${sql.table('user')} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${PLACEHOLDER_UID}, '', '', ${no}, ${at}, ${at})`.execute(db)
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

/** Makes pending links and sign-ins, whose user was only in their JSON, refer to the user's row. Removes those without one. */
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

export const mailOutboxTable: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
    await (tables.has('user')
      ? table.addForeignKeyConstraint('mail_outbox_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
    await db.schema.createIndex('mail_outbox_uid').on('mail_outbox').columns(['uid']).execute()
    await db.schema.createIndex('mail_outbox_due').on('mail_outbox').columns(['next_attempt_at']).execute()
  },
}

export const reviewProposals: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('review_proposal')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('link_id', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .addColumn('used', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('review_proposal_pk', ['uid', 'id'])
    await (tables.has('user')
      ? table.addForeignKeyConstraint('review_proposal_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
    await db.schema.alterTable('review_link').addColumn('person', 'text').execute()
  },
}

/** Links that exist are for reading and remarking. */
export const linkPurposes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('review_link')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('review'))
      .execute()
  },
}

/** Mails that were given up, and the operator's counts, which are about nobody. */
export const operatorTables: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('mail_failure')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_failure_pk', ['uid', 'id'])
    await (tables.has('user')
      ? table.addForeignKeyConstraint('mail_failure_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
    await db.schema.createIndex('mail_failure_at').on('mail_failure').columns(['at']).execute()
    await db.schema
      .createTable('installation_count')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('counted_at', 'text', (column) => column.notNull())
      .addColumn('took_ms', 'integer', (column) => column.notNull())
      .execute()
  },
}

export const paymentTable: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('payment')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('package_id', 'text', (column) => column.notNull())
      .addColumn('from_package', 'text')
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('refunded', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('receipt_url', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('payment_pk', ['uid', 'id'])
    await (tables.has('user')
      ? table.addForeignKeyConstraint('payment_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
  },
}

export const signedDocumentTables: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const file = db.schema
      .createTable('signed_document')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('received', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('completed_at', 'text')
      .addPrimaryKeyConstraint('signed_document_pk', ['uid', 'id'])
    const piece = db.schema
      .createTable('signed_document_piece')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('piece', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('signed_document_piece_pk', ['uid', 'id', 'piece'])
    for (const [table, name] of [
      [file, 'signed_document_user'],
      [piece, 'signed_document_piece_user'],
    ] as const)
      await (tables.has('user')
        ? table.addForeignKeyConstraint(name, ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
        : table
      ).execute()
    // The clean-up finds uploads that are not complete.
    await db.schema
      .createIndex('signed_document_open')
      .on('signed_document')
      .columns(['completed_at', 'created_at'])
      .execute()
  },
}

export const reminderTable: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('reminder_subscription')
      .addColumn('uid', 'text', (column) => column.primaryKey())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text')
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('through', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text')
    await (tables.has('user')
      ? table.addForeignKeyConstraint('reminder_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
    await db.schema.createIndex('reminder_due').on('reminder_subscription').columns(['due_at']).execute()
  },
}
