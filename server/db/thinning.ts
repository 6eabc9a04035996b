import type { Kysely, Transaction } from 'kysely'
import { isEmptyPatch, patchBetween } from '#domain/trust/history/patch-between.ts'
import { replay } from '#domain/trust/history/replay.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { keptBytes } from './kept-bytes.ts'
import { changeOf } from './kept-change.ts'
import type { PatchRow, Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import { EACH_CHANGE_LASTS, lockRows, type Means } from './trust-writes.ts'

const USERS_AT_A_TIME = 100
/** Of users looked at in one go, so that a large installation is not read through at once. */
const MOST_PAGES = 50
/** A row without a change of its own keeps its number, its time, and the key by which a repeated write is known. */
const NO_CHANGE = '{}'

const dayOf = ({ at }: Pick<PatchRow, 'at'>) => at.slice(0, 10)

/** The versions that stay as they are: those of which there is a document, those restored, and those that did so. */
async function keptVersions(tx: Transaction<Tables>, uid: string): Promise<Set<number>> {
  const copies = await tx.selectFrom('document_copy').select('version').where('uid', '=', uid).execute()
  const restores = await tx.selectFrom('trust_restore').selectAll().where('uid', '=', uid).execute()
  return new Set([
    ...copies.map(({ version }) => version),
    ...restores.flatMap((row) => [row.version, row.restored_from]),
  ])
}

/** The changes of one day each, in order; a version that is kept ends its part of the day. */
function days(rows: readonly PatchRow[], kept: ReadonlySet<number>): PatchRow[][] {
  const found: PatchRow[][] = []
  let open: PatchRow[] | undefined
  for (const row of rows) {
    if (!open?.[0] || dayOf(open[0]) !== dayOf(row)) {
      open = []
      found.push(open)
    }
    open.push(row)
    if (kept.has(row.version)) open = undefined
  }
  return found
}

/** The changes of a day as one, in the last of its rows. Nothing when that would not give the same answers. */
function thinned(before: TrustRecord | null, after: TrustRecord, day: readonly PatchRow[]): PatchRow[] {
  const [first, last] = [day[0], day.at(-1)]
  if (!first || !last) return []
  const start = before ?? newTrust(after.uid, first.at)
  const whole = patchBetween(start, after)
  if (!isEmptyPatch(patchBetween(merge(start, whole), after))) return []
  return day.map((row) => ({ ...row, body: row === last ? JSON.stringify(whole) : NO_CHANGE }))
}

async function thinOf(tx: Transaction<Tables>, uid: string, limit: string): Promise<number> {
  const query = tx.selectFrom('trust_patch').selectAll().where('uid', '=', uid).where('at', '<', limit)
  const rows = await query.orderBy('version').execute()
  let record: TrustRecord | null = null
  let done = 0
  for (const day of days(rows, await keptVersions(tx, uid))) {
    const after: TrustRecord | null = replay(uid, record, day.map(changeOf))
    const many = day.filter(({ body }) => body !== NO_CHANGE).length > 1
    for (const { version, body } of many && after ? thinned(record, after, day) : []) {
      await tx.updateTable('trust_patch').set({ body }).where('uid', '=', uid).where('version', '=', version).execute()
      done += 1
    }
    record = after
  }
  return done
}

/** Whether one of the days before `limit` has more than one change. */
function crowded(rows: readonly Pick<PatchRow, 'uid' | 'at'>[]): Set<string> {
  const seen = new Set<string>()
  return new Set(
    rows
      .filter((row) => seen.has(`${row.uid} ${dayOf(row)}`) || !seen.add(`${row.uid} ${dayOf(row)}`))
      .map(({ uid }) => uid),
  )
}

/** Makes of the changes of each day that is long past one change; some users at a call, in turn. Tells how many rows it wrote. */
export function thinning(db: Kysely<Tables>, means: Means): () => Promise<number> {
  let after = ''

  async function nextUsers(): Promise<string[]> {
    const query = db.selectFrom('trust_record').select('uid').where('uid', '>', after)
    const users = await query.orderBy('uid').limit(USERS_AT_A_TIME).execute()
    after = users.length < USERS_AT_A_TIME ? '' : (users.at(-1)?.uid ?? '')
    return users.map(({ uid }) => uid)
  }

  return async () => {
    const limit = new Date(means.now().getTime() - EACH_CHANGE_LASTS).toISOString()
    let done = 0
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const users = await nextUsers()
      if (users.length === 0) break
      const old = db.selectFrom('trust_patch').select(['uid', 'at']).where('uid', 'in', users)
      const rows = await old.where('at', '<', limit).where('body', '<>', NO_CHANGE).execute()
      for (const uid of crowded(rows))
        done += await inTransaction(db, async (tx) => {
          // Of several servers one does it.
          await lockRows(tx, [uid], means)
          const thinned = await thinOf(tx, uid, limit)
          if (thinned === 0) return 0
          const kept_bytes = await keptBytes(tx, uid)
          await tx.updateTable('trust_record').set({ kept_bytes }).where('uid', '=', uid).execute()
          return thinned
        })
      if (after === '') break
    }
    return done
  }
}
