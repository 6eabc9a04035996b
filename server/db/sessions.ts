import { type Kysely, sql } from 'kysely'
import { SessionEnded } from './refused-writes.ts'
import { type RunDirectly, statement } from './statement.ts'
import type { SessionState, Store } from './store.ts'
import type { Tables } from './tables.ts'

/** A session of better-auth's with its user, found in one step. */
interface Row {
  id: string
  uid: string
  email: string
  name: string
  /** A number on SQLite. */
  verified: boolean | number
  /** Text on SQLite, a date on PostgreSQL. */
  created: string | Date
  expires: string | Date
}

/**
 * Throws {@link SessionEnded} in a transaction whose session has ended since it was looked at, as while a password was
 * hashed. Until the transaction is over nobody ends it, so that who ends all that an account has finds what is written.
 */
export async function expectRunning(tx: Kysely<Tables>, sessionId: string | undefined, locks: boolean): Promise<void> {
  if (sessionId === undefined) return
  const { rows } = await sql`select id from session where id = ${sessionId} ${locks ? sql`for share` : sql``}`.execute(
    tx,
  )
  if (rows.length === 0) throw new SessionEnded()
}

export function sessions(db: Kysely<Tables>, directly?: RunDirectly): Pick<Store, 'readSession'> {
  const find = statement(
    sql<Row>`
      select s.id, u.id as uid, u.email, u.name, ${sql.ref('u.emailVerified')} as verified, ${sql.ref('s.createdAt')} as created, ${sql.ref('s.expiresAt')} as expires
      from session s join ${sql.table('user')} u on u.id = ${sql.ref('s.userId')} where s.token = ${''}`.compile(db),
    directly,
  )
  return {
    async readSession(token): Promise<SessionState | null> {
      const [row] = await find(db, [token])
      if (!row) return null
      const { id, uid, email, name, verified, created, expires } = row
      return {
        sessionId: id,
        uid,
        email,
        emailVerified: Boolean(verified),
        displayName: name,
        createdAt: new Date(created),
        expiresAt: new Date(expires),
      }
    },
  }
}
