import { isAPIError } from 'better-auth/api'
import type { AccountEventKind } from '#api/account-event.ts'
import type { GoogleSuccess } from '#api/google-outcome.ts'
import type { Profile } from '#api/profile.ts'
import type { Language } from '#domain/language.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { ApiError } from '../errors.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createAccountStore } from './account-store.ts'
import { type AuditLog, createAuditLog } from './audit-log.ts'
import { type Auth, requestHeaders } from './auth.ts'
import { checkEmail, tooMany } from './checks.ts'
import { createDevices, type Devices } from './devices.ts'
import { createEmailVerification, type EmailVerification } from './email-verification.ts'
import { ensureProfile } from './ensure-profile.ts'
import { type GoogleIdentity, GoogleSignInError } from './google-provider.ts'
import { type GoogleUser, userOf } from './google-user.ts'
import { networkOf } from './network-of.ts'
import { checkNewPassword } from './new-password.ts'
import { withHash } from './password.ts'
import { createPasswordReset, type PasswordReset } from './password-reset.ts'
import { createPasswordSignIn } from './password-sign-in.ts'
import type { RateLimits } from './rate-limits.ts'
import { createCodeCheck } from './second-factor/code-check.ts'
import { type CodeAwaited, createSecondStep } from './second-factor/finish-sign-in.ts'
import { SecondFactorRequired } from './second-factor/require-second-factor.ts'
import { type SecondFactorSettings, secondFactorSettings } from './second-factor/settings.ts'
import { type Caller, createSessions, sessionCookie } from './sessions.ts'
import { limitSignIns } from './sign-in-limits.ts'
import { type UserAccount, userAccount } from './user-account.ts'

/** The demo account. The README prints its password, so it works only where nobody else can reach the server. */
export const DEMO = { email: 'demo@kinstead.example', password: 'wyoming-dynasty' }

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
  emailVerified: boolean
  displayName: string
  cookies: readonly string[]
  /** Sessions that ended with the sign-in: the one that this browser had before. */
  endedSessions: readonly string[]
  /** Where it has been read already. */
  profile?: Profile | null
}
export type GoogleSignedIn = SignedIn & Pick<GoogleUser, 'outcome'>
export type GoogleCodeAwaited = CodeAwaited & Pick<SignedIn, 'endedSessions'>

export interface Accounts extends UserAccount {
  /** Queues a mail with a link that verifies the address, in `language`. */
  signUp(given: Credentials & Names & { language?: Language }, from: From): Promise<SignedIn>
  /** An account with a second factor has to give a code next. */
  signIn(given: Credentials, from: From): Promise<SignedIn | CodeAwaited>
  /** The second step, with a code. */
  finishSignIn(code: string, from: From): Promise<SignedIn>
  /** Signs in the person whom Google has authenticated, and creates the account where there is none. Throws {@link GoogleSignInError}. */
  signInWithGoogle(identity: GoogleIdentity, from: From): Promise<GoogleSignedIn | GoogleCodeAwaited>
  /** Ends the caller's session, if there is one, and returns its id. Throws, and leaves the cookie, where it cannot be ended. */
  signOut(from: From): Promise<{ sessionId?: string; cookies: readonly string[] }>
  caller(headers: Headers): Promise<Caller | null>
  /** Rejects a session that another process has ended. */
  forget(sessionId: string): void
  /** Which of these sessions are still running. */
  running(sessionIds: readonly string[]): Promise<Set<string>>
  /** The name a user is greeted by. */
  rename(uid: string, displayName: string): Promise<void>
  passwordReset: PasswordReset
  verification: EmailVerification
  secondFactor: SecondFactorSettings
  devices: Devices
  auditLog: AuditLog
}

const MINUTE = 60_000
const CACHED_MS = 5_000
const GOOGLE_EVENTS = {
  created: 'google-signed-up',
  linked: 'google-linked',
  'signed-in': 'google-signed-in',
} as const satisfies Record<GoogleSuccess, AccountEventKind>
const TAKEN = 'The email address is already in use by another account.'

