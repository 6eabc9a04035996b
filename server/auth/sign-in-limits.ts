import { networkOf } from './network-of.ts'
import type { RateLimits } from './rate-limits.ts'

/** How often a sign-in may fail. */
export interface SignInLimits {
  /** Counts one more attempt, before the password is looked at: else many guesses at once would all slip in. Returns the seconds to wait, or 0. */
  add(email: string, address: string): Promise<number>
  succeeded(email: string, address: string): Promise<void>
  /** Forgets what failed with this e-mail address, from wherever. */
  forget(email: string): Promise<void>
}

const MINUTE = 60_000

/** `isKnown`: whether the owner of the account has signed in from there before. */
export function limitSignIns(
  count: RateLimits,
  isKnown: (email: string, address: string) => Promise<boolean>,
): SignInLimits {
  // By e-mail and address: by e-mail alone, anyone could lock its owner out.
  const failures = count('sign-in', 5, 15 * MINUTE)
  const byAddress = count('sign-in-from-address', 100, 15 * MINUTE)
  // The most that one account may be guessed at from everywhere together (NIST SP 800-63B 3.2.2), except from where its owner comes.
  const byAccount = count('sign-in-to-account', 100, 60 * MINUTE)
  // Others may be in the owner's network, too.
  const byKnownNetwork = count('sign-in-from-known-network', 100, 60 * MINUTE)

  const marks = (email: string, address: string) =>
    [
      { in: failures, whom: email, place: address, all: true },
      { in: byAddress, whom: address, all: false },
      { in: byAccount, whom: email, all: false },
    ] as const

  return {
    async add(email, address) {
      const [here = 0, fromAddress = 0, closed = 0] = await count.inTurn(marks(email, address))
      const wait = here || fromAddress
      if (wait > 0) return wait
      if (closed === 0) return 0
      return (await isKnown(email, address)) ? byKnownNetwork.add(email, networkOf(address)) : closed
    },
    succeeded: (email, address) =>
      count.takeBack([
        ...marks(email, address),
        { in: byKnownNetwork, whom: email, place: networkOf(address), all: false },
      ]),
    async forget(email) {
      await Promise.all([failures.forget(email), byAccount.forget(email), byKnownNetwork.forget(email)])
    },
  }
}
