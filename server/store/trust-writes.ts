import type { Transaction } from 'kysely'
import { merge, overfullList } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'
import { sealSecrets, type Vault } from './sealing.ts'
import { type Change, ListTooLong, TrustTooLarge, type TrustWrite } from './store.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import type { TrustStatements } from './trust-statements.ts'

/** What a write works with. */
export interface Means {
  vault: Vault
  /** Whether the database has row locks: SQLite has one writer, and needs none. */
  locks: boolean
  statements: TrustStatements
  now: () => Date
}

/** The change that beginning a trust is, for the other devices and for history. */
export const BEGINNING: TrustPatch = { currentStep: 1, completed: false, beneficiaries: {}, assets: {} }

/**
 * The user's row, locked. A lock on a row that is not there holds nobody back, so one of version 0 is put there first;
 * readers take version 0 for no trust.
 */
export async function lockedRow(tx: Transaction<Tables>, uid: string, { statements, now }: Means): Promise<TrustRow> {
  const [found] = await statements.findLocked(tx, [uid])
  if (found) return found
  const at = now().toISOString()
  await tx
    .insertInto('trust_record')
    .values({ uid, version: 0, body: '{}', created_at: at, updated_at: at })
    .onConflict((on) => on.doNothing())
    .execute()
  const [made] = await statements.findLocked(tx, [uid])
  if (!made) throw new Error('The row of a trust was gone as soon as it was made.')
  return made
}

/** Now, but always after the last change: clocks step back, versions do not. */
function instantAfter(row: TrustRow, now: Date): string {
  const last = row.version === 0 ? 0 : Date.parse(row.updated_at)
  return new Date(Math.max(now.getTime(), last + 1)).toISOString()
}

/** The first answer to a write that comes again. */
export const answeredBefore = (
  { patchId, patch }: TrustWrite,
  { version, at }: Pick<PatchRow, 'version' | 'at'>,
): Change => ({
  version,
  lastUpdated: at,
  patchId,
  patch,
  repeated: true,
})

/** What was answered to a write under the same key, if there was one. */
export async function earlierAnswer(
  tx: Transaction<Tables>,
  write: TrustWrite,
  { statements }: Means,
): Promise<Change | undefined> {
  const [row] = await statements.findEarlier(tx, [write.uid, write.patchId])
  return row && answeredBefore(write, row)
}

/**
 * The longest trust, in characters of JSON: many times what a person types, and about what a browser can keep. Each save
 * reads and writes all of it, so that one account with far more would keep everybody waiting.
 */
export const MOST_TEXT = 2 * 1_048_576

/** A row as a write leaves it, and what is to be kept of the write. */
export interface Changed {
  row: TrustRow
  kept: PatchRow
  change: Change
}

/** Works a write out, without the database. Throws {@link ListTooLong} and {@link TrustTooLarge}. */
export function changed(row: TrustRow, { uid, patchId, patch }: TrustWrite, { vault, now }: Means): Changed {
  const at = instantAfter(row, now())
  const sealed = sealSecrets(vault, uid, patch)
  // Merging leaves sealed values alone, so the record is never opened for a write.
  const before: TrustRecord = row.version === 0 ? newTrust(uid, at) : JSON.parse(row.body)
  const after = merge(before, sealed)
  after.lastUpdated = at
  const tooLong = overfullList(after)
  if (tooLong) throw new ListTooLong(tooLong)
  const body = JSON.stringify(after)
  // What makes it shorter is let through, however long it still is.
  if (body.length > MOST_TEXT && body.length > row.body.length) throw new TrustTooLarge()
  const version = row.version + 1
  return {
    row: { ...row, version, body, updated_at: at },
    kept: { uid, version, patch_id: patchId, at, body: JSON.stringify(sealed) },
    change: { version, lastUpdated: at, patchId, patch, repeated: false },
  }
}

/** Applies one write inside a transaction that holds {@link lockedRow}. */
export async function applyWrite(
  tx: Transaction<Tables>,
  before: TrustRow,
  write: TrustWrite,
  means: Means,
): Promise<Change> {
  const earlier = await earlierAnswer(tx, write, means)
  if (earlier) return earlier
  const { statements } = means
  const { uid, patchId, directive } = write
  const { row, kept, change } = changed(before, write, means)
  await statements.change(tx, [row.version, row.body, row.updated_at, uid])
  await statements.keepPatch(tx, [uid, kept.version, patchId, kept.at, kept.body])
  if (directive) {
    const [body, at] = [JSON.stringify(directive), kept.at]
    await tx
      .insertInto('health_care_directive')
      .values({ uid, body, updated_at: at })
      .onConflict((on) => on.column('uid').doUpdateSet({ body, updated_at: at }))
      .execute()
  }
  return change
}
