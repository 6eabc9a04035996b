import type { Profile } from '#api/profile.ts'
import type { Session } from '#api/session.ts'
import { ensureProfile } from '../auth/ensure-profile.ts'
import type { Caller } from '../auth/sessions.ts'
import { isTestAccount } from '../auth/test-account.ts'
import type { Config } from '../config.ts'
import { AccountDeleted } from '../db/refused-writes.ts'
import type { Store } from '../db/store.ts'

/** With the profile, where it has just been read. */
type Who = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'displayName'> & { profile?: Profile | null }

/** The caller's profile, made anew when it is missing. */
export async function profileOf(store: Store, who: Who): Promise<Profile> {
  const kept = who.profile ?? (await store.readProfile(who.uid))
  if (kept) return kept
  await ensureProfile(store, who)
  const made = await store.readProfile(who.uid)
  if (!made) throw new AccountDeleted()
  return made
}

/** What the page is told about who is signed in. */
export async function sessionOf(
  config: Pick<Config, 'emailVerification' | 'paymentCheck' | 'google' | 'twoFactor' | 'reviewLinks' | 'testAccount'>,
  store: Store,
  who: Who | null,
): Promise<Session> {
  const installation = {
    paymentCheck: config.paymentCheck,
    ...(config.google.clientId && { google: true }),
    ...(config.twoFactor && { twoFactor: true }),
    ...(config.reviewLinks && { reviewLinks: true }),
  }
  if (!who) return { user: null, installation }
  const { uid, email, firstName, lastName, packageType, language, ...profile } = await profileOf(store, who)
  const hasPaid = profile.hasPaid || isTestAccount(config, { uid, email })
  const emailVerified = who.emailVerified || !config.emailVerification
  const displayName = `${firstName} ${lastName}`.trim()
  return { user: { uid, email, emailVerified, displayName, hasPaid, packageType, language }, installation }
}
