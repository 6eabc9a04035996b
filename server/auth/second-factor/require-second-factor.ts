import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown before a session is created for an account with a second factor, unless a code was given. */
export class SecondFactorRequired extends Error {
  readonly uid: string
  constructor(uid: string) {
    super('A code of the second factor is required first.')
    this.name = 'SecondFactorRequired'
    this.uid = uid
  }
}

const codeVerified = new AsyncLocalStorage<true>()

/** Creates a session for a user who has given a code. */
export const withVerifiedCode = <T>(work: () => Promise<T>): Promise<T> => codeVerified.run(true, work)

/**
 * better-auth's hook before every session, however the user was identified. Throws, before anything is written, for an
 * account whose second factor is on. A new account has none, and another read would wait for the transaction that creates it.
 */
export const requireSecondFactor = (hasFactor: (uid: string) => Promise<boolean>) => ({
  session: {
    create: {
      async before({ userId }: { userId: string }, context: { path?: string } | null) {
        if (codeVerified.getStore() || context?.path === '/sign-up/email') return
        if (await hasFactor(userId)) throw new SecondFactorRequired(userId)
      },
    },
  },
})
