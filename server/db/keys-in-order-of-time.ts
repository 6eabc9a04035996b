import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Has the key of a change come first in its index, on SQLite. Keys are made in the order of time, so that those of all
 * users lie side by side at its end. With the user first, each save writes a page of that index to the log for itself
 * (decision 14). SQLite drops no constraint of a table, so the table is made anew.
 */
export const keysInOrderOfTime: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return
    await db.schema
      .createTable('trust_patch_anew')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('patch_id', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute()
    const copied = sql`
      insert into trust_patch_anew select uid, version, patch_id, at, body from trust_patch order by rowid`
    await copied.execute(db)
    await db.schema.dropTable('trust_patch').execute()
    await db.schema.alterTable('trust_patch_anew').renameTo('trust_patch').execute()
    // After the rows, so that they are sorted first: row by row, each would go to a random place of a large index.
    for (const [name, ...columns] of [
      ['trust_patch_version', 'uid', 'version'],
      ['trust_patch_id', 'patch_id', 'uid'],
    ] as const)
      await db.schema.createIndex(name).on('trust_patch').columns(columns).unique().execute()
  },
}
