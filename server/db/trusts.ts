import type { Kysely } from 'kysely'
import type { TrustState } from '#api/trust.ts'
import type { HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { openSecrets } from './encryption.ts'
import type { Tables, TrustRow } from './tables.ts'
import {
  type Change,
  repeatedChange,
  type StoreContext,
  sealPatch,
  type TrustWrite,
  type WriteTrust,
} from './trust-writes.ts'

/** The first change of a trust, as other devices and the history see it. */
const BEGINNING: TrustPatch = { currentStep: 1, completed: false, beneficiaries: {}, assets: {} }

export function trusts(db: Kysely<Tables>, context: StoreContext, writeTrust: WriteTrust) {
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
    changeTrust(write: TrustWrite): Promise<Change> {
      const { uid, patchId, patch, directive } = write
      const sealed = sealPatch(context, uid, patch)
      return writeTrust<Change>({
        uid,
        patchId,
        bytes: sealed.body.length,
        decide: (_, earlier) =>
          earlier
            ? { answer: repeatedChange(write, earlier, context) }
            : { make: { ...sealed, directive }, answer: (change) => change },
      })
    },

    async readDirective(uid: string): Promise<HealthCareDirective | null> {
      const row = await db.selectFrom('health_care_directive').select('body').where('uid', '=', uid).executeTakeFirst()
      return row ? JSON.parse(row.body) : null
    },
  }
}
