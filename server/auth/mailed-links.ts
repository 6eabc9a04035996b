import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { EndedAccess } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import type { Language } from '#domain/product.ts'
import type { TakenOver } from '../db/accounts.ts'
import { isOfDeletedAccount } from '../db/database-errors.ts'
import type { ResetRequest } from '../db/mail-outbox.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { DAY, HOUR, MINUTE } from '../durations.ts'
import { ApiError, notSignedIn } from '../errors.ts'
import { emailVerificationMail, passwordResetMail } from '../mail/mails.ts'
import type { AuthServices } from './accounts.ts'
import { networkOf } from './audit-log.ts'
import { checkEmail, checkNewPassword, hashPassword } from './credentials.ts'
import { tooMany } from './rate-limits.ts'
import type { Caller } from './sessions.ts'
import { digest, linkWithToken, newToken, oneTimeTokens } from './tokens.ts'

type Owner = Pick<Caller, 'uid' | 'email'>

export const VERIFICATION_LINK_LASTS = DAY

const Stored = z.object({ uid: z.string() })
const NOTHING_ENDED: TakenOver = { sessions: [], reviewLinks: 0, secondFactor: false }

const deadVerificationLink = () =>
  new ApiError(
    'invalid-verification-link',
    'This link does not work. It may be older than one day, used already, or for another account. Please send a new link.',
  )

/** Shows who owns the email address of an account: a link that is mailed there, opened in a session of the account. */
export function createEmailVerification(services: AuthServices) {
  const { config, auth, users, store, mailer, log, auditLog, sessions, rateLimits } = services
  // By address, because an account can be deleted and created again.
  const mails = rateLimits('verification-mail', 3, 15 * MINUTE)
  const mailsOfDay = rateLimits('verification-mail-of-day', 10, DAY)
  const confirmations = rateLimits('verification', 50, 15 * MINUTE)
  const tokens = oneTimeTokens(auth, 'verify-email')

  async function queueMail({ uid, email }: Owner, pageLanguage: Language): Promise<void> {
    const wait = (await mails.add(email)) || (await mailsOfDay.add(email))
    if (wait > 0) throw tooMany(wait)
    const token = newToken()
    const profile = await store.readProfile(uid)
    const language = profile?.language ?? pageLanguage
    const { baseUrl } = config
    const link = linkWithToken(`${baseUrl}${pages.verifyEmail}`, token, language)
    await store.storeVerification({
      uid,
      identifier: tokens.nameOf(token),
      value: JSON.stringify({ uid } satisfies z.infer<typeof Stored>),
      expiresAt: new Date(Date.now() + VERIFICATION_LINK_LASTS).toISOString(),
      mail: emailVerificationMail({ to: email, language, firstName: profile?.firstName ?? '', link, baseUrl }),
    })
    mailer.sendDue()
  }

  return {
    /** Queues the mail with the first link. An error is logged, and does not make the sign-up fail. */
    async begin(owner: Owner, language: Language): Promise<void> {
      if (!config.emailVerification) return
      await queueMail(owner, language).catch((error: Error) => {
        if (!isOfDeletedAccount(error))
          log.error('a link for verifying an address could not be prepared', { error: error.name })
      })
    },

    /** Queues the mail with another link, unless the address is verified. Throws `too-many-requests`. */
    async send(caller: Caller, language: Language): Promise<void> {
      if (!(await store.isVerified(caller.sessionId))) await queueMail(caller, language)
    },

    /** Verifies the address, and returns what this ended. Throws `invalid-verification-link`, `too-many-requests`. */
    async confirm({ uid, sessionId }: Caller, token: string, address: string): Promise<TakenOver> {
      const wait = await confirmations.add(address)
      if (wait > 0) throw tooMany(wait)
      if (await store.isVerified(sessionId)) return NOTHING_ENDED
      const found = await tokens.find(token)
      // Before the token is used up, so that a session of another account does not use it up.
      if (found === undefined || Stored.parse(found).uid !== uid) throw deadVerificationLink()
      if (!(await tokens.take(token))) throw deadVerificationLink()
      const how = { network: networkOf(address), keepPassword: true, keepSession: sessionId }
      const ended = await store.takeOver(uid, how)
      sessions.revalidate(sessionId)
      if (!ended) return NOTHING_ENDED
      auditLog.logOnly('address-verified')
      for (const id of ended.sessions) sessions.forget(id)
      return ended
    },

    /** Throws `email-not-verified`, or `not-signed-in` if the session has ended since it was checked. */
    async check({ sessionId }: Caller): Promise<void> {
      const isVerified = await store.isVerified(sessionId)
      // Null: the session has ended, as every other session does when the address is verified.
      if (isVerified === null) throw notSignedIn()
      if (!isVerified && config.emailVerification)
        throw new ApiError('email-not-verified', 'Please confirm your email address first.')
    },

    /** Marks the address as verified, for an account that the operator has created. */
    trust: (uid: string): Promise<void> => users.update(uid, { emailVerified: true }),
  }
}

