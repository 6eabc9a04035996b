import { isAPIError } from 'better-auth/api'
import type { AccountEventKind } from '#api/account-event.ts'
import type { GoogleSuccess } from '#api/google-outcome.ts'
import type { Profile } from '#api/profile.ts'
import type { Language } from '#domain/product.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { HOUR } from '../durations.ts'
import { ApiError } from '../errors.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { type AccountStore, createAccountStore } from './account-store.ts'
import { type AuditLog, createAuditLog, networkOf } from './audit-log.ts'
import { type Auth, requestHeaders, SecondFactorRequired } from './auth.ts'
import { checkEmail, checkNewPassword, withHash } from './credentials.ts'
import { type GoogleIdentity, GoogleSignInError } from './google-provider.ts'
import { type GoogleUser, userOf } from './google-sign-in.ts'
import { createEmailVerification, createPasswordReset } from './mailed-links.ts'
import { createPasswordSignIn } from './password-sign-in.ts'
import { limitSignIns, type RateLimits, type SignInLimits, tooMany } from './rate-limits.ts'
import { createSecondStep, type SecondFactorPending, secondFactorSettings } from './second-factor.ts'
import { createCodeCheck } from './second-factor-codes.ts'
import { type Caller, createDevices, createSessions, type Sessions } from './sessions.ts'
import { cookieName } from './tokens.ts'
import { profileOf, userAccount } from './user-account.ts'

/** The demo account. The README prints its password, so it works only where nobody else can reach the server. */
export const DEMO = { email: 'demo@kinstead.example', password: 'wyoming-dynasty' }

export interface Credentials {
  email: string
  password: string
}
interface NewAccount extends Credentials {
  firstName: string
  lastName: string
  language?: Language
}
/** The origin of a request: the client's address, and its headers for the cookie and the browser's name. */
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

/** What every part of the accounts works with. */
export interface AuthServices {
  config: Config
  auth: Auth
  users: AccountStore
  store: Store
  mailer: Mailer
  log: Log
  auditLog: AuditLog
  sessions: Sessions
  rateLimits: RateLimits
  limits: SignInLimits
  /** Whether sign-in to this account is closed here: the demo account on a public server. */
  isClosed(email: string): boolean
  /** Ends the session that the browser had before a sign-in or sign-out. Throws where the database cannot end it. */
  endEarlier(earlier: Caller | null): Promise<string[]>
  /** Ends the new session where it cannot be recorded. Its token has not left the process, so a crash here gives no access. */
  recordSignIn: Store['recordSignIn']
}

const CACHED_MS = 5_000
const GOOGLE_EVENTS = {
  created: 'google-signed-up',
  linked: 'google-linked',
  'signed-in': 'google-signed-in',
} as const satisfies Record<GoogleSuccess, AccountEventKind>

const emailTaken = () =>
  new ApiError('email-already-in-use', 'The email address is already in use by another account.', { field: 'email' })

