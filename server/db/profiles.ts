import type { Kysely } from 'kysely'
import type { Profile } from '#api/profile.ts'
import type { ProfileRow, Tables } from './tables.ts'

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
