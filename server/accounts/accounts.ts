import { isAPIError } from 'better-auth/api'
import type { AccountEventKind } from '#contract/account-event.ts'
import type { GoogleSuccess } from '#contract/google.ts'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { Refuse } from '../refuse.ts'
import type { Log } from '../security/log.ts'
import { NOBODY } from '../store/nobody.ts'
import type { Store } from '../store/store.ts'
import type { CountAttempts } from './attempts.ts'
import { type Auth, CLIENT_IP, withHash, withVerifiedHash } from './auth.ts'
import { checkEmail, tooMany } from './checks.ts'
import { DEMO } from './demo-login.ts'
import type { GoogleIdentity } from './google-identity.ts'
import { GoogleRefusal } from './google-refusal.ts'
import { type GoogleUser, userOf } from './google-user.ts'
import { checkNewPassword } from './new-password.ts'
import { type OwnAccount, ownAccount } from './own-account.ts'
import { createPasswordReset, type PasswordReset } from './password-reset.ts'
import { createSessionCheck } from './session-check.ts'
import { sessionCookie } from './session-cookie.ts'
import { oldestSession } from './session-lifetime.ts'
import { type Caller, createSessions } from './sessions.ts'
import { limitSignIns } from './sign-in-limits.ts'
import { createTrail, type Trail } from './trail.ts'

export interface Credentials {
  email: string
  password: string
}
export interface Names {
  firstName: string
  lastName: string
}
/** Where a request comes from: the client's address, and its headers for the cookie and the browser's name. */
export interface From {
  address: string
  headers: Headers
}
export interface SignedIn {
  uid: string
  email: string
  displayName: string
  cookies: readonly string[]
  /** Sessions that ended with it: the one that this browser had before. */
  endedSessions: readonly string[]
}
export type GoogleSignedIn = SignedIn & Pick<GoogleUser, 'outcome'>

export interface Accounts extends OwnAccount {
  signUp(given: Credentials & Names, from: From): Promise<SignedIn>
  signIn(given: Credentials, from: From): Promise<SignedIn>
  /** Signs in whom Google vouches for, making the account when there is none. Throws {@link GoogleRefusal}. */
  signInWithGoogle(identity: GoogleIdentity, from: From): Promise<GoogleSignedIn>
  /** Ends the caller's session, if there is one, and names it. */
  signOut(from: From): Promise<{ sessionId?: string; cookies: readonly string[] }>
  caller(headers: Headers): Promise<Caller | null>
  /** Takes note that another process ended a session. */
  forget(sessionId: string): void
  /** Which of these sessions still run. */
  running(sessionIds: readonly string[]): Promise<Set<string>>
  /** The name a user is greeted by. */
  rename(uid: string, displayName: string): Promise<void>
  passwordReset: PasswordReset
  trail: Trail
}

const MINUTE = 60_000
const REMEMBERED = 5_000
const GOOGLE_EVENTS = {
  created: 'google-signed-up',
  linked: 'google-linked',
  'signed-in': 'google-signed-in',
} as const satisfies Record<GoogleSuccess, AccountEventKind>
const TAKEN = 'The email address is already in use by another account.'

interface SessionRow {
  id: string
  expiresAt: Date
  createdAt: Date
}
const isAlive = ({ expiresAt, createdAt }: SessionRow, now = new Date()) =>
  expiresAt > now && createdAt >= oldestSession(now)

const ownHeaders = ({ address, headers }: From) =>
  new Headers({
    cookie: headers.get('cookie') ?? '',
    'user-agent': headers.get('user-agent')?.slice(0, 300) ?? '',
    [CLIENT_IP]: address,
  })

