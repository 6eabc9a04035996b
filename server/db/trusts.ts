import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { PatchEvent, TrustHistory, TrustState } from '#api/trust.ts'
import type { HealthCareDirective } from '#domain/trust/directive.ts'
import { isEmptyPatch, patchBetween, replay, type StoredChange } from '#domain/trust/history/history.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { MAX_TRUST_LENGTH } from './apply-change.ts'
import { KeyTaken } from './database-errors.ts'
import { maskSecrets, openSecrets } from './encryption.ts'
import { createMutex, createQueues, type Mutex } from './mutex.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import {
  type Change,
  type EarlierChange,
  type ExecuteWrite,
  repeatedChange,
  type StoreContext,
  sealPatch,
  type TrustWriteInput,
} from './trust-writes.ts'

/** The first change of a trust, as other devices and the history see it. */
const BEGINNING: TrustPatch = { currentStep: 1, completed: false, beneficiaries: {}, assets: {} }

export function trusts(db: Kysely<Tables>, context: StoreContext, writeTrust: ExecuteWrite) {
  const { vault } = context
  const stateOf = (row: TrustRow | undefined): TrustState => {
    if (!row || row.version === 0) return { version: 0, record: null }
    const sealed: TrustRecord = JSON.parse(row.body)
    return { version: row.version, record: openSecrets(vault, row.uid, sealed) }
  }
  const rowOf = (uid: string) => db.selectFrom('trust_record').selectAll().where('uid', '=', uid).executeTakeFirst()

  return {
    readTrust: async (uid: string) => stateOf(await rowOf(uid)),

    async trustVersion(uid: string): Promise<number> {
      const row = await db.selectFrom('trust_record').select('version').where('uid', '=', uid).executeTakeFirst()
      return row?.version ?? 0
    },

    /** Begins a trust at step 1. Leaves an existing one as it is; `change` is then absent. */
    async createTrust(uid: string, patchId: string): Promise<{ state: TrustState; change?: Change }> {
      const existing = await rowOf(uid)
      if (existing && existing.version > 0) return { state: stateOf(existing) }
      const beginning = sealPatch(context, uid, BEGINNING)
      return writeTrust<{ state: TrustState; change?: Change }>({
        uid,
        patchId,
        bytes: beginning.body.length,
        decide: (row) =>
          row.version > 0
            ? { answer: { state: stateOf(row) } }
            : { make: beginning, answer: (change, after) => ({ state: stateOf(after), change }) },
      })
    },

    /** Merges into the trust, creating it if needed. Throws `TooMuch`, `QuotaReached`, `NotComplete` and `KeyTaken`, changing nothing. */
    changeTrust(write: TrustWriteInput): Promise<Change> {
      const { uid, patchId, patch } = write
      const sealed = sealPatch(context, uid, patch)
      return writeTrust<Change>({
        uid,
        patchId,
        bytes: sealed.body.length,
        decide: (_, earlier) =>
          earlier ? { answer: repeatedChange(write, earlier, context) } : { make: sealed, answer: (change) => change },
      })
    },

    async readDirective(uid: string): Promise<HealthCareDirective | null> {
      const row = await db.selectFrom('health_care_directive').select('body').where('uid', '=', uid).executeTakeFirst()
      return row ? JSON.parse(row.body) : null
    },
  }
}

/** Changes that are read and merged at once, so that this takes some milliseconds. */
const PAGE = 50

/** Requests of one user that read the history or restore a version, running or waiting; pages send ten at most. */
const MAX_QUEUED_PER_USER = 20

/** Later than any version, and still an integer to PostgreSQL. */
const MAX_VERSION = 2_147_483_647

export const changeOf = ({ version, at, body }: Pick<PatchRow, 'version' | 'at' | 'body'>): StoredChange => ({
  version,
  at,
  patch: JSON.parse(body),
})

type Changes = SelectQueryBuilder<Tables, 'trust_patch', object>
const sized = (changes: Changes) => changes.select(['version', sql<number>`length(body)`.as('size')])

/** The last of these versions that still fits into {@link MAX_TRUST_LENGTH}; the first one always does. */
function lastThatFits(rows: readonly { version: number; size: number }[]): number | undefined {
  let text = 0
  const end = rows.findIndex(({ size }, index) => {
    text += size
    return index > 0 && text > MAX_TRUST_LENGTH
  })
  return rows.at(end < 0 ? -1 : end - 1)?.version
}

/** The next changes after a version, oldest first: at most `most`, and fewer of large ones. */
async function nextChanges(
  db: Kysely<Tables>,
  uid: string,
  after: number,
  { most = PAGE, last = MAX_VERSION } = {},
): Promise<PatchRow[]> {
  const all = db.selectFrom('trust_patch').where('uid', '=', uid).where('version', '>', after)
  const changes = all.where('version', '<=', last).orderBy('version').limit(most)
  const end = lastThatFits(await sized(changes).execute())
  return end === undefined ? [] : changes.where('version', '<=', end).selectAll().execute()
}

