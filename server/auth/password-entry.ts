import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import type { NewSession, PasswordSignIn, SignedInProfile, Store } from '../db/store.ts'
import { isPassword } from './password.ts'
import { CodeWanted } from './second-factor/code-wanted.ts'

/** Thrown where a session would begin through a password that was right when it was looked at, and has been changed since. */
export class PasswordChanged extends Error {
  constructor() {
    super('The password is another one by now.')
    this.name = 'PasswordChanged'
  }
}

/** A sign-in by password, from the look at the password to the session. */
interface Entry {
  line: Pick<PasswordSignIn, 'event' | 'network'>
  passwordHash?: string
  kept?: SignedInProfile
}
const underWay = new AsyncLocalStorage<Entry>()

/**
 * Runs a sign-in. Its session begins together with the time of the login and this line in the trail, or not at all.
 * Throws {@link PasswordChanged}, and {@link CodeWanted} with the hash of the password that was right.
 */
export async function enterWithPassword<T>(
  line: Entry['line'],
  signIn: () => Promise<T>,
): Promise<SignedInProfile & { signedIn: T }> {
  const entry: Entry = { line }
  const signedIn = await underWay.run(entry, signIn).catch((fault: unknown) => {
    if (fault instanceof CodeWanted) fault.passwordHash = entry.passwordHash
    throw fault
  })
  if (!entry.kept) throw new Error('A sign-in has come to its end without a session.')
  return { signedIn, ...entry.kept }
}

export function verify({ password, hash }: { password: string; hash: string }): Promise<boolean> {
  const entry = underWay.getStore()
  if (entry) entry.passwordHash = hash
  return isPassword(password, hash)
}

/** Has the store keep what belongs to a sign-in by password with its session, where better-auth would keep the session alone. */
export const passwordEntry = ({ beginSession }: Pick<Store, 'beginSession'>) =>
  ({
    id: 'password-entry',
    init({ adapter, generateId }) {
      const { create } = adapter
      const begin: typeof create = async (given) => {
        const entry = underWay.getStore()
        if (given.model !== 'session' || entry?.passwordHash === undefined) return create(given)
        const session = {
          ...(given.data as unknown as NewSession),
          id: generateId({ model: 'session' }) || randomUUID(),
        }
        const kept = await beginSession(session, { ...entry.line, passwordHash: entry.passwordHash })
        if (!kept) throw new PasswordChanged()
        entry.kept = kept
        return session as never
      }
      // In its place: better-auth knows this very object, and by it the check of its tables.
      adapter.create = begin
    },
  }) satisfies BetterAuthPlugin
