import type { Kysely } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

type ResetLinks = Pick<Store, 'keepResetLink' | 'readResetLink' | 'takeResetLink'>

export function resetLinks(db: Kysely<Tables>, now: () => Date): ResetLinks {
  return {
    async keepResetLink({ uid, tokenHash: token_hash, expiresAt: expires_at }) {
      await db
        .insertInto('password_reset')
        .values({ uid, token_hash, expires_at })
        .onConflict((on) => on.column('uid').doUpdateSet({ token_hash, expires_at }))
        .execute()
    },
    async readResetLink(tokenHash) {
      const row = await db
        .selectFrom('password_reset')
        .select('uid')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst()
      return row?.uid ?? null
    },
    async takeResetLink(tokenHash) {
      const row = await db
        .deleteFrom('password_reset')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now().toISOString())
        .returning('uid')
        .executeTakeFirst()
      return row?.uid ?? null
    },
  }
}
