import type { Kysely } from 'kysely'
import type { PatchEvent } from '#api/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { openSecrets, openSecretsIn } from './sealing.ts'
import type { Store } from './store.ts'
import type { Tables, TrustRow } from './tables.ts'
import { answeredBefore, type Means, sealPatch, type WriteTrust } from './trust-writes.ts'

type Records = Pick<
  Store,
  'readTrust' | 'trustText' | 'trustVersion' | 'createTrust' | 'changeTrust' | 'changesSince' | 'readDirective'
>

/** The change that beginning a trust is, for the other devices and for history. */
const BEGINNING: TrustPatch = { currentStep: 1, completed: false, beneficiaries: {}, assets: {} }

export function records(db: Kysely<Tables>, means: Means, writeTrust: WriteTrust): Records {
  const { vault } = means
  const stateOf = (row: TrustRow | undefined) => {
    if (!row || row.version === 0) return { version: 0, record: null }
    const sealed: TrustRecord = JSON.parse(row.body)
    return { version: row.version, record: openSecrets(vault, row.uid, sealed) }
  }
  const rowOf = (uid: string) => db.selectFrom('trust_record').selectAll().where('uid', '=', uid).executeTakeFirst()

  return {
    readTrust: async (uid) => stateOf(await rowOf(uid)),

    async trustText(uid) {
      const row = await rowOf(uid)
      // A row of version 0 holds a place for a trust that is just beginning.
      if (!row || row.version === 0) return '{"version":0,"record":null}'
      return `{"version":${row.version},"record":${openSecretsIn(vault, uid, row.body)}}`
    },

    async trustVersion(uid) {
      const row = await db.selectFrom('trust_record').select('version').where('uid', '=', uid).executeTakeFirst()
      return row?.version ?? 0
    },

    async createTrust(uid, patchId) {
      const there = await rowOf(uid)
      if (there && there.version > 0) return { state: stateOf(there) }
      const beginning = sealPatch(means, uid, BEGINNING)
      return writeTrust({
        uid,
        patchId,
        bytes: beginning.body.length,
        decide: (row) =>
          row.version > 0
            ? { answer: { state: stateOf(row) } }
            : { make: beginning, answer: (made, after) => ({ state: stateOf(after), made }) },
      })
    },

    changeTrust(write) {
      const { uid, patchId, patch, directive } = write
      const sealed = sealPatch(means, uid, patch)
      return writeTrust({
        uid,
        patchId,
        bytes: sealed.body.length,
        decide: (_, earlier) =>
          earlier
            ? { answer: answeredBefore(write, earlier, means) }
            : { make: { ...sealed, directive }, answer: (change) => change },
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
