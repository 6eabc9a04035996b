import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { replay } from '#domain/trust/history/history.ts'
import { quotaBytes, ROW_OVERHEAD } from './apply-change.ts'
import type { Tables, TrustRow } from './tables.ts'
import { changeOf } from './trusts.ts'

/**
 * Puts the idempotency key first in its index, on SQLite. The keys are ordered by time, so that new ones of all users are
 * side by side. With the user first, each save writes an index page of its own to the log (decision 14). SQLite cannot
 * drop a constraint, so the table is created again.
 */
export const keysInOrderOfTime: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return
    await db.schema
      .createTable('trust_patch_next')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('patch_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    const copied = sql`
      insert into trust_patch_next select uid, version, patch_id, at, body from trust_patch order by rowid`
    await copied.execute(db)
    await db.schema.dropTable('trust_patch').execute()
    await db.schema.alterTable('trust_patch_next').renameTo('trust_patch').execute()
    // After the rows, so that SQLite sorts them first. Row by row, each would go to a random place of a large index.
    for (const [name, ...columns] of [
      ['trust_patch_version', 'uid', 'version'],
      ['trust_patch_id', 'patch_id', 'uid'],
    ] as const)
      await db.schema.createIndex(name).on('trust_patch').columns(columns).unique().execute()
  },
}

/** Counts the bytes of all changes in the row of each trust, so that a save need not read the history. */
export const countBytes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['kept_bytes', 'day_bytes'])
      await db.schema
        .alterTable('trust_record')
        .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
    await sql`update trust_record set kept_bytes = coalesce((
      select sum(octet_length(trust_patch.body)) from trust_patch
      where trust_patch.uid = trust_record.uid and trust_patch.version <= trust_record.version
    ), 0)`.execute(db)
  },
}

/** Adds the overhead of each row to the count. */
export const countRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update trust_record set kept_bytes = kept_bytes + ${sql.lit(ROW_OVERHEAD)} * (
      select count(*) from trust_patch
      where trust_patch.uid = trust_record.uid and trust_patch.version <= trust_record.version
    )`.execute(db)
  },
}

const AT_A_TIME = 100

async function nextRows(db: Kysely<Tables>, after: string): Promise<TrustRow[]> {
  const { rows } = await sql<TrustRow>`
    select * from trust_record where uid > ${after} and version < (
      select max(version) from trust_patch where trust_patch.uid = trust_record.uid
    ) order by uid limit ${AT_A_TIME}`.execute(db)
  return rows
}

/** Applies the changes of the history that the record lacks. */
async function applyMissing(db: Kysely<Tables>, row: TrustRow): Promise<TrustRow> {
  const query = db.selectFrom('trust_patch').select(['version', 'at', 'body']).where('uid', '=', row.uid)
  const changes = await query.where('version', '>', row.version).orderBy('version').execute()
  const base = row.version === 0 ? null : JSON.parse(row.body)
  const body = JSON.stringify(replay(row.uid, base, changes.map(changeOf)))
  const done = { ...row, body }
  for (const { version, at, body: change } of changes)
    Object.assign(done, quotaBytes(done, change, at), { version, updated_at: at })
  return done
}

/**
 * Brings each record up to date with its history. Earlier versions wrote most changes on SQLite into the history first,
 * and into the record later (decision 22). They would do so again, and do not start where they find the name of this
 * migration. It is one transaction, so that a kill in the middle changes nothing.
 */
export const changesInRecords: Migration = {
  async up(any: Kysely<unknown>) {
    const db = any as Kysely<Tables>
    for (let after = ''; ; ) {
      const rows = await nextRows(db, after)
      for (const row of rows) {
        const { uid, ...columns } = await applyMissing(db, row)
        await db.updateTable('trust_record').set(columns).where('uid', '=', uid).execute()
        after = uid
      }
      if (rows.length < AT_A_TIME) break
    }
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    // PostgreSQL compresses a record at each save, and by default takes several times as long as with LZ4, which some
    // builds do not have.
    await sql`do $$ begin
      execute 'alter table trust_record alter column body set compression lz4';
      execute 'alter table trust_patch alter column body set compression lz4';
    exception when others then null;
    end $$`.execute(db)
  },
}
