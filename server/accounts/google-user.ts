import type { GoogleSuccess } from '#contract/google-outcome.ts'
import type { Auth } from './auth.ts'
import type { GoogleIdentity } from './google-identity.ts'
import { GoogleRefusal } from './google-refusal.ts'

const PROVIDER = 'google'

export interface GoogleUser {
  uid: string
  email: string
  displayName: string
  outcome: GoogleSuccess
  /** Sessions that ended because whoever opened them may not be the owner of the address. */
  endedSessions: readonly string[]
}

type Context = Awaited<Auth['$context']>
type User = { id: string; email: string; name: string; emailVerified: boolean }

const told = (
  { id, email, name }: User,
  outcome: GoogleSuccess,
  endedSessions: readonly string[] = [],
): GoogleUser => ({
  uid: id,
  email,
  displayName: name,
  outcome,
  endedSessions,
})

async function knownUser({ internalAdapter }: Context, subject: string): Promise<User | null> {
  const account = await internalAdapter.findAccountByKey({ providerId: PROVIDER, accountId: subject })
  return account ? internalAdapter.findUserById(account.userId) : null
}

/**
 * Nobody has shown to own an address that was never verified here: whoever chose the password may have taken a stranger's
 * address ahead of time. So the password and all sessions end before the verified owner is let in. Each step leaves
 * a state from which the next sign-in goes on.
 */
async function endUnverified({ internalAdapter }: Context, uid: string): Promise<string[]> {
  const credential = await internalAdapter.findCredentialAccount(uid)
  if (credential) await internalAdapter.deleteAccount(credential.id)
  const sessions = await internalAdapter.listSessions(uid)
  await internalAdapter.deleteUserSessions(uid)
  return sessions.map(({ id }) => id)
}

async function link(context: Context, user: User, { subject, emailVerified }: GoogleIdentity): Promise<GoogleUser> {
  const { internalAdapter } = context
  if (!emailVerified) throw new GoogleRefusal('email-not-verified')
  const accounts = await internalAdapter.findAccounts(user.id)
  const linked = accounts.find(({ providerId }) => providerId === PROVIDER)
  // Another window has made the account since the first look.
  if (linked?.accountId === subject) return told(user, 'signed-in')
  // An address can pass to another person, who then has another subject.
  if (linked) throw new GoogleRefusal('other-account')
  const endedSessions = user.emailVerified ? [] : await endUnverified(context, user.id)
  await internalAdapter.linkAccount({ userId: user.id, providerId: PROVIDER, accountId: subject })
  await internalAdapter.updateUser(user.id, { emailVerified: true })
  return told(user, user.emailVerified ? 'signed-in' : 'linked', endedSessions)
}

async function linkedOrMade(
  context: Context,
  identity: GoogleIdentity,
  mayCreate: () => Promise<boolean>,
): Promise<GoogleUser> {
  const { internalAdapter } = context
  const { subject, email, emailVerified, displayName: name } = identity
  const found = await internalAdapter.findUserByEmail(email)
  if (found) return link(context, found.user, identity)
  if (!emailVerified) throw new GoogleRefusal('email-not-verified')
  if (!(await mayCreate())) throw new GoogleRefusal('too-many-requests')
  const account = { providerId: PROVIDER, accountId: subject }
  const { user } = await internalAdapter.createOAuthUser({ email, name, emailVerified }, account)
  return told(user, 'created')
}

/** The account of this identity: found, made, or the one with its address linked. Throws {@link GoogleRefusal}. */
export async function userOf(
  auth: Auth,
  identity: GoogleIdentity,
  mayCreate: () => Promise<boolean>,
): Promise<GoogleUser> {
  const context = await auth.$context
  const known = await knownUser(context, identity.subject)
  if (known) return told(known, 'signed-in')
  try {
    return await linkedOrMade(context, identity, mayCreate)
  } catch (fault) {
    if (fault instanceof GoogleRefusal) throw fault
    // Of two windows at once one makes the account or links it, at any moment since the first look; the other finds it.
    const made = await knownUser(context, identity.subject)
    if (made) return told(made, 'signed-in')
    throw fault
  }
}
