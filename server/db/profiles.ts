import type { Kysely } from 'kysely'
import type { Profile } from '#api/profile.ts'
import type { Store } from './store.ts'
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

type Profiles = Pick<Store, 'readProfile' | 'createProfile' | 'changeProfile' | 'recordLogin'>

export function profiles(db: Kysely<Tables>, now: () => Date): Profiles {
  return {
    async readProfile(uid) {
      const row = await db.selectFrom('user_profile').selectAll().where('uid', '=', uid).executeTakeFirst()
      return row ? profileOf(row) : null
    },
    async createProfile({ uid, firstName, lastName, email }) {
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
    async changeProfile(uid, { firstName, lastName, language }) {
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
    async recordLogin(uid, leastApart = 0) {
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
