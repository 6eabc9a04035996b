import { type Kysely, sql, type Transaction } from 'kysely'
import { inGroups, type Outcome } from './in-groups.ts'
import { statement } from './statement.ts'
import { type Change, ListTooLong, type TrustWrite } from './store.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import { answeredBefore, changed, type Means } from './trust-writes.ts'

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

const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) => rows.map((row) => row[name])

/**
 * Applies the writes of many users that arrive together in one transaction, and answers each after its commit: on
 * PostgreSQL the way to the database and back costs more than the work there, and here all share it. `alone` applies
 * one in a transaction of its own.
 */
export function changeTogether(
  db: Kysely<Tables>,
  means: Means,
  alone: (write: TrustWrite) => Promise<Change>,
): (write: TrustWrite) => Promise<Change> {
  const { lock, findEarlier, keep } = lines(db)

  /** Without an outcome for whoever has no record yet. */
  async function apply(
    tx: Transaction<Tables>,
    writes: readonly TrustWrite[],
  ): Promise<(Outcome<Change> | undefined)[]> {
    const rows = new Map((await lock(tx, [[...new Set(column(writes, 'uid'))]])).map((row) => [row.uid, row]))
    const earlier = await findEarlier(tx, [column(writes, 'uid'), column(writes, 'patchId')])
    const answered = new Map(earlier.map((row) => [keyOf(row.uid, row.patch_id), row]))
    const kept: PatchRow[] = []
    const outcomes = writes.map((write): Outcome<Change> | undefined => {
      const { uid, patchId } = write
      const row = rows.get(uid)
      if (!row) return undefined
      const before = answered.get(keyOf(uid, patchId))
      if (before) return { value: answeredBefore(write, before) }
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
    const left = [...new Set(column(kept, 'uid'))].flatMap((uid) => rows.get(uid) ?? [])
    if (kept.length > 0)
      await keep(tx, [
        ...(['uid', 'version', 'body', 'updated_at'] as const).map((name) => column(left, name)),
        ...(['uid', 'version', 'patch_id', 'at', 'body'] as const).map((name) => column(kept, name)),
      ])
    return outcomes
  }

  const change: (write: TrustWrite) => Promise<Change> = inGroups(AT_ONCE, async (writes: readonly TrustWrite[]) => {
    const outcomes = await db.transaction().execute((tx) => apply(tx, writes))
    // Making a row while others are locked would end the order in which all lock, so each user's first write goes alone.
    const begun = new Map<string, Promise<Change>>()
    return writes.map((write, index) => {
      const outcome = outcomes[index]
      if (outcome) return outcome
      const first = begun.get(write.uid)
      if (first) return { value: first.catch(() => undefined).then(() => change(write)) }
      const own = alone(write)
      begun.set(write.uid, own)
      return { value: own }
    })
  })
  return change
}
