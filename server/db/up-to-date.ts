import { type Kysely, sql } from 'kysely'
import { broughtUpToDate } from './applied.ts'
import type { ChangeRow } from './kept-change.ts'
import { type RunDirectly, type Statement, statement } from './statement.ts'
import type { Tables, TrustRow } from './tables.ts'

/** The version of a record's last change, which its row may lack. */
const latest = sql<number | null>`(select max(version) from trust_patch where uid = trust_record.uid)`

/** A record's row, once for each change that it lacks. */
type Lacking = TrustRow & { change_version: number; change_at: string; change_body: string }

/** Finds a record by its uid, with the changes that its row may lack laid over it. Calls `lacks` with the uid where it does. */
export function findUpToDate(
  db: Kysely<Tables>,
  directly: RunDirectly | undefined,
  lacks?: (uid: string) => void,
): Statement<TrustRow> {
  const record = sql<TrustRow & { latest: number | null }>`
    select *, ${latest} as latest from trust_record where uid = ${''}`
  // The row again, for in the meantime it and its history may have become others.
  const lacking = sql<Lacking>`
    select trust_record.*, change.version as change_version, change.at as change_at, change.body as change_body
    from trust_record
    join trust_patch as change on change.uid = trust_record.uid and change.version > trust_record.version
    where trust_record.uid = ${''} order by change.version`
  const findRecord = statement(record.compile(db), directly)
  const findLacking = statement(lacking.compile(db), directly)
  return async (on, values) => {
    const [row] = await findRecord(on, values)
    if (!row) return []
    if ((row.latest ?? 0) <= row.version) return [row]
    lacks?.(row.uid)
    const found = await findLacking(on, values)
    const [first] = found
    // Meanwhile it has been written anew, or is gone.
    if (!first) return findRecord(on, values)
    const { change_version: _, change_at: __, change_body: ___, ...base } = first
    const changes = found.map(
      (one): ChangeRow => ({ version: one.change_version, at: one.change_at, body: one.change_body }),
    )
    return [broughtUpToDate(base, changes)]
  }
}

/** The version of a record, with the changes that its row may lack. */
export const findVersionUpToDate = (db: Kysely<Tables>, directly?: RunDirectly) =>
  statement(
    sql<{ version: number }>`
      select max(version, coalesce(${latest}, 0)) as version from trust_record where uid = ${''}`.compile(db),
    directly,
  )
