import type { Kysely } from 'kysely'
import { type RunDirectly, statement } from './statement.ts'
import type { Tables } from './tables.ts'
import { findUpToDate, findVersionUpToDate } from './up-to-date.ts'

export type TrustStatements = ReturnType<typeof trustStatements>

/**
 * What reading and changing a trust asks of the database. `locks`: whether it has row locks, as PostgreSQL does.
 * `catchUp`: given where a record's row may lack its latest changes, as on SQLite; the record is then answered with them,
 * and its uid is told.
 */
export function trustStatements(
  db: Kysely<Tables>,
  { locks, directly, catchUp }: { locks: boolean; directly?: RunDirectly; catchUp?: (uid: string) => void },
) {
  const record = db.selectFrom('trust_record').selectAll().where('uid', '=', '')
  const earlier = db
    .selectFrom('trust_patch')
    .select(['version', 'at', 'body'])
    .where('uid', '=', '')
    .where('patch_id', '=', '')
  const change = db
    .updateTable('trust_record')
    .set({ version: 0, body: '', updated_at: '', kept_bytes: 0, day_bytes: 0 })
    .where('uid', '=', '')
  const keepPatch = db.insertInto('trust_patch').values({ uid: '', version: 0, patch_id: '', at: '', body: '' })
  const version = db.selectFrom('trust_record').select('version').where('uid', '=', '')
  return {
    /** Of a uid. */
    find: catchUp ? findUpToDate(db, directly, catchUp) : statement(record.compile(), directly),
    findVersion: catchUp ? findVersionUpToDate(db, directly) : statement(version.compile(), directly),
    /** The same inside a transaction, which may then change it. */
    findLocked: catchUp
      ? findUpToDate(db, directly)
      : statement((locks ? record.forUpdate() : record).compile(), directly),
    /** Of a uid and a patch id: what a write under the same key was answered. */
    findEarlier: statement(earlier.compile(), directly),
    /** Version, body, time, both counts of bytes, and the uid. */
    change: statement(change.compile(), directly),
    /** Uid, version, patch id, time, body. */
    keepPatch: statement(keepPatch.compile(), directly),
  }
}
