import type { Kysely } from 'kysely'
import type { PatchEvent } from '#contract/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { commitEach, commitTogether } from './grouped.ts'
import { openSecrets } from './sealing.ts'
import type { Store } from './store.ts'
import type { Tables, TrustRow } from './tables.ts'
import { applyWrite, BEGINNING, lockedRow, type Means } from './trust-writes.ts'

type Records = Pick<
  Store,
  'readTrust' | 'trustVersion' | 'createTrust' | 'changeTrust' | 'changesSince' | 'readDirective'
>

export function records(db: Kysely<Tables>, means: Means): Records {
  const { vault } = means
  const commit = means.locks ? commitEach(db) : commitTogether(db)
  const stateOf = (row: TrustRow | undefined) => {
    if (!row || row.version === 0) return { version: 0, record: null }
    const sealed: TrustRecord = JSON.parse(row.body)
    return { version: row.version, record: openSecrets(vault, row.uid, sealed) }
  }
  const rowOf = (uid: string) => db.selectFrom('trust_record').selectAll().where('uid', '=', uid).executeTakeFirst()

  return {
    readTrust: async (uid) => stateOf(await rowOf(uid)),

    async trustVersion(uid) {
      const row = await db.selectFrom('trust_record').select('version').where('uid', '=', uid).executeTakeFirst()
      return row?.version ?? 0
    },

    async createTrust(uid, patchId) {
      const there = await rowOf(uid)
      if (there && there.version > 0) return { state: stateOf(there) }
      return commit(async (tx) => {
        const row = await lockedRow(tx, uid, means)
        if (row.version > 0) return { state: stateOf(row) }
        const made = await applyWrite(tx, row, { uid, patchId, patch: BEGINNING }, means)
        return { state: stateOf(await lockedRow(tx, uid, means)), made }
      })
    },

    changeTrust: (write) => commit(async (tx) => applyWrite(tx, await lockedRow(tx, write.uid, means), write, means)),

    async changesSince(uid, version, most) {
      const rows = await db
        .selectFrom('trust_patch')
        .selectAll()
        .where('uid', '=', uid)
        .where('version', '>', version)
        .orderBy('version')
        .limit(most)
        .execute()
      return rows.map((row): PatchEvent => {
        const sealed: TrustPatch = JSON.parse(row.body)
        const patch = openSecrets(vault, uid, sealed)
        return { version: row.version, lastUpdated: row.at, patchId: row.patch_id, patch }
      })
    },

    async readDirective(uid) {
      const row = await db.selectFrom('health_care_directive').select('body').where('uid', '=', uid).executeTakeFirst()
      return row ? JSON.parse(row.body) : null
    },
  }
}
