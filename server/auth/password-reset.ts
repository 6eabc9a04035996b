import { randomInt } from 'node:crypto'
import type { EndedAccess } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import type { Language } from '#domain/product.ts'
import type { ResetRequest } from '../db/mail-outbox.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { ApiError } from '../errors.ts'
import { passwordResetMail } from '../mail/mails.ts'
import type { AuthServices } from './accounts.ts'
import { networkOf } from './audit-log.ts'
import { checkEmail, checkNewPassword, hashPassword } from './credentials.ts'
import { digest, linkWithToken, newToken } from './one-time-tokens.ts'
import { tooMany } from './rate-limits.ts'

export interface Reset {
  /** The sessions that have ended. */
  sessions: readonly string[]
  /** What else has ended, in an account whose address was not verified before. */
  ended?: EndedAccess
}

const MINUTE = 60_000
export const LINK_LASTS = 60 * MINUTE
const linkExpiry = () => new Date(Date.now() + LINK_LASTS).toISOString()

const deadLink = () =>
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
      await store.queueResetRequest({ email, address, language }, delay, linkExpiry())
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
      await store.storeResetLink({ uid, tokenHash: digest(token), expiresAt: linkExpiry(), mail, request })
      await auditLog.record(uid, 'password-reset-asked', address)
    },

    /** Sets a new password. Throws `invalid-reset-link`, `weak-password`, `too-many-requests`. */
    async reset({ token, password }: { token: string; password: string }, address: string): Promise<Reset> {
      const wait = await resets.add(address)
      if (wait > 0) throw tooMany(wait)
      const tokenHash = digest(token)
      const uid = await store.readResetLink(tokenHash)
      const user = uid === null ? null : await users.findById(uid)
      if (!user || isClosed(user.email)) throw deadLink()
      await checkNewPassword(password, { email: user.email, names: [user.name] })
      const hash = await hashPassword(password)
      // Last, so that a weak password or a busy server does not use the link up.
      if ((await store.takeResetLink(tokenHash)) !== user.id) throw deadLink()
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
