import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { replay } from '#domain/trust/history/replay.ts'
import { counted } from './applied.ts'
import { changeOf } from './kept-change.ts'
import type { Tables, TrustRow } from './tables.ts'

const AT_A_TIME = 100

async function nextRows(db: Kysely<Tables>, after: string): Promise<TrustRow[]> {
  const { rows } = await sql<TrustRow>`
    select * from trust_record where uid > ${after} and version < (
      select max(version) from trust_patch where trust_patch.uid = trust_record.uid
    ) order by uid limit ${AT_A_TIME}`.execute(db)
  return rows
}

/** The row with all changes of its history applied. */
async function complete(db: Kysely<Tables>, row: TrustRow): Promise<TrustRow> {
  const query = db.selectFrom('trust_patch').select(['version', 'at', 'body']).where('uid', '=', row.uid)
  const changes = await query.where('version', '>', row.version).orderBy('version').execute()
  const base = row.version === 0 ? null : JSON.parse(row.body)
  const body = JSON.stringify(replay(row.uid, base, changes.map(changeOf)))
  const done = { ...row, body }
  for (const { version, at, body: change } of changes)
    Object.assign(done, counted(done, change, at), { version, updated_at: at })
  return done
}

/**
 * Earlier versions wrote most changes on SQLite into the history alone, and into the record later (decision 22). From
 * here on a record holds the whole truth. An earlier version would write so again, and refuses to start where it finds
 * the name of this migration. All of it is one transaction: a kill in its middle leaves what was before.
 */
export const changesInRecords: Migration = {
  async up(any: Kysely<unknown>) {
    const db = any as Kysely<Tables>
    for (let after = ''; ; ) {
      const rows = await nextRows(db, after)
      for (const row of rows) {
        const { uid, ...columns } = await complete(db, row)
        await db.updateTable('trust_record').set(columns).where('uid', '=', uid).execute()
        after = uid
      }
      if (rows.length < AT_A_TIME) break
    }
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    // A record is compressed at each save, and PostgreSQL's own way takes several times as long as LZ4, which some
    // builds do not have. Earlier versions asked for it in each session.
    await sql`do $$ begin
      execute 'alter table trust_record alter column body set compression lz4';
      execute 'alter table trust_patch alter column body set compression lz4';
    exception when others then null;
    end $$`.execute(db)
  },
}
