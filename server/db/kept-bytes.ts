import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { BESIDES } from './applied.ts'
import type { Tables } from './tables.ts'

/** What all changes of a trust count for. */
export async function keptBytes(tx: Transaction<Tables>, uid: string): Promise<number> {
  const size = sql<number>`coalesce(sum(octet_length(body) + ${sql.lit(BESIDES)}), 0)`.as('size')
  const found = tx.selectFrom('trust_patch').select(size).where('uid', '=', uid)
  return (await found.executeTakeFirstOrThrow()).size
}

/** Counts them in the row of each trust, so that a save need not read the history. */
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

/** Counts besides what a row takes, for the changes from before it was counted. */
export const countRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update trust_record set kept_bytes = kept_bytes + ${sql.lit(BESIDES)} * (
      select count(*) from trust_patch
      where trust_patch.uid = trust_record.uid and trust_patch.version <= trust_record.version
    )`.execute(db)
  },
}
