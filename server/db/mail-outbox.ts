import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '#domain/language.ts'
import type { Mail } from '../mail/transports.ts'
import { NOBODY } from './nobody.ts'
import { openSecrets, sealSecrets } from './sealing.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'
import type { Means } from './trust-writes.ts'

/** A mail to a user, worth sending until `expiresAt` (ISO 8601, UTC). */
export interface UserMail {
  uid: string
  mail: Mail
  expiresAt: string
}

/** A request for a password reset whose address nobody has looked up yet. */
export interface ResetRequest {
  email: string
  /** The network address that asked. */
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

/** Mail that waits in the database. It is delivered at least once: a process that dies between sending and removing repeats it. */
export interface MailOutbox {
  queueMail(mail: UserMail): Promise<void>
  /** Queues the request under nobody's row, for any address, to be claimed after `delay` milliseconds. */
  queueResetRequest(request: ResetRequest, delay: number, expiresAt: string): Promise<void>
  /** Takes up to `most` due mails for `lease` milliseconds. No other process gets them before that has passed. */
  claimMail(most: number, lease: number): Promise<ClaimedMail[]>
  /** Makes a claimed mail due again after `delay` milliseconds, unless another process has claimed it since. */
  retryMail(claimed: Pick<ClaimedMail, 'id' | 'attempts'>, delay: number): Promise<void>
  removeMail(id: string): Promise<void>
  /** How many mails wait, and how long the oldest has waited, in seconds. */
  mailBacklog(): Promise<{ waiting: number; oldestSeconds: number }>
}

export const mailOutboxTable: Migration = {
  async up(db: Kysely<unknown>) {
    const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
    const table = db.schema
      .createTable('mail_outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
    // The accounts' tables are made before the store's, wherever there are accounts.
    await (tables.has('user')
      ? table.addForeignKeyConstraint('mail_outbox_user', ['uid'], 'user', ['id'], (key) => key.onDelete('cascade'))
      : table
    ).execute()
    await db.schema.createIndex('mail_outbox_uid').on('mail_outbox').columns(['uid']).execute()
    await db.schema.createIndex('mail_outbox_due').on('mail_outbox').columns(['next_attempt_at']).execute()
  },
}

type Writer = Pick<Means, 'vault' | 'now'>

/** Queues within the transaction of the row that the mail is about. */
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
    // Encrypted, because the link in it opens the account while it waits.
    body: JSON.stringify(sealSecrets(vault, uid, { queuedMail: JSON.stringify(content) })),
    attempts: 0,
    created_at: at.toISOString(),
    next_attempt_at: new Date(at.getTime() + delay).toISOString(),
    expires_at: expiresAt,
  }
  await db.insertInto('mail_outbox').values(row).execute()
}

export function mailOutbox(
  db: Kysely<Tables>,
  { vault, now, locks }: Pick<Means, 'vault' | 'now' | 'locks'>,
): MailOutbox {
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
    queueMail: (mail) => insertMail(db, { vault, now }, mail),
    queueResetRequest: (resetRequest, delay, expiresAt) =>
      insert(db, { vault, now }, { uid: NOBODY, content: { resetRequest }, delay, expiresAt }),

    async claimMail(most, lease) {
      // Without a lock first: most polls find nothing, and on SQLite would keep writers waiting.
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

    async retryMail({ id, attempts }, delay) {
      await db
        .updateTable('mail_outbox')
        .set({ next_attempt_at: later(delay) })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .execute()
    },

    async removeMail(id) {
      await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
    },

    async mailBacklog() {
      const { waiting, oldest } = await db
        .selectFrom('mail_outbox')
        .select((of) => [of.fn.countAll().as('waiting'), of.fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow()
      const oldestSeconds = oldest ? Math.max(0, (now().getTime() - Date.parse(oldest)) / 1_000) : 0
      return { waiting: Number(waiting), oldestSeconds }
    },
  }
}