export function createAccounts(
  config: Config,
  auth: Auth,
  store: Store,
  mailer: Mailer,
  log: Log,
  countAttempts: CountAttempts,
  count?: Metrics['event'],
): Accounts {
  const cookieName = sessionCookie(config.baseUrl)
  const check = createSessionCheck(auth, store, { secret: config.secret, cookieName })
  const sessions = createSessions(check, cookieName, REMEMBERED)
  const trail = createTrail(store, log, count)
  const signUps = countAttempts('sign-up', config.signUpsPerHour, 60 * MINUTE)

  const isShut = (email: string) => email === DEMO.email && !config.isPrivate

  async function findUser(email: string) {
    const { internalAdapter } = await auth.$context
    return internalAdapter.findUserByEmail(email)
  }

  /** False when a reset has changed the password since it was looked at: it has ended the sessions, all but the one just begun. */
  async function isStillHash(uid: string, hash: string | undefined): Promise<boolean> {
    const { internalAdapter } = await auth.$context
    return (await internalAdapter.findCredentialAccount(uid))?.password === hash
  }

  const limits = limitSignIns(countAttempts, async (email, address) => {
    const found = await findUser(email)
    return trail.hasComeFrom(found?.user.id ?? NOBODY, address)
  })

  /** A browser that begins a session has no use for the one it had: whoever holds a copy of that cookie is out. */
  async function endEarlier(earlier: Caller | null): Promise<string[]> {
    if (!earlier) return []
    const { adapter } = await auth.$context
    await adapter.delete({ model: 'session', where: [{ field: 'id', value: earlier.sessionId }] })
    sessions.forget(earlier.sessionId)
    return [earlier.sessionId]
  }

  async function failedSignIn(email: string): Promise<Refuse> {
    if (config.enumerationProtection)
      return new Refuse('invalid-credential', 'The e-mail address or the password is wrong.')
    return (await findUser(email))
      ? new Refuse('wrong-password', 'The password is wrong.')
      : new Refuse('user-not-found', 'There is no account with this e-mail address.')
  }

  const passwordReset = createPasswordReset({
    baseUrl: config.baseUrl,
    auth,
    store,
    mailer,
    log,
    trail,
    isShut,
    forgetSession: sessions.forget,
    countAttempts,
    forgetFailures: limits.forget,
  })

  return {
    passwordReset,
    trail,

    async signUp({ email: given, password, firstName, lastName }, from) {
      const email = given.toLowerCase()
      checkEmail(email)
      if (isShut(email)) throw new Refuse('email-already-in-use', TAKEN, { field: 'email' })
      await checkNewPassword(password, { email, names: [firstName, lastName] })
      const wait = await signUps.add(from.address)
      if (wait > 0) throw tooMany(wait)
      const taken = new Refuse('email-already-in-use', TAKEN, { field: 'email' })
      if (await findUser(email)) throw taken
      const earlier = await sessions.of(from.headers)
      const name = `${firstName} ${lastName}`
      const { response, headers } = await withHash(password, () =>
        auth.api.signUpEmail({ body: { email, password, name }, headers: ownHeaders(from), returnHeaders: true }),
      ).catch(async (fault: unknown) => {
        // Of several sign-ups at once one wins; the others fail in the database.
        throw isAPIError(fault) && (await findUser(email)) ? taken : fault
      })
      const uid = response.user.id
      await store.createProfile({ uid, firstName, lastName, email })
      await trail.note(uid, 'signed-up', from.address)
      const endedSessions = await endEarlier(earlier)
      return { uid, email, displayName: name, cookies: headers.getSetCookie(), endedSessions }
    },

    async signIn({ email: given, password }, from) {
      const email = given.toLowerCase()
      checkEmail(email)
      const wait = await limits.add(email, from.address)
      if (wait > 0) throw tooMany(wait)
      if (isShut(email)) throw await failedSignIn(email)
      const earlier = await sessions.of(from.headers)
      const refused = () => {
        trail.noteLater(async () => (await findUser(email))?.user.id, 'sign-in-failed', from.address)
        return failedSignIn(email)
      }
      const { signedIn, hash } = await withVerifiedHash(() =>
        auth.api.signInEmail({ body: { email, password }, headers: ownHeaders(from), returnHeaders: true }),
      ).catch(async (fault: unknown) => {
        throw isAPIError(fault) && fault.statusCode < 500 ? await refused() : fault
      })
      const { response, headers } = signedIn
      if (!(await isStillHash(response.user.id, hash))) {
        const { internalAdapter } = await auth.$context
        await internalAdapter.deleteSession(response.token)
        throw await refused()
      }
      await limits.succeeded(email, from.address)
      const { id: uid, name } = response.user
      await ensureProfile(store, { uid, email, displayName: name })
      await store.recordLogin(uid)
      await trail.note(uid, 'signed-in', from.address)
      const endedSessions = await endEarlier(earlier)
      return { uid, email, displayName: name, cookies: headers.getSetCookie(), endedSessions }
    },

    async signInWithGoogle(identity, from) {
      if (isShut(identity.email)) throw new GoogleRefusal('shut')
      const user = await userOf(auth, identity, async () => (await signUps.add(from.address)) === 0)
      // An account keeps its address when that of the Google account changes.
      if (isShut(user.email)) throw new GoogleRefusal('shut')
      for (const ended of user.endedSessions) sessions.forget(ended)
      const earlier = await sessions.of(from.headers)
      await ensureProfile(store, user)
      if (user.outcome !== 'created') await store.recordLogin(user.uid)
      const { headers } = await auth.api.openSession({
        body: { uid: user.uid },
        headers: ownHeaders(from),
        returnHeaders: true,
      })
      await trail.note(user.uid, GOOGLE_EVENTS[user.outcome], from.address)
      const endedSessions = [...user.endedSessions, ...(await endEarlier(earlier))]
      return { ...user, cookies: headers.getSetCookie(), endedSessions }
    },

    async signOut(from) {
      const caller = await sessions.of(from.headers)
      const { headers } = await auth.api.signOut({ headers: ownHeaders(from), returnHeaders: true })
      if (caller) {
        sessions.forget(caller.sessionId)
        await trail.note(caller.uid, 'signed-out', from.address)
      }
      return { sessionId: caller?.sessionId, cookies: headers.getSetCookie() }
    },

    async caller(headers) {
      const caller = await sessions.of(headers)
      return caller && isShut(caller.email) ? null : caller
    },
    forget: (sessionId) => sessions.forget(sessionId),

    async running(sessionIds) {
      const { adapter } = await auth.$context
      const found = await adapter.findMany<SessionRow>({
        model: 'session',
        where: [{ field: 'id', operator: 'in', value: [...sessionIds] }],
        limit: sessionIds.length,
      })
      return new Set(found.filter((one) => isAlive(one)).map(({ id }) => id))
    },

    ...ownAccount({ auth, store, sessions, trail, countAttempts }),

    async rename(uid, displayName) {
      const { internalAdapter } = await auth.$context
      await internalAdapter.updateUser(uid, { name: displayName })
    },
  }
}

/**
 * The profile of an account that lost its own between the two writes of sign-up, and of one that came without:
 * the first word of the name is the first name, the rest the last (specification P 3).
 */
export async function ensureProfile(store: Store, user: Pick<Caller, 'uid' | 'email' | 'displayName'>): Promise<void> {
  if (await store.readProfile(user.uid)) return
  const [firstName = '', ...rest] = user.displayName.split(' ')
  await store.createProfile({ uid: user.uid, email: user.email, firstName, lastName: rest.join(' ') })
}
