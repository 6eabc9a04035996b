import * as z from 'zod/mini'
import { PENDING_SIGN_IN_MINUTES } from '#api/limits.ts'
import type { SecondFactor, SecondFactorProof } from '#api/second-factor.ts'
import { product } from '#domain/product.ts'
import type { UserMail } from '../db/mail-outbox.ts'
import { DAY, MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import { type SecondFactorChange, secondFactorMail } from '../mail/mails.ts'
import type { AuthServices, From, SignedIn } from './accounts.ts'
import { networkOf } from './audit-log.ts'
import { requestHeaders, withVerifiedCode } from './auth.ts'
import { tooMany } from './rate-limits.ts'
import { addressOf, type CodeCheck, newKey, newRecoveryCodes, recoveryHash } from './second-factor-codes.ts'
import type { Caller } from './sessions.ts'
import { cookieIn, cookieLine, cookieName, digest, type OneTimeTokens, oneTimeTokens } from './tokens.ts'
import { checkPassword, freshSignInNeeded, isFresh, requirePassword } from './user-account.ts'

const NOTICE_LASTS = DAY

const isOn = () =>
  new ApiError('second-factor-on', 'Two-factor authentication is already on. Turn it off first to set up another app.')
const isOff = () => new ApiError('second-factor-off', 'Two-factor authentication is not on. Please start over.')

type Owner = Pick<Caller, 'uid' | 'email'>

/** The settings of the second factor, for the signed-in owner of an account. Errors: see `api/second-factor.ts`. */
export function secondFactorSettings(services: AuthServices, codes: CodeCheck) {
  const { config, users, store, mailer, auditLog, rateLimits } = services
  const failures = rateLimits('second-factor-password', 5, 15 * MINUTE)

  async function takePassword(uid: string, password: string, hash: string | undefined): Promise<void> {
    const wait = await failures.add(uid)
    if (wait > 0) throw tooMany(wait)
    await checkPassword(password, hash)
    await failures.forget(uid)
  }

  /** Checks the password or a code. */
  async function prove({ uid }: Caller, { password, code }: SecondFactorProof, address: string): Promise<void> {
    if (!(await store.hasFactor(uid))) throw isOff()
    if (password !== undefined) await takePassword(uid, password, await users.passwordHash(uid))
    else if (code !== undefined) {
      if ((await codes.take(uid, code, address)) === 'recovery')
        await auditLog.record(uid, 'recovery-code-used', address)
    } else throw new ApiError('invalid-field', 'Please enter your password, or a code.', { field: 'password' })
  }

  const hashes = (uid: string, codes: readonly string[]) => codes.map((code) => recoveryHash(uid, code))

  async function noticeTo({ uid, email: to }: Owner, change: SecondFactorChange): Promise<UserMail> {
    const { firstName = '', language } = (await store.readProfile(uid)) ?? {}
    const mail = secondFactorMail({ to, language: language ?? 'en', firstName, change, baseUrl: config.baseUrl })
    return { uid, mail, expiresAt: new Date(Date.now() + NOTICE_LASTS).toISOString() }
  }

  return {
    prove,
    /** Queues a mail to the owner about a change to the second factor. */
    async notify(owner: Owner, change: SecondFactorChange): Promise<void> {
      await store.queueMail(await noticeTo(owner, change))
      mailer.sendDue()
    },

    async read(uid: string): Promise<SecondFactor> {
      const factor = await store.readFactor(uid)
      const since = factor?.confirmedAt ?? null
      return { since, recoveryCodesLeft: since ? await store.countRecoveryCodes(uid) : 0 }
    },

    async begin(caller: Caller, { password }: Pick<SecondFactorProof, 'password'>) {
      const hash = await users.passwordHash(caller.uid)
      if (hash !== undefined) await takePassword(caller.uid, requirePassword(password), hash)
      else if (!(await isFresh(users, caller))) throw freshSignInNeeded()
      const key = newKey()
      if (!(await store.beginFactor(caller.uid, key, caller.sessionId))) throw isOn()
      return { key, uri: addressOf(key, product.name, caller.email) }
    },

    async confirm(caller: Caller, code: string, address: string): Promise<string[]> {
      const { uid, sessionId } = caller
      const begun = await store.readFactor(uid)
      if (!begun) throw isOff()
      if (begun.confirmedAt) throw isOn()
      const step = await codes.stepWith(begun.key, uid, code, address)
      const recoveryCodes = newRecoveryCodes()
      const notice = await noticeTo(caller, 'on')
      if (!(await store.confirmFactor(uid, begun.key, step, hashes(uid, recoveryCodes), sessionId, notice)))
        throw isOff()
      mailer.sendDue()
      await auditLog.record(uid, 'second-factor-on', address)
      return recoveryCodes
    },

    async turnOff(caller: Caller, proof: SecondFactorProof, address: string): Promise<void> {
      await prove(caller, proof, address)
      if (!(await store.removeFactor(caller.uid, caller.sessionId, await noticeTo(caller, 'off')))) throw isOff()
      mailer.sendDue()
      await auditLog.record(caller.uid, 'second-factor-off', address)
    },

    /** For the operator: turns it off for the account with this email address. False where no account has a second factor. */
    async turnOffFor(email: string): Promise<boolean> {
      const user = await users.findByEmail(email.trim())
      if (!user) return false
      const { id: uid, email: to } = user
      const notice = await noticeTo({ uid, email: to }, 'off-by-operator')
      if (!(await store.removeFactor(uid, undefined, notice))) return false
      mailer.sendDue()
      await auditLog.record(uid, 'second-factor-off', 'operator')
      return true
    },

    async newCodes(caller: Caller, proof: SecondFactorProof, address: string): Promise<string[]> {
      await prove(caller, proof, address)
      const recoveryCodes = newRecoveryCodes()
      const { uid, sessionId } = caller
      const notice = await noticeTo(caller, 'new-codes')
      if (!(await store.replaceRecoveryCodes(uid, hashes(uid, recoveryCodes), sessionId, notice))) throw isOff()
      mailer.sendDue()
      await auditLog.record(uid, 'recovery-codes-made', address)
      return recoveryCodes
    },
  }
}
type SecondFactorSettings = ReturnType<typeof secondFactorSettings>

/** A sign-in that needs a code next: the browser gets a cookie for the second step, and no session. */
export interface SecondFactorPending {
  secondFactorRequired: true
  cookies: readonly string[]
  endedSessions: readonly string[]
}

/** A sign-in that waits for a code. `password` is a hash of the password's hash when the sign-in began. */
const Stored = z.object({ uid: z.string(), password: z.string(), through: z.enum(['password', 'google']) })
type PendingSignIn = z.infer<typeof Stored> & { token: string }

/** Whether the account's password is still the one with which the sign-in began. */
export const hasSamePassword = ({ password }: PendingSignIn, hash: string | undefined) =>
  digest(hash ?? '') === password

/** Pending sign-ins, each identified by a cookie. */
export function pendingSignIns(tokens: Pick<OneTimeTokens, 'create' | 'find' | 'take'>, baseUrl: string) {
  const seconds = PENDING_SIGN_IN_MINUTES * 60
  const cookie = { name: cookieName(baseUrl, 'pending-sign-in'), sameSite: 'Strict' } as const
  return {
    /** Returns the Set-Cookie line. */
    async begin(uid: string, passwordHash: string | undefined, through: PendingSignIn['through']): Promise<string> {
      const stored: z.infer<typeof Stored> = { uid, through, password: digest(passwordHash ?? '') }
      const value = await tokens.create({ uid, value: stored, milliseconds: seconds * 1000 })
      return cookieLine(baseUrl, { ...cookie, value, seconds })
    },
    /** The pending sign-in of this browser. */
    async of(headers: Headers): Promise<PendingSignIn | undefined> {
      const token = cookieIn(headers, cookie.name)
      const found = token && (await tokens.find(token))
      return found ? { ...Stored.parse(found), token } : undefined
    },
    /** Ends it. Of several calls at once, one is true. */
    take: ({ token }: PendingSignIn): Promise<boolean> => tokens.take(token),
    /** Deletes the cookie. */
    noCookie: cookieLine(baseUrl, { ...cookie, value: '', seconds: 0 }),
  }
}

const EVENTS = { password: 'signed-in', google: 'google-signed-in' } as const

const expired = () => new ApiError('sign-in-expired', 'This login took too long or was ended. Please log in again.')

/** The second step of a sign-in, for an account with a second factor. */
export function createSecondStep(
  { config, auth, users, store, recordSignIn, auditLog }: AuthServices,
  codes: CodeCheck,
  notify: SecondFactorSettings['notify'],
) {
  const signIns = pendingSignIns(oneTimeTokens(auth, 'pending-sign-in'), config.baseUrl)

  return {
    /** `passwordHash` is the one that the first step verified. */
    async begin(
      uid: string,
      passwordHash: string | undefined,
      through: PendingSignIn['through'],
    ): Promise<SecondFactorPending> {
      return {
        secondFactorRequired: true,
        cookies: [await signIns.begin(uid, passwordHash, through)],
        endedSessions: [],
      }
    },

    /** Signs in the user of this browser's pending sign-in. Throws `wrong-code`, `sign-in-expired`, `too-many-requests`. */
    async finish(code: string, from: From): Promise<Omit<SignedIn, 'endedSessions'>> {
      const pending = await signIns.of(from.headers)
      const user = pending && (await users.findById(pending.uid))
      // If the second factor has been turned off since, the user starts again.
      if (!user || !(await store.hasFactor(user.id))) throw expired()
      if (!hasSamePassword(pending, await users.passwordHash(user.id))) throw expired()
      const { id: uid, email, emailVerified, name: displayName } = user
      const kind = await codes.take(uid, code, from.address)
      if (!(await signIns.take(pending))) throw expired()
      const { response, headers } = await withVerifiedCode(() =>
        auth.api.openSession({ body: { uid }, headers: requestHeaders(from), returnHeaders: true }),
      )
      const event = EVENTS[pending.through]
      const signIn = { uid, token: response.token, event, network: networkOf(from.address) }
      if (!(await recordSignIn(signIn, (hash) => hasSamePassword(pending, hash)))) throw expired()
      auditLog.logOnly(event)
      if (kind === 'recovery') {
        await auditLog.record(uid, 'recovery-code-used', from.address)
        await notify({ uid, email }, { recoveryCodesLeft: await store.countRecoveryCodes(uid) })
      }
      return { uid, email, emailVerified, displayName, cookies: [...headers.getSetCookie(), signIns.noCookie] }
    },
  }
}
export type SecondStep = ReturnType<typeof createSecondStep>
