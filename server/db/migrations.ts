import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { changesInRecords, countBytes, countRows, keysInOrderOfTime } from './trust-migrations.ts'
import {
  linkPurposes,
  mailOutboxTable,
  operatorTables,
  paymentTable,
  reminderTable,
  reviewProposals,
  rowsOfUsers,
  signedDocumentTables,
  verificationsOfUsers,
} from './user-migrations.ts'

/** By name. A database records the names of the migrations it has been through. */
export const migrations: Record<string, Migration> = {
  '001-records': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('user_profile')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('last_login', 'text')
        .addColumn('trust_progress', 'integer', (column) => column.notNull())
        .addColumn('has_paid', 'integer', (column) => column.notNull())
        .addColumn('package_type', 'text')
        .addColumn('updated_at', 'text')
        .execute()
      await db.schema
        .createTable('trust_record')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('trust_patch')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('patch_id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('trust_patch_pk', ['uid', 'version'])
        .addUniqueConstraint('trust_patch_id', ['uid', 'patch_id'])
        .execute()
      await db.schema
        .createTable('health_care_directive')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('data_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('probe', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '002-password-reset': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('password_reset')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '003-purchases': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('purchase')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('order_key', 'text', (column) => column.notNull())
        .addColumn('package_id', 'text', (column) => column.notNull())
        .addColumn('package_name', 'text', (column) => column.notNull())
        .addColumn('amount', 'integer', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('payment_method', 'text', (column) => column.notNull())
        .addColumn('purchase_date', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addUniqueConstraint('purchase_order', ['uid', 'order_key'])
        .execute()
    },
  },
  '004-billing': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('billing_record')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('card_last4', 'text', (column) => column.notNull())
        .addColumn('card_masked', 'text', (column) => column.notNull())
        .addColumn('cardholder_name', 'text', (column) => column.notNull())
        .addColumn('expiry_date', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '005-account-events': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('account_event')
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('account_event_pk', ['uid', 'id'])
        .execute()
      await db.schema.createIndex('account_event_at').on('account_event').columns(['uid', 'at']).execute()
    },
  },
  '006-attempts': {
    async up(db: Kysely<unknown>) {
      const table = db.schema.createTable('attempt')
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      await (isPostgres ? table.modifyFront(sql`unlogged`) : table)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('whom', 'text', (column) => column.notNull())
        .addColumn('place', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
        .addPrimaryKeyConstraint('attempt_pk', ['kind', 'whom', 'place'])
        .execute()
    },
  },
  '007-history': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('trust_restore')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('restored_from', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('trust_restore_pk', ['uid', 'version'])
        .execute()
      await db.schema
        .createTable('document_copy')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('copy_key', 'text', (column) => column.notNull())
        .addColumn('way', 'text', (column) => column.notNull())
        .addColumn('whole', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('document_copy_pk', ['uid', 'document', 'copy_key'])
        .execute()
    },
  },
  // Without these, the clean-up and the look-up of a Google account read every row of all users.
  '008-ages': {
    async up(db: Kysely<unknown>) {
      const indexes = [
        { table: 'session', name: 'session_expires', columns: ['expiresAt'] },
        { table: 'session', name: 'session_created', columns: ['createdAt'] },
        { table: 'account', name: 'account_key', columns: ['accountId', 'providerId'] },
        { table: 'verification', name: 'verification_expires', columns: ['expiresAt'] },
        { table: 'password_reset', name: 'password_reset_expires', columns: ['expires_at'] },
        { table: 'account_event', name: 'account_event_age', columns: ['at'] },
        { table: 'attempt', name: 'attempt_ends', columns: ['ends_at'] },
        { table: 'account_event', name: 'account_event_kind_age', columns: ['event', 'at'] },
      ]
      // Where there are accounts, their tables are created first.
      const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
      for (const { table, name, columns } of indexes.filter((index) => tables.has(index.table)))
        await db.schema.createIndex(name).on(table).columns(columns).execute()
    },
  },
  // The accounts library reads before it writes. Two windows at once would both insert the same identity (a Google
  // account, or the password of one user), and the library rejects every sign-in with a duplicate.
  '009-one-per-identity': {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables()
      if (!tables.some(({ name }) => name === 'account')) return
      const key = ['providerId', 'accountId']
      await sql`delete from account where id not in (
        select min(id) from account group by ${sql.join(key.map((column) => sql.ref(column)))}
      )`.execute(db)
      await db.schema.dropIndex('account_key').execute()
      await db.schema.createIndex('account_identity').on('account').columns(key).unique().execute()
    },
  },
  '010-review-links': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('review_token')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('link_id', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('review_token_owner').on('review_token').columns(['uid', 'link_id']).execute()
      await db.schema.createIndex('review_token_expires').on('review_token').columns(['expires_at']).execute()
      await db.schema
        .createTable('review_link')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('passphrase_hash', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('revoked_at', 'text')
        .addColumn('opened', 'integer', (column) => column.notNull())
        .addColumn('last_opened_at', 'text')
        .addPrimaryKeyConstraint('review_link_pk', ['uid', 'id'])
        .execute()
      await db.schema.createIndex('review_link_expires').on('review_link').columns(['expires_at']).execute()
      await db.schema
        .createTable('review_comment')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('link_id', 'text', (column) => column.notNull())
        .addColumn('step', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('done', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('review_comment_pk', ['uid', 'id'])
        .execute()
      await db.schema.alterTable('account_event').addColumn('about', 'text').execute()
    },
  },
  '011-second-factor': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('second_factor')
        .addColumn('uid', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('begun_at', 'text', (column) => column.notNull())
        .addColumn('confirmed_at', 'text')
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('recovery_code')
        .addColumn('uid', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recovery_code_pk', ['uid', 'code_hash'])
        .execute()
    },
  },
  '012-language': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('user_profile').addColumn('language', 'text').execute()
    },
  },
  // From here to 025, a record on SQLite may lack its latest changes. Earlier versions do not know that, and do not start
  // where they find this name.
  '013-changes-after-records': {
    async up() {},
  },
  // Each save leaves a dead row. By PostgreSQL's default, a fifth of the table, those of a hundred busy users among a
  // million are never vacuumed, and each save takes new space.
  '014-vacuum-of-records': {
    async up(db: Kysely<unknown>) {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
      await sql`alter table trust_record set (
        autovacuum_vacuum_scale_factor = 0.01, toast.autovacuum_vacuum_scale_factor = 0.01
      )`.execute(db)
    },
  },
  // A compressed record of at most 4,080 bytes stays in its row, two to a page. To the TOAST table each save would write
  // it in pieces, with an index entry for each. Existing rows move with their next save.
  '015-records-in-their-rows': {
    async up(db: Kysely<unknown>) {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
      await sql`alter table trust_record set (toast_tuple_target = 4080)`.execute(db)
    },
  },
  // Where most users have saved once, PostgreSQL estimates one change a user and may look a key up by reading the whole
  // history. This makes it expect twenty. A distributed table rejects the setting, which must not prevent the start.
  '016-histories-are-long': {
    async up(db: Kysely<unknown>) {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
      await sql`do $$ begin
        alter table trust_patch alter column uid set (n_distinct = -0.05);
      exception when feature_not_supported then null;
      end $$`.execute(db)
      await sql`analyze trust_patch (uid)`.execute(db)
    },
  },
  '017-keys-in-order-of-time': keysInOrderOfTime,
  '020-rows-of-users': rowsOfUsers,
  '022-quotas': countBytes,
  '023-quotas-count-rows': countRows,
  '024-verifications-of-users': verificationsOfUsers,
  '025-changes-in-records': changesInRecords,
  '026-mail-outbox': mailOutboxTable,
  '027-review-proposals': reviewProposals,
  '028-payments': paymentTable,
  '029-signed-documents': signedDocumentTables,
  '030-operator': operatorTables,
  '031-reminders': reminderTable,
  '032-link-purposes': linkPurposes,
}
