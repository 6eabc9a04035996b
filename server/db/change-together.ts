import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inGroups, type Outcome } from './in-groups.ts'
import { knownRows } from './known-rows.ts'
import { isRefusal } from './refused-writes.ts'
import { statement } from './statement.ts'
import type { Change, TrustWrite } from './store.ts'
import type { PatchRow, TrustRow } from './tables.ts'
import { textArray } from './text-array.ts'
import { answeredBefore, changed, type Means } from './trust-writes.ts'

/** While the database keeps one group, the next is worked out here. More would be smaller groups, which cost more. */
const LINES = 2

/** A user's writes always come into the same line, so that no two groups at once are about the same record; one that goes alone may be. */
const lineOf = (uid: string) => uid.charCodeAt(uid.length - 1) % LINES

/**
 * `state` is another one after each change of the row, whatever changed it: the transaction's number, and the time, for a
 * standby that takes over may give out a number again.
 */
type Found = TrustRow & { state: string }

type Queried = Pick<Database, 'db' | 'directly' | 'observeGroup'>

const STATE = sql.raw(`trust_record.xmin::text || ' ' || trust_record.updated_at`)

const statements = ({ db, directly }: Queried) => ({
  find: statement(
    sql<Found>`select *, ${STATE} as state from trust_record where uid = any(${['']}::text[])`.compile(db),
    directly,
  ),
  /** Only what is still as it was found, and has no change under one of these keys: answers the users it was kept for, and their rows' new state. */
  keep: statement(
    sql<Pick<Found, 'uid' | 'state'>>`
      with news as (
        select * from unnest(${['']}::text[], ${['']}::text[], ${[0]}::int[], ${['']}::text[], ${['']}::text[],
          ${[0]}::bigint[], ${[0]}::bigint[]) as n (uid, state, version, body, at, kept_bytes, day_bytes)
      ), changes as (
        select * from unnest(${['']}::text[], ${[0]}::int[], ${['']}::text[], ${['']}::text[], ${['']}::text[])
          as c (uid, version, patch_id, at, body)
      ), changed as (
        update trust_record set version = news.version, body = news.body, updated_at = news.at,
          kept_bytes = news.kept_bytes, day_bytes = news.day_bytes
        from news
        where trust_record.uid = news.uid and ${STATE} = news.state and not exists (
          select from changes join trust_patch using (uid, patch_id) where changes.uid = news.uid
        )
        returning trust_record.uid, ${STATE} as state
      ), kept as (
        insert into trust_patch (uid, version, patch_id, at, body)
        select uid, version, patch_id, at, body from changes where uid in (select uid from changed)
      )
      select uid, state from changed`.compile(db),
    directly,
  ),
})

/** PostgreSQL's code where a statement has waited too long for a lock. */
const LOCKED = '55P03'

const keyOf = (uid: string, patchId: string) => `${uid}\n${patchId}`
const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) => rows.map((row) => row[name])

/**
 * Applies the writes of many users that arrive together in one statement, which is one transaction, and answers each
 * after it: on PostgreSQL the way to the database and back costs more than the work there, and here all share it. A
 * record that was changed here a moment ago is not asked for again; where it was changed elsewhere meanwhile, it is asked
 * for after all and the write applied again. No row is locked; a write whose record is changed elsewhere at the same
 * moment, that was there before, or whose record is not there yet goes `alone`, in a transaction of its own.
 */
