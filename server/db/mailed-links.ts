import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Mail } from '../mail/transports.ts'
import { insertMail, type UserMail } from './mail-outbox.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { StoreContext } from './trust-writes.ts'

export interface ResetLink {
  uid: string
  tokenHash: string
  /** ISO 8601, UTC. */
  expiresAt: string
  /** Queued in the same transaction. */
  mail?: Mail
  /** The id of the queued request, which the mail replaces. */
  request?: string
}

/** A pending verification of better-auth's. */
export interface Verification extends UserMail {
  identifier: string
  value: string
}

/** Links in mail: for a new password, and for verifying an address. Each is stored with the mail that carries it. */
export function mailedLinks(db: Kysely<Tables>, context: Pick<StoreContext, 'vault' | 'now'>) {
  const { now } = context
  return {
    /** Stores a link for a new password. Replaces the user's earlier one. */
    storeResetLink: ({ uid, tokenHash: token_hash, expiresAt, mail, request }: ResetLink): Promise<void> =>
      inTransaction(db, async (tx) => {
        await tx
          .insertInto('password_reset')
          .values({ uid, token_hash, expires_at: expiresAt })
          .onConflict((on) => on.column('uid').doUpdateSet({ token_hash, expires_at: expiresAt }))
          .execute()
        if (mail) await insertMail(tx, context, { uid, mail, expiresAt })
        if (request !== undefined) await tx.deleteFrom('mail_outbox').where('id', '=', request).execute()
      }),
    /** The uid of the user of this link, if it still works. */
    async readResetLink(tokenHash: string): Promise<string | null> {
      const row = await db
        .selectFrom('password_reset')
        .select('uid')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now().toISOString())
        .executeTakeFirst()
      return row?.uid ?? null
    },
    /** The same, and ends the link: of several calls at once, one gets the uid. */
    async takeResetLink(tokenHash: string): Promise<string | null> {
      const row = await db
        .deleteFrom('password_reset')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now().toISOString())
        .returning('uid')
        .executeTakeFirst()
      return row?.uid ?? null
    },
    storeVerification: ({ uid, identifier, value, expiresAt, mail }: Verification): Promise<void> =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        const columns = ['id', 'identifier', 'value', 'userId', 'expiresAt', 'createdAt', 'updatedAt']
        // Not through the accounts library, whose transaction is its own: the row and its mail are stored together.
        await sql`insert into verification (${sql.join(columns.map((name) => sql.ref(name)))})
          values (${randomUUID()}, ${identifier}, ${value}, ${uid}, ${expiresAt}, ${at}, ${at})`.execute(tx)
        await insertMail(tx, context, { uid, mail, expiresAt })
      }),
  }
}
