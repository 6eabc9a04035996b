import { type Kysely, sql, type Transaction } from 'kysely'
import { inGroups, type Outcome } from './in-groups.ts'
import { statement } from './statement.ts'
import { type Change, ListTooLong, type TrustWrite } from './store.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import { answeredBefore, changed, lockedRow, type Means } from './trust-writes.ts'

/** So many transactions at once: while one waits for the disk, the next is worked out. */
const AT_ONCE = 2

const lines = (db: Kysely<Tables>) => ({
  /** In one order, so that two groups never wait for each other. */
  lock: statement(
    sql<TrustRow>`select * from trust_record where uid = any(${['']}::text[]) order by uid for update`.compile(db),
  ),
  findEarlier: statement(
    sql<Pick<PatchRow, 'uid' | 'patch_id' | 'version' | 'at'>>`
      select uid, patch_id, version, at from trust_patch
      where (uid, patch_id) in (select * from unnest(${['']}::text[], ${['']}::text[]))`.compile(db),
  ),
  keep: statement(
    sql`
      with changed as (
        update trust_record set version = n.version, body = n.body, updated_at = n.at
        from unnest(${['']}::text[], ${[0]}::int[], ${['']}::text[], ${['']}::text[]) as n (uid, version, body, at)
        where trust_record.uid = n.uid
      )
      insert into trust_patch (uid, version, patch_id, at, body)
      select * from unnest(${['']}::text[], ${[0]}::int[], ${['']}::text[], ${['']}::text[], ${['']}::text[])`.compile(
      db,
    ),
  ),
})

const keyOf = (uid: string, patchId: string) => `${uid}\n${patchId}`

/**
 * Applies the writes of many users that arrive together in one transaction, and answers each after its commit: on
 * PostgreSQL the way to the database and back costs more than the work there, and here all share it.
 */
export function changeTogether(db: Kysely<Tables>, means: Means): (write: TrustWrite) => Promise<Change> {
  const { lock, findEarlier, keep } = lines(db)

  async function lockedRows(tx: Transaction<Tables>, uids: string[]): Promise<Map<string, TrustRow>> {
    const rows = new Map((await lock(tx, [uids])).map((row) => [row.uid, row]))
    // The order holds for those that begin, too.
    for (const uid of uids.toSorted()) if (!rows.has(uid)) rows.set(uid, await lockedRow(tx, uid, means))
    return rows
  }

  async function apply(tx: Transaction<Tables>, writes: readonly TrustWrite[]): Promise<Outcome<Change>[]> {
    const rows = await lockedRows(tx, [...new Set(writes.map(({ uid }) => uid))])
    const earlier = await findEarlier(tx, [writes.map(({ uid }) => uid), writes.map(({ patchId }) => patchId)])
    const answered = new Map(earlier.map((row) => [keyOf(row.uid, row.patch_id), row]))
    const kept: PatchRow[] = []
    const outcomes = writes.map((write): Outcome<Change> => {
      const { uid, patchId } = write
      const before = answered.get(keyOf(uid, patchId))
      if (before) return { value: answeredBefore(write, before) }
      const row = rows.get(uid)
      if (!row) throw new Error('The row of a trust was not locked.')
      try {
        const made = changed(row, write, means)
        rows.set(uid, made.row)
        answered.set(keyOf(uid, patchId), made.kept)
        kept.push(made.kept)
        return { value: made.change }
      } catch (fault) {
        if (!(fault instanceof ListTooLong)) throw fault
        return { fault }
      }
    })
    const now = [...new Set(kept.map(({ uid }) => uid))].flatMap((uid) => rows.get(uid) ?? [])
    const column = <Row, Name extends keyof Row>(of: readonly Row[], name: Name) => of.map((row) => row[name])
    if (kept.length > 0)
      await keep(tx, [
        ...(['uid', 'version', 'body', 'updated_at'] as const).map((name) => column(now, name)),
        ...(['uid', 'version', 'patch_id', 'at', 'body'] as const).map((name) => column(kept, name)),
      ])
    return outcomes
  }

  return inGroups(AT_ONCE, (writes) => db.transaction().execute((tx) => apply(tx, writes)))
}
