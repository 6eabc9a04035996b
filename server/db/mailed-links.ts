import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { insertMail } from './mail-outbox.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

type MailedLinks = Pick<Store, 'keepResetLink' | 'readResetLink' | 'takeResetLink' | 'keepVerification'>

/** Links in mail: for a new password, and for verifying an address. Each is stored with the mail that carries it. */
export function mailedLinks(db: Kysely<Tables>, means: Pick<Means, 'vault' | 'now'>): MailedLinks {
  const { now } = means
  return {
    keepResetLink: ({ uid, tokenHash: token_hash, expiresAt, mail, request }) =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('password_reset')
          .values({ uid, token_hash, expires_at: expiresAt })
          .onConflict((on) => on.column('uid').doUpdateSet({ token_hash, expires_at: expiresAt }))
          .execute()
        if (mail) await insertMail(tx, means, { uid, mail, expiresAt })
        if (request !== undefined) await tx.deleteFrom('mail_outbox').where('id', '=', request).execute()
      }),
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
    keepVerification: ({ uid, identifier, value, expiresAt, mail }) =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        const columns = ['id', 'identifier', 'value', 'userId', 'expiresAt', 'createdAt', 'updatedAt']
        // Not through the accounts library, whose transaction is its own: the row and its mail are stored together.
        await sql`insert into verification (${sql.join(columns.map((name) => sql.ref(name)))})
          values (${randomUUID()}, ${identifier}, ${value}, ${uid}, ${expiresAt}, ${at}, ${at})`.execute(tx)
        await insertMail(tx, means, { uid, mail, expiresAt })
      }),
  }
}
