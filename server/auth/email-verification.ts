import * as z from 'zod/mini'
import { pages } from '#api/pages.ts'
import type { Language } from '#domain/product.ts'
import type { TakenOver } from '../db/accounts.ts'
import { isOfDeletedAccount } from '../db/write-errors.ts'
import { ApiError, notSignedIn } from '../errors.ts'
import { emailVerificationMail } from '../mail/mails.ts'
import type { AuthServices } from './accounts.ts'
import { networkOf } from './audit-log.ts'
import { linkWithToken, newToken, oneTimeTokens } from './one-time-tokens.ts'
import { tooMany } from './rate-limits.ts'
import type { Caller } from './sessions.ts'

type Owner = Pick<Caller, 'uid' | 'email'>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
export const LINK_LASTS = DAY

const Stored = z.object({ uid: z.string() })
const NOTHING_ENDED: TakenOver = { sessions: [], reviewLinks: 0, secondFactor: false }

const deadLink = () =>
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
      expiresAt: new Date(Date.now() + LINK_LASTS).toISOString(),
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
      if (found === undefined || Stored.parse(found).uid !== uid) throw deadLink()
      if (!(await tokens.take(token))) throw deadLink()
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
