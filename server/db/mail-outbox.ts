import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { MailKind } from '#api/operator.ts'
import type { Language } from '#domain/product.ts'
import type { Mail } from '../mail/transports.ts'
import { inTransaction } from './database.ts'
import { openSecrets, sealSecrets } from './encryption.ts'
import { PLACEHOLDER_UID, type Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

/** A mail to a user, worth sending until `expiresAt` (ISO 8601, UTC). */
export interface UserMail {
  uid: string
  mail: Mail
  expiresAt: string
}

/** A request for a password reset, before its address is looked up. */
export interface ResetRequest {
  email: string
  /** The network address of the request. */
  address: string
  language: Language
}

export interface ClaimedMail {
  id: string
  uid: string
  /** Claims so far, this one included. */
  attempts: number
  expiresAt: string
  /** Absent where no key of this installation opens it. */
  content?: { mail: Mail } | { resetRequest: ResetRequest }
}

/** A mail that is given up, with the mail server's reply code or the reason. */
export interface FailedMail extends Pick<ClaimedMail, 'id' | 'uid'> {
  kind: MailKind
  code: string
}

/** Of one account. */
const MAX_FAILURES = 100

type Writer = Pick<StoreContext, 'vault' | 'now'>

/** Queues a mail in the transaction of the row that it is about. */
export async function insertMail(tx: Kysely<Tables>, { vault, now }: Writer, { uid, mail, expiresAt }: UserMail) {
  await insert(tx, { vault, now }, { uid, content: { mail }, delay: 0, expiresAt })
}

interface NewRow extends Pick<UserMail, 'uid' | 'expiresAt'> {
  content: ClaimedMail['content']
  delay: number
}

async function insert(db: Kysely<Tables>, { vault, now }: Writer, { uid, content, delay, expiresAt }: NewRow) {
  const at = now()
  const row = {
    id: randomUUID(),
    uid,
    // Encrypted, because the link in it gives access to the account.
    body: JSON.stringify(sealSecrets(vault, uid, { queuedMail: JSON.stringify(content) })),
    attempts: 0,
    created_at: at.toISOString(),
    next_attempt_at: new Date(at.getTime() + delay).toISOString(),
    expires_at: expiresAt,
  }
  await db.insertInto('mail_outbox').values(row).execute()
}

/** Queued mail is delivered at least once: a process that dies between sending and removing leads to a repetition. */
export function mailOutbox(db: Kysely<Tables>, { vault, now, locks }: Pick<StoreContext, 'vault' | 'now' | 'locks'>) {
  const later = (delay: number) => new Date(now().getTime() + delay).toISOString()
  const due = (on: Kysely<Tables>, most: number) =>
    on
      .selectFrom('mail_outbox')
      .select(['id', 'uid', 'body', 'attempts', 'expires_at'])
      .where('next_attempt_at', '<=', later(0))
      .orderBy('next_attempt_at')
      .limit(most)

  function contentOf(uid: string, body: string): ClaimedMail['content'] {
    try {
      return JSON.parse(openSecrets<{ queuedMail?: string }>(vault, uid, JSON.parse(body)).queuedMail ?? '')
    } catch {
      return undefined
    }
  }

  return {
    queueMail: (mail: UserMail) => insertMail(db, { vault, now }, mail),
    /** Queues a request for any address, under the placeholder user, to be claimed after `delay` milliseconds. */
    queueResetRequest: (resetRequest: ResetRequest, delay: number, expiresAt: string) =>
      insert(db, { vault, now }, { uid: PLACEHOLDER_UID, content: { resetRequest }, delay, expiresAt }),

    /** Claims up to `most` due mails for `lease` milliseconds. No other process gets them before that has passed. */
    async claimMail(most: number, lease: number): Promise<ClaimedMail[]> {
      // Without a lock first: most polls find nothing, and on SQLite the lock would block writers.
      if ((await due(db, 1).execute()).length === 0) return []
      const rows = await inTransaction(db, async (tx) => {
        const found = await due(tx, most)
          .$if(locks, (query) => query.forUpdate().skipLocked())
          .execute()
        const ids = found.map(({ id }) => id)
        if (ids.length === 0) return []
        await tx
          .updateTable('mail_outbox')
          .set({ attempts: sql`attempts + 1`, next_attempt_at: later(lease) })
          .where('id', 'in', ids)
          .execute()
        return found
      })
      return rows.map(({ id, uid, body, attempts, expires_at: expiresAt }) => {
        const content = contentOf(uid, body)
        return { id, uid, attempts: attempts + 1, expiresAt, ...(content && { content }) }
      })
    },

    /** Makes a claimed mail due again after `delay` milliseconds, unless another process has claimed it since. */
    async retryMail({ id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>, delay: number): Promise<void> {
      await db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: later(delay) })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute()
    },

    async removeMail(id: string): Promise<void> {
      await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
    },

    /** Removes a mail that is given up and stores that it was, once, for its owner and the operator. */
    failMail: ({ id, uid, kind, code }: FailedMail): Promise<void> =>
      inTransaction(db, async (tx) => {
        const { numDeletedRows } = await tx.deleteFrom('mail_outbox').where('id', '=', id).executeTakeFirst()
        if (numDeletedRows === 0n || uid === PLACEHOLDER_UID) return
        await tx
          .insertInto('mail_failure')
          .values({ uid, id, kind, code, at: later(0) })
          .execute()
        await sql`delete from mail_failure where uid = ${uid} and id not in (
          select id from mail_failure where uid = ${uid} order by at desc, id limit ${MAX_FAILURES})`.execute(tx)
      }),

    /** How many mails wait, and how long the oldest has waited, in seconds. */
    async mailBacklog(): Promise<{ waiting: number; oldestSeconds: number }> {
      const { waiting, oldest } = await db
        .selectFrom('mail_outbox')
        .select((of) => [of.fn.countAll().as('waiting'), of.fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow()
      const oldestSeconds = oldest ? Math.max(0, (now().getTime() - Date.parse(oldest)) / 1_000) : 0
      return { waiting: Number(waiting), oldestSeconds }
    },
  }
}

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