export function createAccounts(
  config: Config,
  auth: Auth,
  store: Store,
  mailer: Mailer,
  log: Log,
  rateLimits: RateLimits,
  count?: Metrics['event'],
): Accounts {
  const users = createAccountStore(auth)
  const sessions = createSessions(auth, sessionCookie(config.baseUrl), CACHED_MS)
  const auditLog = createAuditLog(store, log, count)
  const signUps = rateLimits('sign-up', config.signUpsPerHour, 60 * MINUTE)

  const isShut = (email: string) => email === DEMO.email && !config.isPrivate

  const limits = limitSignIns(rateLimits, async (email, address) => {
    const user = await users.findByEmail(email)
    return auditLog.hasComeFrom(user?.id ?? PLACEHOLDER_UID, address)
  })

  /** Throws where the database cannot end it. A browser that begins a session has no use for the one it had either. */
  async function endEarlier(earlier: Caller | null): Promise<string[]> {
    if (!earlier) return []
    await users.endSession({ id: earlier.sessionId })
    sessions.forget(earlier.sessionId)
    return [earlier.sessionId]
  }

  /** A sign-in that cannot be recorded gets no session. Its token has left nowhere yet, so that a crash here lets nobody in. */
  const recordSignIn: Store['recordSignIn'] = (signIn, isCurrent) =>
    store.recordSignIn(signIn, isCurrent).catch(async (fault: unknown) => {
      await users.endSession({ token: signIn.token }).catch(() => undefined)
      throw fault
    })

  const passwordReset = createPasswordReset({
    baseUrl: config.baseUrl,
    users,
    store,
    mailer,
    auditLog,
    isShut,
    forgetSession: sessions.forget,
    rateLimits,
    forgetFailures: limits.forget,
  })

  const verification = createEmailVerification({
    ...{ config, auth, users, store, mailer, log, auditLog, sessions, rateLimits },
  })
  const { baseUrl } = config
  const codes = createCodeCheck({ store, auditLog, rateLimits })
  const secondFactor = secondFactorSettings({ baseUrl, users, store, mailer, auditLog, codes, rateLimits })
  const secondStep = createSecondStep({
    ...{ baseUrl, auth, users, store, recordSignIn, auditLog, codes },
    notify: secondFactor.notify,
  })

  return {
    passwordReset,
    verification,
    secondFactor,
    devices: createDevices({ users, sessions, auditLog }),
    auditLog,

    async signUp({ email: given, password, firstName, lastName, language = 'en' }, from) {
      const email = given.toLowerCase()
      checkEmail(email)
      if (isShut(email)) throw new ApiError('email-already-in-use', TAKEN, { field: 'email' })
      await checkNewPassword(password, { email, names: [firstName, lastName] })
      const wait = await signUps.add(from.address)
      if (wait > 0) throw tooMany(wait)
      const taken = new ApiError('email-already-in-use', TAKEN, { field: 'email' })
      if (await users.findByEmail(email)) throw taken
      const earlier = await sessions.of(from.headers)
      const name = `${firstName} ${lastName}`
      const { response, headers } = await withHash(password, () =>
        auth.api.signUpEmail({ body: { email, password, name }, headers: requestHeaders(from), returnHeaders: true }),
      ).catch(async (fault: unknown) => {
        // Of several sign-ups at once one wins; the others fail in the database.
        throw isAPIError(fault) && (await users.findByEmail(email)) ? taken : fault
      })
      const uid = response.user.id
      await store.createProfile({ uid, firstName, lastName, email })
      await auditLog.record(uid, 'signed-up', from.address)
      await verification.begin({ uid, email }, language)
      const endedSessions = await endEarlier(earlier)
      const cookies = headers.getSetCookie()
      return { uid, email, emailVerified: false, displayName: name, cookies, endedSessions }
    },

    signIn: createPasswordSignIn({
      ...{ config, auth, users, store, recordSignIn, auditLog, log, limits, sessions, secondStep, isShut, endEarlier },
    }),

    async finishSignIn(code, from) {
      const earlier = await sessions.of(from.headers)
      const signedIn = await secondStep.finish(code, from)
      return { ...signedIn, endedSessions: await endEarlier(earlier) }
    },

    async signInWithGoogle(identity, from) {
      if (isShut(identity.email)) throw new GoogleSignInError('shut', 'the demo account is closed on a public server')
      const user = await userOf(users, identity, {
        mayCreate: async () => (await signUps.add(from.address)) === 0,
        takeOver: (uid) => store.takeOver(uid, { network: networkOf(from.address) }),
      })
      // An account keeps its address when that of the Google account changes.
      if (isShut(user.email)) throw new GoogleSignInError('shut', 'the demo account is closed on a public server')
      for (const ended of user.endedSessions) sessions.forget(ended)
      const earlier = await sessions.of(from.headers)
      await ensureProfile(store, user)
      const { uid } = user
      const opened = await auth.api
        .openSession({ body: { uid }, headers: requestHeaders(from), returnHeaders: true })
        .catch((fault: unknown) => {
          if (fault instanceof SecondFactorRequired) return fault
          throw fault
        })
      if (opened instanceof SecondFactorRequired) {
        const awaited = await secondStep.begin(uid, await users.passwordHash(uid), 'google')
        return { ...awaited, endedSessions: user.endedSessions }
      }
      const { headers } = opened
      if (user.outcome !== 'created') await store.recordLogin(uid)
      await auditLog.record(user.uid, GOOGLE_EVENTS[user.outcome], from.address)
      const endedSessions = [...user.endedSessions, ...(await endEarlier(earlier))]
      return { ...user, cookies: headers.getSetCookie(), endedSessions }
    },

    async signOut(from) {
      const caller = await sessions.of(from.headers)
      // First, because better-auth takes the cookie back also where the database could not end the session.
      await endEarlier(caller)
      const { headers } = await auth.api.signOut({ headers: requestHeaders(from), returnHeaders: true })
      if (caller) await auditLog.record(caller.uid, 'signed-out', from.address)
      return { sessionId: caller?.sessionId, cookies: headers.getSetCookie() }
    },

    async caller(headers) {
      const caller = await sessions.of(headers)
      return caller && isShut(caller.email) ? null : caller
    },
    forget: (sessionId) => sessions.forget(sessionId),

    running: users.stillRunning,

    ...userAccount({ users, store, sessions, auditLog, limits, rateLimits }),

    rename: (uid, displayName) => users.update(uid, { name: displayName }),
  }
}
