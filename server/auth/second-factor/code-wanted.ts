import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown where a session would begin for an account with a second factor, of which no code has been given. */
export class CodeWanted extends Error {
  readonly uid: string
  /** The hash of the password that was right, where there was one. */
  passwordHash?: string
  constructor(uid: string) {
    super('A code of the second factor is wanted first.')
    this.name = 'CodeWanted'
    this.uid = uid
  }
}

const given = new AsyncLocalStorage<true>()

/** Runs what begins a session for somebody who has given a code. */
export const withCodeGiven = <T>(work: () => Promise<T>): Promise<T> => given.run(true, work)

/**
 * The one door through which every session comes, whatever has identified its owner: it is shut, before anything is
 * written, for an account whose second factor is on. A new account has none, and is made in a transaction for which
 * another look at the database would wait.
 */
export const doorOf = (hasFactor: (uid: string) => Promise<boolean>) => ({
  session: {
    create: {
      async before({ userId }: { userId: string }, context: { path?: string } | null) {
        if (given.getStore() || context?.path === '/sign-up/email') return
        if (await hasFactor(userId)) throw new CodeWanted(userId)
      },
    },
  },
})