export function changeTogether(
  queried: Queried,
  means: Means,
  alone: (write: TrustWrite) => Promise<Change>,
): (write: TrustWrite) => Promise<Change> {
  const { find, keep } = statements(queried)
  const known = knownRows<Found>()

  /** Without an outcome for those who have to go alone, or whose record may not be as it was known. */
  async function apply(writes: readonly TrustWrite[]): Promise<(Outcome<Change> | undefined)[]> {
    const uidsOfAll = [...new Set(column(writes, 'uid'))]
    const found = new Map(uidsOfAll.flatMap((uid) => known.get(uid) ?? []).map((row) => [row.uid, row]))
    const wasKnown = new Set(found.keys())
    const asked = uidsOfAll.filter((uid) => !wasKnown.has(uid))
    if (asked.length > 0) for (const row of await find(queried.db, [textArray(asked)])) found.set(row.uid, row)
    const rows = new Map<string, TrustRow>(found)
    const answered = new Map<string, PatchRow>()
    const outcomes = writes.map((write): Outcome<Change> | undefined => {
      const { uid, patchId } = write
      const row = rows.get(uid)
      if (!row) return undefined
      const before = answered.get(keyOf(uid, patchId))
      try {
        if (before) return { value: answeredBefore(write, before, means) }
        const made = changed(row, write, means)
        rows.set(uid, made.row)
        answered.set(keyOf(uid, patchId), made.kept)
        return { value: made.change }
      } catch (fault) {
        if (!isRefusal(fault)) throw fault
        // Another process may have made room.
        return wasKnown.has(uid) ? undefined : { fault }
      }
    })
    const changes = [...answered.values()]
    if (changes.length === 0) return outcomes
    // In one order, which makes it rare that groups of two processes wait for each other: the one that gives up goes alone.
    const uids = [...new Set(column(changes, 'uid'))].toSorted()
    const news = uids.flatMap((uid) => rows.get(uid) ?? [])
    const kept = await keep(queried.db, [
      textArray(uids),
      textArray(uids.map((uid) => found.get(uid)?.state ?? '')),
      column(news, 'version'),
      textArray(column(news, 'body')),
      textArray(column(news, 'updated_at')),
      column(news, 'kept_bytes'),
      column(news, 'day_bytes'),
      textArray(column(changes, 'uid')),
      column(changes, 'version'),
      textArray(column(changes, 'patch_id')),
      textArray(column(changes, 'at')),
      textArray(column(changes, 'body')),
    ])
    const states = new Map(kept.map(({ uid, state }) => [uid, state]))
    for (const [uid, state] of states) {
      const row = rows.get(uid)
      if (row) known.put({ ...row, state })
    }
    return outcomes.map((outcome, index) => (states.has(writes[index]?.uid ?? '') ? outcome : undefined))
  }

  /** Where a record was not as it was known, asks for it and applies its writes again. */
  async function applyAll(writes: readonly TrustWrite[]): Promise<(Outcome<Change> | undefined)[]> {
    const outcomes = await apply(writes)
    const doubtful = [...writes.keys()].filter((index) => !outcomes[index] && known.get(writes[index]?.uid ?? ''))
    if (doubtful.length === 0) return outcomes
    const again = doubtful.flatMap((index) => writes[index] ?? [])
    for (const { uid } of again) known.doubt(uid)
    // The others are kept already: a fault is told by going alone, to those whom it meets.
    const found = await apply(again).catch(() => [])
    for (const [place, index] of doubtful.entries()) outcomes[index] = found[place]
    return outcomes
  }

  async function changeAll(writes: readonly TrustWrite[]): Promise<Outcome<Change>[]> {
    queried.observeGroup?.(writes.length)
    const outcomes = await applyAll(writes).catch((fault) => {
      // Each alone, one after the other, would wait for the same lock again.
      if (fault.code === LOCKED) return writes.map(() => ({ fault }))
      throw fault
    })
    const begun = new Map<string, Promise<Change>>()
    return writes.map((write, index) => {
      const outcome = outcomes[index]
      if (outcome) return outcome
      // The others of the same user would only wait for the first.
      const first = begun.get(write.uid)
      if (first) return { value: first.catch(() => undefined).then(() => change(write)) }
      const own = alone(write)
      begun.set(write.uid, own)
      return { value: own }
    })
  }

  const lines = Array.from({ length: LINES }, () => inGroups(changeAll))
  async function change(write: TrustWrite): Promise<Change> {
    const inLine = lines[lineOf(write.uid)]
    if (!inLine) throw new Error('A user has no line.')
    return inLine(write)
  }
  return change
}
