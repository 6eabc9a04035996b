import { type Kysely, sql } from 'kysely'
import { broughtUpToDate } from './applied.ts'
import type { ChangeRow } from './kept-change.ts'
import { type RunAtOnce, type Statement, statement } from './statement.ts'
import type { Tables, TrustRow } from './tables.ts'

/** The version of a record's last change, which its row may lack. */
const latest = sql<number | null>`(select max(version) from trust_patch where uid = trust_record.uid)`

/** Finds a record by its uid, with the changes that its row may lack laid over it; `lacks` is told where it does. */
export function findUpToDate(
  db: Kysely<Tables>,
  atOnce: RunAtOnce | undefined,
  lacks?: (uid: string) => void,
): Statement<TrustRow> {
  const record = sql<TrustRow & { latest: number | null }>`
    select *, ${latest} as latest from trust_record where uid = ${''}`
  const after = sql<ChangeRow>`
    select version, at, body from trust_patch where uid = ${''} and version > ${0} order by version`
  const findRecord = statement(record.compile(db), atOnce)
  const findAfter = statement(after.compile(db), atOnce)
  return async (on, values) => {
    const [row] = await findRecord(on, values)
    if (!row) return []
    if ((row.latest ?? 0) <= row.version) return [row]
    lacks?.(row.uid)
    // Whatever has come meanwhile, in the record or after it, these are all that this row lacks.
    return [broughtUpToDate(row, await findAfter(on, [row.uid, row.version]))]
  }
}

/** The version of a record, with the changes that its row may lack. */
export const findVersionUpToDate = (db: Kysely<Tables>, atOnce?: RunAtOnce) =>
  statement(
    sql<{ version: number }>`
      select max(version, coalesce(${latest}, 0)) as version from trust_record where uid = ${''}`.compile(db),
    atOnce,
  )
