import { networkOf } from './audit-log.ts'
import type { RateLimits } from './rate-limits.ts'

const MINUTE = 60_000

/** Limits how often a sign-in may fail. `isKnown`: whether the owner of the account has signed in from there before. */
export function limitSignIns(count: RateLimits, isKnown: (email: string, address: string) => Promise<boolean>) {
  // By e-mail and address: by e-mail alone, anyone could lock the owner out.
  const failures = count('sign-in', 5, 15 * MINUTE)
  const byAddress = count('sign-in-from-address', 100, 15 * MINUTE)
  // For one account from everywhere together (NIST SP 800-63B 3.2.2), except from its owner's networks.
  const byAccount = count('sign-in-to-account', 100, 60 * MINUTE)
  // Other people may be in the owner's network.
  const byKnownNetwork = count('sign-in-from-known-network', 100, 60 * MINUTE)

  return {
    /** Counts an attempt, before the password is checked: otherwise many guesses at once would all pass. Returns the seconds to wait, or 0. */
    async add(email: string, address: string): Promise<number> {
      const wait = (await failures.add(email, address)) || (await byAddress.add(address))
      if (wait > 0) return wait
      const closed = await byAccount.add(email)
      if (closed === 0 || !(await isKnown(email, address))) return closed
      return byKnownNetwork.add(email, networkOf(address))
    },
    async succeeded(email: string, address: string): Promise<void> {
      await failures.forget(email, address)
      await byAddress.undo(address)
      await byAccount.undo(email)
      await byKnownNetwork.undo(email, networkOf(address))
    },
    /** Forgets the failures with this email address, from everywhere. */
    async forget(email: string): Promise<void> {
      await Promise.all([failures.forget(email), byAccount.forget(email), byKnownNetwork.forget(email)])
    },
  }
}
export type SignInLimits = ReturnType<typeof limitSignIns>