export function createAccounts(
  config: Config,
  auth: Auth,
  store: Store,
  mailer: Mailer,
  log: Log,
  rateLimits: RateLimits,
  count?: Metrics['event'],
) {
  const users = createAccountStore(auth)
  const sessions = createSessions(auth, cookieName(config.baseUrl, 'session_token'), CACHED_MS)
  const auditLog = createAuditLog(store, log, count)
  const signUps = rateLimits('sign-up', config.signUpsPerHour, HOUR)
  const limits = limitSignIns(rateLimits, async (email, address) => {
    const user = await users.findByEmail(email)
    return auditLog.hasComeFrom(user?.id ?? PLACEHOLDER_UID, address)
  })

  const services: AuthServices = {
    ...{ config, auth, users, store, mailer, log, auditLog, sessions, rateLimits, limits },
    isClosed: (email) => email === DEMO.email && !config.isPrivate,
    async endEarlier(earlier) {
      if (!earlier) return []
      await users.endSession({ id: earlier.sessionId })
      sessions.forget(earlier.sessionId)
      return [earlier.sessionId]
    },
    recordSignIn: (signIn, isCurrent) =>
      store.recordSignIn(signIn, isCurrent).catch(async (error: unknown) => {
        await users.endSession({ token: signIn.token }).catch(() => undefined)
        throw error
      }),
  }
  const { isClosed, endEarlier } = services
  const codes = createCodeCheck(services)
  const verification = createEmailVerification(services)
  const secondFactor = secondFactorSettings(services, codes)
  const secondStep = createSecondStep(services, codes, secondFactor.notify)

  return {
    passwordReset: createPasswordReset(services),
    verification,
    secondFactor,
    devices: createDevices(services),
    auditLog,
    ...userAccount(services),

    /** Queues a mail with a link that verifies the address, in `language`. */
    async signUp(account: NewAccount, from: From): Promise<SignedIn> {
      const { password, firstName, lastName, language = 'en' } = account
      const email = account.email.toLowerCase()
      checkEmail(email)
      if (isClosed(email)) throw emailTaken()
      await checkNewPassword(password, { email, names: [firstName, lastName] })
      const wait = await signUps.add(from.address)
      if (wait > 0) throw tooMany(wait)
      if (await users.findByEmail(email)) throw emailTaken()
      const earlier = await sessions.of(from.headers)
      const name = `${firstName} ${lastName}`
      const { response, headers } = await withHash(password, () =>
        auth.api.signUpEmail({ body: { email, password, name }, headers: requestHeaders(from), returnHeaders: true }),
      ).catch(async (error: unknown) => {
        // Of several sign-ups at once one wins; the others fail in the database.
        throw isAPIError(error) && (await users.findByEmail(email)) ? emailTaken() : error
      })
      const uid = response.user.id
      await store.createProfile({ uid, firstName, lastName, email })
      await auditLog.record(uid, 'signed-up', from.address)
      await verification.begin({ uid, email }, language)
      const endedSessions = await endEarlier(earlier)
      const cookies = headers.getSetCookie()
      return { uid, email, emailVerified: false, displayName: name, cookies, endedSessions }
    },

    signIn: createPasswordSignIn(services, secondStep),

    /** The second step of a sign-in, with a code. */
    async finishSignIn(code: string, from: From): Promise<SignedIn> {
      const earlier = await sessions.of(from.headers)
      const signedIn = await secondStep.finish(code, from)
      return { ...signedIn, endedSessions: await endEarlier(earlier) }
    },

    /** Signs in the person whom Google has authenticated, and creates a missing account. Throws {@link GoogleSignInError}. */
    async signInWithGoogle(identity: GoogleIdentity, from: From): Promise<GoogleSignedIn | SecondFactorPending> {
      if (isClosed(identity.email)) throw new GoogleSignInError('shut', 'the demo account is closed on a public server')
      const user = await userOf(users, identity, {
        mayCreate: async () => (await signUps.add(from.address)) === 0,
        takeOver: (uid) => store.takeOver(uid, { network: networkOf(from.address) }),
      })
      // An account keeps its address when that of the Google account changes.
      if (isClosed(user.email)) throw new GoogleSignInError('shut', 'the demo account is closed on a public server')
      for (const ended of user.endedSessions) sessions.forget(ended)
      const earlier = await sessions.of(from.headers)
      const { uid } = user
      const profile = await profileOf(store, user)
      const opened = await auth.api
        .openSession({ body: { uid }, headers: requestHeaders(from), returnHeaders: true })
        .catch((error: unknown) => {
          if (error instanceof SecondFactorRequired) return error
          throw error
        })
      if (opened instanceof SecondFactorRequired) {
        const pending = await secondStep.begin(uid, await users.passwordHash(uid), 'google')
        return { ...pending, endedSessions: user.endedSessions }
      }
      if (user.outcome !== 'created') await store.recordLogin(uid)
      await auditLog.record(uid, GOOGLE_EVENTS[user.outcome], from.address)
      const endedSessions = [...user.endedSessions, ...(await endEarlier(earlier))]
      return { ...user, profile, cookies: opened.headers.getSetCookie(), endedSessions }
    },

    /** Ends the caller's session, if there is one, and returns its id. Throws, and leaves the cookie, where it cannot be ended. */
    async signOut(from: From): Promise<{ sessionId?: string; cookies: readonly string[] }> {
      const caller = await sessions.of(from.headers)
      // First: better-auth deletes the cookie even where the database could not end the session.
      await endEarlier(caller)
      const { headers } = await auth.api.signOut({ headers: requestHeaders(from), returnHeaders: true })
      if (caller) await auditLog.record(caller.uid, 'signed-out', from.address)
      return { sessionId: caller?.sessionId, cookies: headers.getSetCookie() }
    },

    async caller(headers: Headers): Promise<Caller | null> {
      const caller = await sessions.of(headers)
      return caller && isClosed(caller.email) ? null : caller
    },

    /** Rejects a session that another process has ended. */
    forget: (sessionId: string): void => sessions.forget(sessionId),
    /** Which of these sessions are still valid. */
    running: users.stillRunning,
    /** Changes the name with which the user is greeted. */
    rename: (uid: string, displayName: string): Promise<void> => users.update(uid, { name: displayName }),
  }
}
export type Accounts = ReturnType<typeof createAccounts>
