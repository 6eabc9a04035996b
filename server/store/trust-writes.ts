import type { Transaction } from 'kysely'
import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { sealSecrets, type Vault } from './sealing.ts'
import { type Change, ListTooLong, type TrustWrite } from './store.ts'
import type { Tables, TrustRow } from './tables.ts'

/** What a write works with. `locks` tells whether the database has row locks (SQLite has one writer, and needs none). */
export interface Means {
  vault: Vault
  locks: boolean
  now: () => Date
}

/** The change that beginning a trust is, for the other devices and for history. */
export const BEGINNING: TrustPatch = { currentStep: 1, completed: false, beneficiaries: {}, assets: {} }

function findRow(tx: Transaction<Tables>, uid: string, locks: boolean): Promise<TrustRow | undefined> {
  const query = tx.selectFrom('trust_record').selectAll().where('uid', '=', uid)
  return (locks ? query.forUpdate() : query).executeTakeFirst()
}

/**
 * The user's row, locked. A lock on a row that is not there holds nobody back, so one of version 0 is put there first;
 * readers take version 0 for no trust.
 */
export async function lockedRow(tx: Transaction<Tables>, uid: string, { locks, now }: Means): Promise<TrustRow> {
  const found = await findRow(tx, uid, locks)
  if (found) return found
  const at = now().toISOString()
  await tx
    .insertInto('trust_record')
    .values({ uid, version: 0, body: '{}', created_at: at, updated_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
  const made = await findRow(tx, uid, locks)
  if (!made) throw new Error('The row of a trust was gone as soon as it was made.')
  return made
}

/** Now, but always after the last change: clocks step back, versions do not. */
function instantAfter(row: TrustRow, now: Date): string {
  const last = row.version === 0 ? 0 : Date.parse(row.updated_at)
  return new Date(Math.max(now.getTime(), last + 1)).toISOString()
}

async function earlierAnswer(
  tx: Transaction<Tables>,
  { uid, patchId, patch }: TrustWrite,
): Promise<Change | undefined> {
  const row = await tx
    .selectFrom('trust_patch')
    .select(['version', 'at'])
    .where('uid', '=', uid)
    .where('patch_id', '=', patchId)
    .executeTakeFirst()
  return row && { version: row.version, lastUpdated: row.at, patchId, patch, repeated: true }
}

/** Applies one write inside a transaction that holds {@link lockedRow}. */
export async function applyWrite(
  tx: Transaction<Tables>,
  row: TrustRow,
  write: TrustWrite,
  means: Means,
): Promise<Change> {
  const earlier = await earlierAnswer(tx, write)
  if (earlier) return earlier
  const { uid, patchId, patch, directive } = write
  const at = instantAfter(row, means.now())
  const sealed = sealSecrets(means.vault, uid, patch)
  // Merging leaves sealed values alone, so the record is never opened for a write.
  const before: TrustRecord = row.version === 0 ? newTrust(uid, at) : JSON.parse(row.body)
  const after = { ...merge(before, sealed), lastUpdated: at }
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const version = row.version + 1
  await tx
    .updateTable('trust_record')
    .set({ version, body: JSON.stringify(after), updated_at: at, ...(version === 1 ? { created_at: at } : {}) })
    .where('uid', '=', uid)
    .execute()
  await tx
    .insertInto('trust_patch')
    .values({ uid, version, patch_id: patchId, at, body: JSON.stringify(sealed) })
    .execute()
  if (directive) {
    const body = JSON.stringify(directive)
    await tx
      .insertInto('health_care_directive')
      .values({ uid, body, updated_at: at })
      .onConflict((on) => on.column('uid').doUpdateSet({ body, updated_at: at }))
      .execute()
  }
  return { version, lastUpdated: at, patchId, patch, repeated: false }
}