/**
 * The record as it was after the version, its numbers encrypted; `null` when there was none. The pages of all users take
 * turns and at most half of the time, so that long histories never block other requests.
 */
async function recordAt(db: Kysely<Tables>, lock: Mutex, uid: string, version: number): Promise<TrustRecord | null> {
  let record: TrustRecord | null = null
  for (let after = 0; after < version; ) {
    const release = await lock()
    try {
      const rows = await nextChanges(db, uid, after, { last: version })
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

type Restored = { version: number; lastUpdated: string; change?: Change } | null

function repeatedRestore({ version, at, restored_from }: EarlierChange, wanted: number): Restored {
  if (restored_from !== wanted) throw new KeyTaken()
  return { version, lastUpdated: at }
}

export function history(db: Kysely<Tables>, context: StoreContext, writeTrust: ExecuteWrite) {
  const { vault } = context
  const lock = createMutex()
  const inQueue = createQueues(MAX_QUEUED_PER_USER)
  const restoresOf = (uid: string) =>
    db.selectFrom('trust_restore').select(['version', 'restored_from']).where('uid', '=', uid).orderBy('version')

  /** The change from the present answers to those of an earlier version. */
  function changeBack(row: TrustRow, then: TrustRecord) {
    const present = openSecrets(vault, row.uid, JSON.parse(row.body) as TrustRecord)
    const wanted = openSecrets(vault, row.uid, then)
    return patchBetween(present, wanted)
  }

  async function readChanges(uid: string, most: number, before = MAX_VERSION): Promise<TrustHistory> {
    const all = db.selectFrom('trust_patch').where('uid', '=', uid).where('version', '<', before)
    const from = lastThatFits(await sized(all.orderBy('version', 'desc').limit(most)).execute()) ?? MAX_VERSION
    const rows = await all.where('version', '>=', from).orderBy('version').selectAll().execute()
    const baseVersion = (rows[0]?.version ?? 1) - 1
    const base = await recordAt(db, lock, uid, baseVersion)
    const restores = new Map((await restoresOf(uid).execute()).map((row) => [row.version, row.restored_from]))
    return {
      base: { version: baseVersion, record: base && maskSecrets(vault, uid, base) },
      changes: rows.map((row) => {
        const { version, at, patch } = changeOf(row)
        const restoredFrom = restores.get(version)
        return {
          ...{ version, at, patchId: row.patch_id },
          patch: maskSecrets(vault, uid, patch),
          ...(restoredFrom !== undefined && { restoredFrom }),
        }
      }),
    }
  }

  return {
    /** The changes after `version` and up to `last`, oldest first, at most `most`, and fewer of large ones. */
    async changesSince(uid: string, version: number, most: number, last?: number): Promise<PatchEvent[]> {
      const rows = await nextChanges(db, uid, version, { most, last })
      return rows.map((row) => ({
        version: row.version,
        lastUpdated: row.at,
        patchId: row.patch_id,
        patch: openSecrets(vault, uid, JSON.parse(row.body) as TrustPatch),
      }))
    },

    /** The newest changes below version `before`, at most `most`; social security numbers masked. */
    readHistory: (uid: string, most: number, before?: number) => inQueue(uid, () => readChanges(uid, most, before)),

    /** Restores the answers of an earlier version. `null` when there is none; `change` is absent where nothing differs. */
    async restoreTrust({
      uid,
      patchId,
      version,
    }: {
      uid: string
      patchId: string
      version: number
    }): Promise<Restored> {
      // Before the rows are locked, because it may take long, and a version never changes.
      const then = await inQueue(uid, () => recordAt(db, lock, uid, version))
      if (!then) return null
      return writeTrust<Restored>({
        uid,
        patchId,
        bytes: JSON.stringify(then).length,
        decide(row, earlier) {
          if (earlier) return { answer: repeatedRestore(earlier, version) }
          if (version > row.version) return { answer: null }
          const patch = changeBack(row, then)
          if (isEmptyPatch(patch)) return { answer: { version: row.version, lastUpdated: row.updated_at } }
          const make = { ...sealPatch(context, uid, patch), restoredFrom: version }
          return { make, answer: (change) => ({ version: change.version, lastUpdated: change.lastUpdated, change }) }
        },
      })
    },

    /** Every restored version, oldest first. */
    async readRestores(uid: string): Promise<{ version: number; restoredFrom: number }[]> {
      const rows = await restoresOf(uid).execute()
      return rows.map(({ version, restored_from: restoredFrom }) => ({ version, restoredFrom }))
    },
  }
}
