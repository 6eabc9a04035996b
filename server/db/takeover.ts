import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { AccountEventKind } from '#api/account-event.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

const [userId, providerId, emailVerified] = ['userId', 'providerId', 'emailVerified'].map((name) => sql.ref(name))
const user = sql.table('user')

export function takeover(db: Kysely<Tables>, now: () => Date): Pick<Store, 'takeOver' | 'isVerified'> {
  return {
    takeOver: (uid, { network, keepPassword = false, keepSession = '' }) =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        // Before all else, because its row is what a sign-in waits for: one that was before us is seen by what follows.
        await sql`update account set ${providerId} = ${providerId} where ${userId} = ${uid}`.execute(tx)
        const taken = await sql`
          update ${user} set ${emailVerified} = true where id = ${uid} and ${emailVerified} = false returning id`.execute(
          tx,
        )
        if (taken.rows.length === 0) return null
        if (!keepPassword)
          await sql`delete from account where ${userId} = ${uid} and ${providerId} = 'credential'`.execute(tx)
        const sessions = await sql<{ id: string }>`
          delete from session where ${userId} = ${uid} and id <> ${keepSession} returning id`.execute(tx)
        await tx.deleteFrom('review_token').where('uid', '=', uid).execute()
        const links = await tx
          .updateTable('review_link')
          .set({ revoked_at: at })
          .where('uid', '=', uid)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', at)
          .returning('id')
          .execute()
        const factor = await tx.deleteFrom('second_factor').where('uid', '=', uid).returning('confirmed_at').execute()
        await tx.deleteFrom('recovery_code').where('uid', '=', uid).execute()
        await tx.deleteFrom('password_reset').where('uid', '=', uid).execute()
        await sql`delete from verification where ${userId} = ${uid}`.execute(tx)
        const line = (event: AccountEventKind, about: string | null) => ({
          ...{ id: randomUUID(), uid, at, event, network, about },
        })
        await tx
          .insertInto('account_event')
          .values([line('address-verified', null), ...links.map(({ id }) => line('review-link-revoked', id))])
          .execute()
        return {
          sessions: sessions.rows.map(({ id }) => id),
          reviewLinks: links.length,
          secondFactor: factor.some(({ confirmed_at }) => confirmed_at !== null),
        }
      }),

    async isVerified(sessionId) {
      const { rows } = await sql<{ verified: boolean | number }>`
        select u.${emailVerified} as verified from session s join ${user} u on u.id = s.${userId}
        where s.id = ${sessionId}`.execute(db)
      return rows[0] ? Boolean(rows[0].verified) : null
    },
  }
}
