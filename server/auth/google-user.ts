import type { GoogleSuccess } from '#api/google-outcome.ts'
import type { TakenOver } from '../db/accounts.ts'
import type { AccountStore, User } from './account-store.ts'
import { type GoogleIdentity, GoogleSignInError } from './google-provider.ts'

export interface GoogleUser {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string
  outcome: GoogleSuccess
  /** Sessions that ended because a stranger may have opened them. */
  endedSessions: readonly string[]
}

type Users = Pick<AccountStore, 'findByGoogle' | 'findByEmail' | 'linkedGoogle' | 'linkGoogle' | 'createWithGoogle'>

interface Means {
  /** Whether another account may be created from this address. */
  mayCreate: () => Promise<boolean>
  /** Ends every earlier access to an account whose address was never verified. */
  takeOver: (uid: string) => Promise<TakenOver | null>
}

const signedIn = (
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  outcome: GoogleSuccess,
  endedSessions: readonly string[] = [],
): GoogleUser => ({
  uid: id,
  email,
  // Only accounts with a verified address are linked or created.
  emailVerified: true,
  displayName: name,
  outcome,
  endedSessions,
})

/**
 * An address that was never verified here may have been typed by a stranger. So every earlier access ends before the
 * verified owner is signed in, also if the last attempt stopped halfway.
 */
async function enter(user: User, { takeOver }: Means): Promise<GoogleUser> {
  const taken = user.emailVerified ? null : await takeOver(user.id)
  return taken ? signedIn(user, 'linked', taken.sessions) : signedIn(user, 'signed-in')
}

async function link(
  users: Users,
  user: User,
  { subject, emailVerified }: GoogleIdentity,
  means: Means,
): Promise<GoogleUser> {
  if (!emailVerified) throw new GoogleSignInError('email-not-verified', 'Google has not verified the email address')
  const linked = await users.linkedGoogle(user.id)
  // Another window has created the account since.
  if (linked === subject) return enter(user, means)
  // An address can pass to another person, who then has another subject.
  if (linked !== undefined)
    throw new GoogleSignInError('other-account', 'the account of this email address has another Google subject')
  await users.linkGoogle(user.id, subject)
  return enter(user, means)
}

async function linkedOrCreated(users: Users, identity: GoogleIdentity, means: Means): Promise<GoogleUser> {
  const { subject, email, emailVerified, displayName: name } = identity
  const found = await users.findByEmail(email)
  if (found) return link(users, found, identity, means)
  if (!emailVerified) throw new GoogleSignInError('email-not-verified', 'Google has not verified the email address')
  if (!(await means.mayCreate()))
    throw new GoogleSignInError('too-many-requests', 'too many new accounts from one network address')
  return signedIn(await users.createWithGoogle({ email, name }, subject), 'created')
}

/** The account of this identity: found, linked by its address, or created. Throws {@link GoogleSignInError}. */
export async function userOf(users: Users, identity: GoogleIdentity, means: Means): Promise<GoogleUser> {
  const known = await users.findByGoogle(identity.subject)
  if (known) return enter(known, means)
  try {
    return await linkedOrCreated(users, identity, means)
  } catch (error) {
    if (error instanceof GoogleSignInError) throw error
    // Another window may have created or linked the account at any moment; this one then finds it.
    const created = await users.findByGoogle(identity.subject)
    if (created) return enter(created, means)
    throw error
  }
}
