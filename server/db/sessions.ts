import { type Kysely, sql } from 'kysely'
import { SessionEnded } from './refused-writes.ts'
import type { Tables } from './tables.ts'

/**
 * Throws {@link SessionEnded} in a transaction whose session has ended since it was checked, as while a password was
 * hashed. Locks the session until the transaction is over, so that whatever ends it then finds what is written.
 */
export async function expectRunning(tx: Kysely<Tables>, sessionId: string | undefined, locks: boolean): Promise<void> {
  if (sessionId === undefined) return
  const { rows } = await sql`select id from session where id = ${sessionId} ${locks ? sql`for share` : sql``}`.execute(
    tx,
  )
  if (rows.length === 0) throw new SessionEnded()
}
