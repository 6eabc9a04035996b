import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { TrustHistory } from '#api/trust.ts'
import { directiveOf } from '#domain/trust/directive.ts'
import { isEmptyPatch, patchBetween } from '#domain/trust/history/patch-between.ts'
import { replay } from '#domain/trust/history/replay.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { MOST_TEXT } from './applied.ts'
import { changeOf } from './kept-change.ts'
import { createMutex, createQueues, type Mutex } from './mutex.ts'
import { KeyTaken } from './refused-writes.ts'
import { maskSecrets, openSecrets } from './sealing.ts'
import type { Store } from './store.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import { type EarlierChange, type Means, sealPatch, type WriteTrust } from './trust-writes.ts'

/** So many changes are read and laid on one another before others have their turn, and of large ones fewer: some milliseconds. */
const AT_A_TIME = 50

/** Of one user so many readings of a history, or restorings, are under way or wait; pages ask for ten at most. */
const MOST_OF_ONE = 20

/** Later than any version, and still an integer to PostgreSQL. */
const NONE = 2_147_483_647

function changesIn(db: Kysely<Tables>, uid: string) {
  return db.selectFrom('trust_patch').select(['version', 'at', 'body']).where('uid', '=', uid)
}

/** The first of the newest changes that one answer has room for: a change can be a megabyte, and there are five hundred. */
async function firstThatFits(changes: SelectQueryBuilder<Tables, 'trust_patch', object>, most: number) {
  const sizes = changes
    .select(['version', sql<number>`length(body)`.as('size')])
    .orderBy('version', 'desc')
    .limit(most)
  let first = NONE
  let text = 0
  for (const { version, size } of await sizes.execute()) {
    text += size
    if (text > MOST_TEXT && first !== NONE) break
    first = version
  }
  return first
}

/** The next changes after a version that one page has room for. */
async function nextPage(db: Kysely<Tables>, uid: string, after: number, last: number): Promise<PatchRow[]> {
  const all = db.selectFrom('trust_patch').where('uid', '=', uid).where('version', '>', after)
  const changes = all.where('version', '<=', last).orderBy('version').limit(AT_A_TIME)
  let text = 0
  let end = after
  for (const { version, size } of await changes.select(['version', sql<number>`length(body)`.as('size')]).execute()) {
    text += size
    if (text > MOST_TEXT && end !== after) break
    end = version
  }
  return end === after ? [] : changes.where('version', '<=', end).selectAll().execute()
}

/**
 * The record, its numbers encrypted as they are kept, as it was after the version; `null` when there was none. Pages of
 * all users wait for each other, and take half of the time at most, so that long histories slow others down and never stop
 * them.
 */
async function recordAt(db: Kysely<Tables>, lock: Mutex, uid: string, version: number): Promise<TrustRecord | null> {
  let record: TrustRecord | null = null
  for (let after = 0; after < version; ) {
    const release = await lock()
    try {
      const rows = await nextPage(db, uid, after, version)
      const last = rows.at(-1)
      if (!last) break
      const begun = performance.now()
      record = replay(uid, record, rows.map(changeOf))
      after = last.version
      await pause(performance.now() - begun)
    } finally {
      release()
    }
  }
  return record
}

type Restored = Awaited<ReturnType<Store['restoreTrust']>>

function restoredBefore({ version, at, restored_from }: EarlierChange, wanted: number): Restored {
  if (restored_from !== wanted) throw new KeyTaken()
  return { version, lastUpdated: at }
}

export function history(
  db: Kysely<Tables>,
  means: Means,
  writeTrust: WriteTrust,
): Pick<Store, 'nextChanges' | 'readHistory' | 'restoreTrust' | 'readRestores'> {
  const { vault } = means
  const pages = createMutex()
  const inQueue = createQueues(MOST_OF_ONE)
  const restoresOf = (uid: string) =>
    db.selectFrom('trust_restore').select(['version', 'restored_from']).where('uid', '=', uid).orderBy('version')

  /** From the present answers to those of an earlier version. */
  function wayBack(row: TrustRow, then: TrustRecord) {
    const present = openSecrets(vault, row.uid, JSON.parse(row.body) as TrustRecord)
    const wanted = openSecrets(vault, row.uid, then)
    return { patch: patchBetween(present, wanted), directive: directiveOf(wanted) }
  }

  async function stretch(uid: string, most: number, before?: number): Promise<TrustHistory> {
    const query = before === undefined ? changesIn(db, uid) : changesIn(db, uid).where('version', '<', before)
    const from = await firstThatFits(query.clearSelect(), most)
    const rows = await query.where('version', '>=', from).orderBy('version').execute()
    const baseVersion = (rows[0]?.version ?? 1) - 1
    const base = await recordAt(db, pages, uid, baseVersion)
    const restores = new Map((await restoresOf(uid).execute()).map((row) => [row.version, row.restored_from]))
    return {
      base: { version: baseVersion, record: base && maskSecrets(vault, uid, base) },
      changes: rows.map(changeOf).map(({ version, at, patch }) => {
        const restoredFrom = restores.get(version)
        return {
          version,
          at,
          patch: maskSecrets(vault, uid, patch),
          ...(restoredFrom !== undefined && { restoredFrom }),
        }
      }),
    }
  }

  return {
    async nextChanges(uid, version, last) {
      const rows = await nextPage(db, uid, version, last)
      return rows.map((row) => ({
        version: row.version,
        lastUpdated: row.at,
        patchId: row.patch_id,
        patch: openSecrets(vault, uid, JSON.parse(row.body) as TrustPatch),
      }))
    },

    readHistory: (uid, most, before) => inQueue(uid, () => stretch(uid, most, before)),

    async restoreTrust({ uid, patchId, version }) {
      // Read before anything is locked: what a version was does not change any more, and reading it may take long.
      const then = await inQueue(uid, () => recordAt(db, pages, uid, version))
      if (!then) return null
      return writeTrust<Restored>({
        uid,
        patchId,
        bytes: JSON.stringify(then).length,
        decide(row, earlier) {
          if (earlier) return { answer: restoredBefore(earlier, version) }
          if (version > row.version) return { answer: null }
          const { patch, directive } = wayBack(row, then)
          if (isEmptyPatch(patch)) return { answer: { version: row.version, lastUpdated: row.updated_at } }
          const make = { ...sealPatch(means, uid, patch), directive, restoredFrom: version }
          return { make, answer: (made) => ({ version: made.version, lastUpdated: made.lastUpdated, made }) }
        },
      })
    },

    async readRestores(uid) {
      const rows = await restoresOf(uid).execute()
      return rows.map(({ version, restored_from: restoredFrom }) => ({ version, restoredFrom }))
    },
  }
}
