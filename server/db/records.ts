import type { Kysely } from 'kysely'
import type { PatchEvent } from '#api/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { openSecrets, openSecretsIn } from './sealing.ts'
import type { Store } from './store.ts'
import type { Tables, TrustRow } from './tables.ts'
import { applyWrite, BEGINNING, lockedRow, type Means } from './trust-writes.ts'

type Records = Pick<
  Store,
  'readTrust' | 'trustText' | 'trustVersion' | 'createTrust' | 'changesSince' | 'readDirective'
>

export function records(db: Kysely<Tables>, means: Means): Records {
  const { vault, statements } = means
  const stateOf = (row: TrustRow | undefined) => {
    if (!row || row.version === 0) return { version: 0, record: null }
    const sealed: TrustRecord = JSON.parse(row.body)
    return { version: row.version, record: openSecrets(vault, row.uid, sealed) }
  }
  const rowOf = async (uid: string) => (await statements.find(db, [uid]))[0]

  return {
    readTrust: async (uid) => stateOf(await rowOf(uid)),

    async trustText(uid) {
      const row = await rowOf(uid)
      // A row of version 0 holds a place for a trust that is just beginning.
      if (!row || row.version === 0) return '{"version":0,"record":null}'
      return `{"version":${row.version},"record":${openSecretsIn(vault, uid, row.body)}}`
    },

    async trustVersion(uid) {
      const [row] = await statements.findVersion(db, [uid])
      return row?.version ?? 0
    },

    async createTrust(uid, patchId) {
      const there = await rowOf(uid)
      if (there && there.version > 0) return { state: stateOf(there) }
      return db.transaction().execute(async (tx) => {
        const row = await lockedRow(tx, uid, means)
        if (row.version > 0) return { state: stateOf(row) }
        const made = await applyWrite(tx, row, { uid, patchId, patch: BEGINNING }, means)
        return { state: stateOf(await lockedRow(tx, uid, means)), made }
      })
    },

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
