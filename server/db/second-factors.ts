import { type Kysely, sql } from 'kysely'
import { insertMail, type UserMail } from './mail-outbox.ts'
import { openSecrets, sealSecrets } from './sealing.ts'
import { expectRunning } from './sessions.ts'
import type { KeptFactor, Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

type SecondFactors = Pick<
  Store,
  | 'readFactor'
  | 'hasFactor'
  | 'beginFactor'
  | 'confirmFactor'
  | 'takeStep'
  | 'replaceRecoveryCodes'
  | 'takeRecoveryCode'
  | 'countRecoveryCodes'
  | 'removeFactor'
>

export function secondFactors(
  db: Kysely<Tables>,
  { vault, now, locks }: Pick<Means, 'vault' | 'now' | 'locks'>,
): SecondFactors {
  const keyIn = (uid: string, body: string): string => {
    const { authenticatorKey }: { authenticatorKey: string } = JSON.parse(body)
    return openSecrets(vault, uid, { authenticatorKey }).authenticatorKey
  }
  const find = (on: Kysely<Tables>, uid: string) =>
    on.selectFrom('second_factor').select(['body', 'confirmed_at']).where('uid', '=', uid).executeTakeFirst()

  async function keepCodes(tx: Kysely<Tables>, uid: string, codeHashes: readonly string[]): Promise<void> {
    await tx.deleteFrom('recovery_code').where('uid', '=', uid).execute()
    const rows = codeHashes.map((code_hash) => ({ uid, code_hash }))
    await tx.insertInto('recovery_code').values(rows).execute()
  }

  const queue = async (tx: Kysely<Tables>, notice?: UserMail) => {
    if (notice) await insertMail(tx, { vault, now }, notice)
  }

  return {
    async readFactor(uid): Promise<KeptFactor | null> {
      const row = await find(db, uid)
      return row ? { key: keyIn(uid, row.body), confirmedAt: row.confirmed_at } : null
    },
    hasFactor: async (uid) => Boolean((await find(db, uid))?.confirmed_at),
    beginFactor: (uid, authenticatorKey, sessionId) =>
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
    confirmFactor: (uid, key, step, codeHashes, sessionId, notice) =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        // Another window may have begun anew since the code was looked at, with another key.
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
        await keepCodes(tx, uid, codeHashes)
        await queue(tx, notice)
        return true
      }),
    async takeStep(uid, step) {
      const { numUpdatedRows } = await db
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('uid', '=', uid)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    replaceRecoveryCodes: (uid, codeHashes, sessionId, notice) =>
      inTransaction(db, async (tx) => {
        await expectRunning(tx, sessionId, locks)
        // Its row is what two that do this at once wait for, so that the codes of one of them are left, and not of both.
        const { numUpdatedRows } = await tx
          .updateTable('second_factor')
          .set({ last_step: sql`last_step` })
          .where('uid', '=', uid)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await keepCodes(tx, uid, codeHashes)
        await queue(tx, notice)
        return true
      }),
    async takeRecoveryCode(uid, codeHash) {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('uid', '=', uid)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async countRecoveryCodes(uid) {
      const { count } = await db
        .selectFrom('recovery_code')
        .select((of) => of.fn.countAll().as('count'))
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    removeFactor: (uid, sessionId, notice) =>
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
