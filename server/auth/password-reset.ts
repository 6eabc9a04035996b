import { randomInt } from 'node:crypto'
import type { EndedAccess } from '#api/auth.ts'
import { pages } from '#api/pages.ts'
import type { Language } from '#domain/language.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { ApiError } from '../errors.ts'
import type { Mailer, PrepareReset } from '../mail/mailer.ts'
import { passwordResetMail } from '../mail/password-reset-mail.ts'
import type { AccountStore } from './account-store.ts'
import type { AuditLog } from './audit-log.ts'
import { checkEmail, tooMany } from './checks.ts'
import { networkOf } from './network-of.ts'
import { checkNewPassword } from './new-password.ts'
import { digest, newToken } from './one-time-tokens.ts'
import { hashPassword } from './password.ts'
import type { RateLimits } from './rate-limits.ts'

export interface PasswordReset {
  /**
   * Resolves when the request is stored, before anything is known of the e-mail address; the mail, if there is one to
   * send, follows. It is in the language that its owner has chosen, and only without such a choice in `language`: anyone
   * can ask, in any.
   */
  request(email: string, address: string, language?: Language): Promise<void>
  /** `sessions` have ended; `ended` tells what else, in an account whose address was not verified before. */
  reset(given: { token: string; password: string }, address: string): Promise<Reset>
  /** Looks the address of a stored request up, and replaces the request by a link and its mail. */
  prepare: PrepareReset
}

interface Reset {
  sessions: readonly string[]
  ended?: EndedAccess
}

interface Parts {
  baseUrl: string
  users: Pick<AccountStore, 'findByEmail' | 'findById' | 'setPassword'>
  store: Store
  mailer: Mailer
  auditLog: AuditLog
  /** Whether nobody may use this account here. */
  isShut: (email: string) => boolean
  forgetSession: (sessionId: string) => void
  rateLimits: RateLimits
  /** Forgets the failed sign-ins with this e-mail address. */
  forgetFailures: (email: string) => Promise<void>
}

const MINUTE = 60_000
export const LINK_LASTS = 60 * MINUTE

function deadLink(): ApiError {
  return new ApiError(
    'invalid-reset-link',
    'This link no longer works. It may be older than one hour, used already, or replaced by a newer one. Please ask for a new link.',
  )
}

export function createPasswordReset(parts: Parts): PasswordReset {
  const { users, store, mailer, auditLog, rateLimits } = parts
  const requests = rateLimits('reset-request', 30, 15 * MINUTE)
  const resets = rateLimits('reset', 50, 15 * MINUTE)
  // More than these in a quarter of an hour are dropped without a word; the links sent last longer than that.
  const mails = rateLimits('reset-mail', 3, 15 * MINUTE)

  return {
    async request(given, address, language = 'en') {
      const email = given.toLowerCase()
      checkEmail(email)
      const wait = await requests.add(address)
      if (wait > 0) throw tooMany(wait)
      // At a moment nobody can know, so that what the server is busy with just after its answer tells nothing.
      const delay = randomInt(50, 500)
      const expiresAt = new Date(Date.now() + LINK_LASTS).toISOString()
      await store.queueResetRequest({ email, address, language }, delay, expiresAt)
      mailer.sendDue(delay)
    },

    async prepare(request, { email, address, language: asked }) {
      if ((await mails.add(email)) > 0) return store.removeMail(request)
      const user = parts.isShut(email) ? null : await users.findByEmail(email)
      const token = newToken()
      const expiresAt = new Date(Date.now() + LINK_LASTS).toISOString()
      const uid = user?.id ?? PLACEHOLDER_UID
      const profile = await store.readProfile(uid)
      const language = profile?.language ?? asked
      // After the number sign, a token reaches neither a server's log nor another site.
      const link = `${parts.baseUrl}${pages.resetPassword}#token=${token}${language === 'en' ? '' : `&language=${language}`}`
      const mail = passwordResetMail({ to: email, language, firstName: profile?.firstName ?? '', link })
      // For an unknown address too: the writes take longer than all the rest. Mail of nobody's is never sent.
      await store.storeResetLink({ uid, tokenHash: digest(token), expiresAt, mail, request })
      await auditLog.record(uid, 'password-reset-asked', address)
    },

    async reset({ token, password }, address) {
      const wait = await resets.add(address)
      if (wait > 0) throw tooMany(wait)
      const tokenHash = digest(token)
      const uid = await store.readResetLink(tokenHash)
      const user = uid === null ? null : await users.findById(uid)
      if (!user || parts.isShut(user.email)) throw deadLink()
      await checkNewPassword(password, { email: user.email, names: [user.name] })
      const hash = await hashPassword(password)
      // Only now, so that a weak password or a busy server does not use the link up.
      if ((await store.takeResetLink(tokenHash)) !== user.id) throw deadLink()
      // Before the password: else a stop between the two would leave what somebody else has made in a verified account.
      const taken = user.emailVerified ? null : await store.takeOver(user.id, { network: networkOf(address) })
      const sessions = [...(taken?.sessions ?? []), ...(await users.setPassword(user.id, hash))]
      await auditLog.record(user.id, 'password-reset', address)
      for (const session of sessions) parts.forgetSession(session)
      // The password is set, whatever becomes of the counts.
      await Promise.all([parts.forgetFailures(user.email), mails.forget(user.email)]).catch(() => undefined)
      return { sessions, ...(taken && { ended: { reviewLinks: taken.reviewLinks, secondFactor: taken.secondFactor } }) }
    },
  }
}
