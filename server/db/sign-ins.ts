import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { profileOf } from './profiles.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

/** better-auth's tables, as far as a sign-in touches them. */
type AuthTables = {
  account: { userId: string; providerId: string; password: string | null }
  session: { token: string; userId: string }
}

export function signIns(db: Kysely<Tables>, { now, locks }: Pick<Means, 'now' | 'locks'>): Pick<Store, 'recordSignIn'> {
  return {
    recordSignIn: ({ uid, token, event, network }, isCurrent) =>
      inTransaction(db, async (tx) => {
        const accounts = tx.withTables<AuthTables>()
        // A new password, a takeover or a deletion locks these rows first and ends the sessions after. So either it comes
        // later and ends this session too, or this waits for it and sees what it has changed.
        const methods = await accounts
          .selectFrom('account')
          .select(['providerId', 'password'])
          .where('userId', '=', uid)
          .$if(locks, (query) => query.forShare())
          .execute()
        const hash = methods.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
        if (methods.length === 0 || !isCurrent(hash)) {
          await accounts.deleteFrom('session').where('token', '=', token).execute()
          return null
        }
        const at = now().toISOString()
        await tx
          .insertInto('account_event')
          .values({ id: randomUUID(), uid, at, event, network, about: null })
          .execute()
        const row = await tx
          .updateTable('user_profile')
          .set({ last_login: sql<string>`case when last_login > ${at} then last_login else ${at} end` })
          .where('uid', '=', uid)
          .returningAll()
          .executeTakeFirst()
        return { profile: row ? profileOf(row) : null }
      }),
  }
}
