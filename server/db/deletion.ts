import { sql } from 'kysely'
import type { Database } from './database.ts'
import { SessionEnded } from './refused-writes.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Whether a table's rows belong to a user, by their uid. A table that is missing here does not compile. */
const BELONGS_TO_USER: Record<keyof Tables, boolean> = {
  // First, because its row is what a write waits for: a write that was before us is seen by the deletions that follow.
  trust_record: true,
  trust_patch: true,
  trust_restore: true,
  document_copy: true,
  health_care_directive: true,
  billing_record: true,
  password_reset: true,
  review_token: true,
  review_link: true,
  review_comment: true,
  purchase: true,
  second_factor: true,
  recovery_code: true,
  mail_outbox: true,
  account_event: true,
  user_profile: true,
  // Has hashes for names, and is tidied away within hours.
  attempt: false,
  data_key: false,
}

export function deletion({ db, type }: Pick<Database, 'db' | 'type'>): Pick<Store, 'deleteUser'> {
  /** SQLite's log still has the pages as they were, and keeps them until enough is saved after. */
  async function emptyLog(): Promise<void> {
    // What cannot be done now is done by the next deletion or the next stop: the account is gone all the same.
    if (type === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined)
  }

  return {
    async deleteUser(uid, sessionId) {
      await inTransaction(db, async (tx) => {
        const remove = (table: string, column: string, value: string) =>
          sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(tx)
        // Before all else, because its row is what a sign-in waits for: one that was before us is seen by what follows.
        await remove('account', 'userId', uid)
        // Then the sessions: what is written for one of them holds its row first.
        const ended = await sql<{ id: string }>`
          delete from session where ${sql.ref('userId')} = ${uid} returning id`.execute(tx)
        if (sessionId !== undefined && !ended.rows.some(({ id }) => id === sessionId)) throw new SessionEnded()
        for (const [table, belongs] of Object.entries(BELONGS_TO_USER)) if (belongs) await remove(table, 'uid', uid)
        await remove('verification', 'userId', uid)
        await remove('user', 'id', uid)
      })
      await emptyLog()
    },
  }
}
