import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { applied } from './applied.ts'
import { AccountDeleted, KeyTaken } from './refused-writes.ts'
import { openSecrets, sealSecrets, type Vault } from './sealing.ts'
import type { Change, Quota, TrustWrite } from './store.ts'
import type { PatchRow, Tables, TrustRow } from './tables.ts'
import type { TrustStatements } from './trust-statements.ts'

/** What a write works with. */
export interface Means {
  vault: Vault
  /** Whether the database has row locks: on SQLite one writes at a time, and needs none. */
  locks: boolean
  statements: TrustStatements
  now: () => Date
  /** None, where nobody has set one. */
  quota?: Quota | undefined
}

/** Every single change of a trust is kept for so long; of older ones, what each day made of it. Milliseconds. */
export const EACH_CHANGE_LASTS = 365 * 24 * 60 * 60_000

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
    .values({ uid, version: 0, body: '{}', created_at: at, updated_at: at, kept_bytes: 0, day_bytes: 0 })
    .onConflict((on) => on.doNothing())
    .execute()
  const [made] = await statements.findLocked(tx, [uid])
  if (!made) throw new AccountDeleted()
  return made
}

/** The first answer to a write that comes again. Throws {@link KeyTaken} when another one was made under its key. */
export function answeredBefore(
  { uid, patchId, patch }: TrustWrite,
  { version, at, body }: Pick<PatchRow, 'version' | 'at' | 'body'>,
  { vault, now }: Pick<Means, 'vault' | 'now'>,
): Change {
  // Later the history may have been thinned, and the row does not hold the change as it came.
  const isWhole = now().getTime() - Date.parse(at) < EACH_CHANGE_LASTS
  const asKept = (one: TrustPatch) => JSON.parse(JSON.stringify(one))
  if (isWhole && !isDeepStrictEqual(asKept(openSecrets(vault, uid, JSON.parse(body))), asKept(patch)))
    throw new KeyTaken()
  return { version, lastUpdated: at, patchId, patch, repeated: true }
}

/** What was answered to a write under the same key, if there was one. */
export async function earlierAnswer(
  tx: Transaction<Tables>,
  write: TrustWrite,
  means: Means,
): Promise<Change | undefined> {
  const [row] = await means.statements.findEarlier(tx, [write.uid, write.patchId])
  return row && answeredBefore(write, row, means)
}

/** A row as a write leaves it, and what is to be kept of the write. */
export interface Changed {
  row: TrustRow
  kept: PatchRow
  change: Change
}

/** Works a write out, without the database. Throws as {@link applied} does. */
export function changed(
  before: TrustRow,
  { uid, patchId, patch, isRestore }: TrustWrite,
  { vault, now, quota }: Means,
): Changed {
  const sealed = sealSecrets(vault, uid, patch)
  const row = applied(before, sealed, now().getTime(), { isRestore, quota })
  const { version, updated_at: at } = row
  return {
    row,
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
  await statements.change(tx, [row.version, row.body, row.updated_at, row.kept_bytes, row.day_bytes, uid])
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
