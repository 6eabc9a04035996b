import { countAttempts } from './attempts.ts'

/** How often a sign-in may fail. */
export interface SignInLimits {
  /** Counts one more attempt, before the password is looked at: else many guesses at once would all slip in. Returns the seconds to wait, or 0. */
  add(email: string, address: string): Promise<number>
  succeeded(email: string, address: string): void
  /** Forgets what failed with this e-mail address, from wherever. */
  forget(email: string): void
}

const MINUTE = 60_000

/** `isKnown` tells whether the owner of the account has come in from there before. */
export function limitSignIns(isKnown: (email: string, address: string) => Promise<boolean>): SignInLimits {
  // By e-mail and address: by e-mail alone, anyone could lock its owner out.
  const failures = countAttempts(5, 15 * MINUTE)
  const byAddress = countAttempts(100, 15 * MINUTE)
  // The most that one account may be guessed at from everywhere together (NIST SP 800-63B 3.2.2), except by its owner.
  const byAccount = countAttempts(100, 60 * MINUTE)
  const keyOf = (email: string, address: string) => `${email}\n${address}`

  return {
    async add(email, address) {
      const wait = failures.add(keyOf(email, address)) || byAddress.add(address)
      if (wait > 0) return wait
      const closed = byAccount.add(email)
      return closed > 0 && !(await isKnown(email, address)) ? closed : 0
    },
    succeeded(email, address) {
      failures.forget(keyOf(email, address))
      byAddress.undo(address)
      byAccount.undo(email)
    },
    forget(email) {
      failures.forgetAll(`${email}\n`)
      byAccount.forget(email)
    },
  }
}