export interface Reset {
  /** The sessions that have ended. */
  sessions: readonly string[]
  /** What else has ended, in an account whose address was not verified before. */
  ended?: EndedAccess
}

export const RESET_LINK_LASTS = HOUR
const resetLinkExpiry = () => new Date(Date.now() + RESET_LINK_LASTS).toISOString()

const deadResetLink = () =>
  new ApiError(
    'invalid-reset-link',
    'This link no longer works. It may be older than one hour, used already, or replaced by a newer one. Please ask for a new link.',
  )

export function createPasswordReset(services: AuthServices) {
  const { config, users, store, mailer, auditLog, sessions, rateLimits, limits, isClosed } = services
  const requests = rateLimits('reset-request', 30, 15 * MINUTE)
  const resets = rateLimits('reset', 50, 15 * MINUTE)
  // Further requests within a quarter of an hour are dropped silently; the links already sent last longer than that.
  const mails = rateLimits('reset-mail', 3, 15 * MINUTE)

  return {
    /**
     * Resolves when the request is stored, before the address is looked up; the mail follows. It is in the language of
     * the account, and in `language` only for an account that has never chosen one: anyone can ask, in any language.
     */
    async request(typed: string, address: string, language: Language = 'en'): Promise<void> {
      const email = typed.toLowerCase()
      checkEmail(email)
      const wait = await requests.add(address)
      if (wait > 0) throw tooMany(wait)
      // A random delay, so that the server's load after its response shows nothing.
      const delay = randomInt(50, 500)
      await store.queueResetRequest({ email, address, language }, delay, resetLinkExpiry())
      mailer.sendDue(delay)
    },

    /** Looks up the address of a stored request, and replaces the request with a link and its mail. */
    async prepare(request: string, { email, address, language: pageLanguage }: ResetRequest): Promise<void> {
      if ((await mails.add(email)) > 0) return store.removeMail(request)
      const user = isClosed(email) ? null : await users.findByEmail(email)
      const token = newToken()
      const uid = user?.id ?? PLACEHOLDER_UID
      const profile = await store.readProfile(uid)
      const language = profile?.language ?? pageLanguage
      const link = linkWithToken(`${config.baseUrl}${pages.resetPassword}`, token, language)
      const mail = passwordResetMail({ to: email, language, firstName: profile?.firstName ?? '', link })
      // For an unknown address too, because the writes take longest. Mail of PLACEHOLDER_UID is never sent.
      await store.storeResetLink({ uid, tokenHash: digest(token), expiresAt: resetLinkExpiry(), mail, request })
      await auditLog.record(uid, 'password-reset-asked', address)
    },

    /** Sets a new password. Throws `invalid-reset-link`, `weak-password`, `too-many-requests`. */
    async reset({ token, password }: { token: string; password: string }, address: string): Promise<Reset> {
      const wait = await resets.add(address)
      if (wait > 0) throw tooMany(wait)
      const tokenHash = digest(token)
      const uid = await store.readResetLink(tokenHash)
      const user = uid === null ? null : await users.findById(uid)
      if (!user || isClosed(user.email)) throw deadResetLink()
      await checkNewPassword(password, { email: user.email, names: [user.name] })
      const hash = await hashPassword(password)
      // Last, so that a weak password or a busy server does not use the link up.
      if ((await store.takeResetLink(tokenHash)) !== user.id) throw deadResetLink()
      // Before the password: otherwise a crash between the two would leave a stranger's links in a verified account.
      const taken = user.emailVerified ? null : await store.takeOver(user.id, { network: networkOf(address) })
      const ended = [...(taken?.sessions ?? []), ...(await users.setPassword(user.id, hash))]
      await auditLog.record(user.id, 'password-reset', address)
      for (const session of ended) sessions.forget(session)
      // The password is set, even if the counts cannot be reset.
      await Promise.all([limits.forget(user.email), mails.forget(user.email)]).catch(() => undefined)
      return {
        sessions: ended,
        ...(taken && { ended: { reviewLinks: taken.reviewLinks, secondFactor: taken.secondFactor } }),
      }
    },
  }
}
