import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { AccountEvent, AccountEventKind } from '#api/account-event.ts'
import type { EndedAccess } from '#api/auth.ts'
import type { Profile } from '#api/profile.ts'
import { inTransaction } from './database.ts'
import { SessionEnded } from './database-errors.ts'
import type { ProfileRow, Tables } from './tables.ts'
import type { StoreContext } from './trust-writes.ts'

export const profileOf = (row: ProfileRow): Profile => ({
  uid: row.uid,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  createdAt: row.created_at,
  lastLogin: row.last_login,
  trustProgress: row.trust_progress,
  hasPaid: row.has_paid === 1,
  packageType: row.package_type,
  language: row.language,
  updatedAt: row.updated_at,
})

export function profiles(db: Kysely<Tables>, now: () => Date) {
  return {
    async readProfile(uid: string): Promise<Profile | null> {
      const row = await db.selectFrom('user_profile').selectAll().where('uid', '=', uid).executeTakeFirst()
      return row ? profileOf(row) : null
    },
    /** Leaves an existing profile as it is. */
    async createProfile({
      uid,
      firstName,
      lastName,
      email,
    }: Pick<Profile, 'uid' | 'firstName' | 'lastName' | 'email'>): Promise<void> {
      const at = now().toISOString()
      const row: ProfileRow = {
        uid,
        first_name: firstName,
        last_name: lastName,
        email,
        created_at: at,
        last_login: at,
        trust_progress: 0,
        has_paid: 0,
        package_type: null,
        updated_at: null,
        language: null,
      }
      await db
        .insertInto('user_profile')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute()
    },
    async changeProfile(
      uid: string,
      { firstName, lastName, language }: Partial<Pick<Profile, 'firstName' | 'lastName' | 'language'>>,
    ): Promise<void> {
      const changes = {
        ...(firstName === undefined ? {} : { first_name: firstName }),
        ...(lastName === undefined ? {} : { last_name: lastName }),
        ...(language === undefined ? {} : { language }),
      }
      const updated_at = now().toISOString()
      await db
        .updateTable('user_profile')
        .set({ ...changes, updated_at })
        .where('uid', '=', uid)
        .execute()
    },
    /** Changes nothing when the last login was less than `leastApart` milliseconds ago. */
    async recordLogin(uid: string, leastApart = 0): Promise<void> {
      const at = now()
      const latest = new Date(at.getTime() - leastApart).toISOString()
      await db
        .updateTable('user_profile')
        .set({ last_login: at.toISOString() })
        .where('uid', '=', uid)
        .where((is) => is.or([is('last_login', 'is', null), is('last_login', '<=', latest)]))
        .execute()
    },
  }
}

/** How the owner of an address has proved it. */
export interface Takeover {
  /** The network of the request. */
  network: string
  keepPassword?: boolean
  keepSession?: string
}

/** What a takeover has ended. */
export interface TakenOver extends EndedAccess {
  sessions: string[]
}

/** A session that has begun, and its line in the audit log. */
export interface RecordedSignIn extends Pick<AccountEvent, 'event' | 'network'> {
  uid: string
  /** Of the session. */
  token: string
}

/** better-auth's tables, as far as a sign-in uses them. */
type AuthTables = {
  account: { userId: string; providerId: string; password: string | null }
  session: { token: string; userId: string }
}

const [userId, providerId, emailVerified] = ['userId', 'providerId', 'emailVerified'].map((name) => sql.ref(name))
const user = sql.table('user')

/**
 * Throws {@link SessionEnded} in a transaction whose session has ended since it was checked, for example while a password
 * was hashed. Locks the session until the transaction ends, so that whatever ends it then finds what is written.
 */
export async function expectRunning(tx: Kysely<Tables>, sessionId: string | undefined, locks: boolean): Promise<void> {
  if (sessionId === undefined) return
  const { rows } = await sql`select id from session where id = ${sessionId} ${locks ? sql`for share` : sql``}`.execute(
    tx,
  )
  if (rows.length === 0) throw new SessionEnded()
}

export function accounts(db: Kysely<Tables>, { now, locks }: Pick<StoreContext, 'now' | 'locks'>) {
  /** SQLite's log still has the deleted pages until it is overwritten. */
  async function emptySqliteLog(): Promise<void> {
    // If this fails, the next deletion or the next stop does it. The account is deleted all the same.
    if (!locks) await sql`pragma wal_checkpoint(truncate)`.execute(db).catch(() => undefined)
  }

  return {
    /**
     * Records a sign-in whose session has begun: the time of the login and a line in the audit log, in one transaction.
     * Ends the session and returns `null` where `isCurrent` rejects the hash of the account's password (undefined without
     * one).
     */
    recordSignIn: (
      { uid, token, event, network }: RecordedSignIn,
      isCurrent: (passwordHash: string | undefined) => boolean,
    ): Promise<{ profile: Profile | null } | null> =>
      inTransaction(db, async (tx) => {
        const auth = tx.withTables<AuthTables>()
        // A new password, a takeover and a deletion lock these rows first and end the sessions after. Either one comes
        // later and ends this session, too, or this waits for it and sees what it has changed.
        const methods = await auth
          .selectFrom('account')
          .select(['providerId', 'password'])
          .where('userId', '=', uid)
          .$if(locks, (query) => query.forShare())
          .execute()
        const hash = methods.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
        if (methods.length === 0 || !isCurrent(hash)) {
          await auth.deleteFrom('session').where('token', '=', token).execute()
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

    /**
     * Marks an address as verified. What came before may be another person's and ends: sessions except `keepSession`, the
     * password unless `keepPassword`, review links, the second factor, pending links and sign-ins, reminders by mail. Returns `null`, changing
     * nothing, for an address that was verified before.
     */
    takeOver: (uid: string, { network, keepPassword = false, keepSession = '' }: Takeover): Promise<TakenOver | null> =>
      inTransaction(db, async (tx) => {
        const at = now().toISOString()
        // First, because a sign-in holds this row: one that came before is seen by what follows.
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
        await tx.deleteFrom('reminder_subscription').where('uid', '=', uid).execute()
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

    /** Whether the address of a session's account is verified; `null` when the session has ended. */
    async isVerified(sessionId: string): Promise<boolean | null> {
      const { rows } = await sql<{ verified: boolean | number }>`
        select u.${emailVerified} as verified from session s join ${user} u on u.id = s.${userId}
        where s.id = ${sessionId}`.execute(db)
      return rows[0] ? Boolean(rows[0].verified) : null
    },

    /**
     * Removes every row about a user in one transaction: all refer to the user's row and are deleted with it. Throws
     * `SessionEnded` where the session that asks does not run.
     */
    async deleteUser(uid: string, sessionId?: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        // In this order, because a sign-in, a write for a session and a save lock these rows before they refer to the user's.
        await sql`delete from account where ${userId} = ${uid}`.execute(tx)
        const ended = await sql<{ id: string }>`delete from session where ${userId} = ${uid} returning id`.execute(tx)
        if (sessionId !== undefined && !ended.rows.some(({ id }) => id === sessionId)) throw new SessionEnded()
        await tx.deleteFrom('trust_record').where('uid', '=', uid).execute()
        await sql`delete from ${user} where id = ${uid}`.execute(tx)
      })
      await emptySqliteLog()
    },
  }
}
