import { type Kysely, sql } from 'kysely'
import { expectRunning } from './accounts.ts'
import { inTransaction } from './database.ts'
import { openSecrets, sealSecrets } from './encryption.ts'
import { insertMail, type UserMail } from './mail-outbox.ts'
import type { Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** A second factor. The key is in base32, as an authenticator app takes it. */
export interface SecondFactor {
  key: string
  /** ISO 8601, UTC; null until a code confirms it. */
  confirmedAt: string | null
}

/**
 * Changes of a second factor throw `SessionEnded` where the session `sessionId` does not run. A `notice` is queued in the
 * same transaction.
 */
export function secondFactors(
  db: Kysely<Tables>,
  { vault, now, locks }: Pick<StoreContext, 'vault' | 'now' | 'locks'>,
) {
  const keyIn = (uid: string, body: string): string => {
    const { authenticatorKey }: { authenticatorKey: string } = JSON.parse(body)
    return openSecrets(vault, uid, { authenticatorKey }).authenticatorKey
  }
  const find = (on: Kysely<Tables>, uid: string) =>
    on.selectFrom('second_factor').select(['body', 'confirmed_at']).where('uid', '=', uid).executeTakeFirst()

  async function storeCodes(tx: Kysely<Tables>, uid: string, codeHashes: readonly string[]): Promise<void> {
    await tx.deleteFrom('recovery_code').where('uid', '=', uid).execute()
    const rows = codeHashes.map((code_hash) => ({ uid, code_hash }))
    await tx.insertInto('recovery_code').values(rows).execute()
  }

  const queue = async (tx: Kysely<Tables>, notice?: UserMail) => {
    if (notice) await insertMail(tx, { vault, now }, notice)
  }

  return {
    /** Whether it is confirmed or not. */
    async readFactor(uid: string): Promise<SecondFactor | null> {
      const row = await find(db, uid)
      return row ? { key: keyIn(uid, row.body), confirmedAt: row.confirmed_at } : null
    },
    /** Whether a second factor is on. */
    hasFactor: async (uid: string) => Boolean((await find(db, uid))?.confirmed_at),
    /** Replaces a key that was never confirmed. False, changing nothing, when the second factor is on. */
    beginFactor: (uid: string, authenticatorKey: string, sessionId?: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        const begun = {
          body: JSON.stringify(sealSecrets(vault, uid, { authenticatorKey })),
          begun_at: now().toISOString(),
        }
        const { numInsertedOrUpdatedRows: done } = await tx
          .insertInto('second_factor')
          .values({ uid, ...begun, confirmed_at: null, last_step: 0 })
          .onConflict((on) => on.column('uid').doUpdateSet(begun).where('second_factor.confirmed_at', 'is', null))
          .executeTakeFirstOrThrow()
        return Number(done) === 1
      }),
    /** Turns the second factor on, unless it is, and stores these codes: of several calls at once, one is true. */
    confirmFactor: (
      uid: string,
      key: string,
      step: number,
      codeHashes: readonly string[],
      sessionId?: string,
      notice?: UserMail,
    ): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        // Another window may have begun again with another key since the code was checked.
        const row = await find(tx, uid)
        if (!row || row.confirmed_at !== null || keyIn(uid, row.body) !== key) return false
        const { numUpdatedRows } = await tx
          .updateTable('second_factor')
          .set({ confirmed_at: now().toISOString(), last_step: step })
          .where('uid', '=', uid)
          .where('body', '=', row.body)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await storeCodes(tx, uid, codeHashes)
        await queue(tx, notice)
        return true
      }),
    /** Accepts the code of this time step once, and no earlier one after it. */
    async takeStep(uid: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('uid', '=', uid)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** False, changing nothing, unless the second factor is on. */
    replaceRecoveryCodes: (
      uid: string,
      codeHashes: readonly string[],
      sessionId?: string,
      notice?: UserMail,
    ): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        // Locks the row: of two calls at once, the codes of one are left, and not of both.
        const { numUpdatedRows } = await tx
          .updateTable('second_factor')
          .set({ last_step: sql`last_step` })
          .where('uid', '=', uid)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await storeCodes(tx, uid, codeHashes)
        await queue(tx, notice)
        return true
      }),
    /** Of several calls with one code at once, one is true. */
    async takeRecoveryCode(uid: string, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('uid', '=', uid)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async countRecoveryCodes(uid: string): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_code')
        .select((of) => of.fn.countAll().as('count'))
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** False when there was none. */
    removeFactor: (uid: string, sessionId?: string, notice?: UserMail): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        const { numDeletedRows } = await tx.deleteFrom('second_factor').where('uid', '=', uid).executeTakeFirst()
        await tx.deleteFrom('recovery_code').where('uid', '=', uid).execute()
        if (numDeletedRows === 0n) return false
        await queue(tx, notice)
        return true
      }),
  }
}
