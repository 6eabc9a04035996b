import type { Kysely } from 'kysely'
import { type RunAtOnce, statement } from './statement.ts'
import type { Tables } from './tables.ts'

export type TrustStatements = ReturnType<typeof trustStatements>

/** What reading and changing a trust asks of the database. `locks`: whether it has row locks, as PostgreSQL does. */
export function trustStatements(db: Kysely<Tables>, locks: boolean, atOnce?: RunAtOnce) {
  const record = db.selectFrom('trust_record').selectAll().where('uid', '=', '')
  const earlier = db
    .selectFrom('trust_patch')
    .select(['version', 'at'])
    .where('uid', '=', '')
    .where('patch_id', '=', '')
  const change = db.updateTable('trust_record').set({ version: 0, body: '', updated_at: '' }).where('uid', '=', '')
  const keepPatch = db.insertInto('trust_patch').values({ uid: '', version: 0, patch_id: '', at: '', body: '' })
  const text = db.selectFrom('trust_record').select(['version', 'body']).where('uid', '=', '')
  return {
    /** Of a uid. */
    find: statement(record.compile(), atOnce),
    findText: statement(text.compile(), atOnce),
    findLocked: statement((locks ? record.forUpdate() : record).compile(), atOnce),
    /** Of a uid and a patch id: what a write under the same key was answered. */
    findEarlier: statement(earlier.compile(), atOnce),
    /** Version, body, time, and the uid. */
    change: statement(change.compile(), atOnce),
    /** Uid, version, patch id, time, body. */
    keepPatch: statement(keepPatch.compile(), atOnce),
  }
}
