import * as z from 'zod/mini'
import { pages } from '#api/pages.ts'
import type { Language } from '#domain/language.ts'
import type { Config } from '../config.ts'
import type { TakenOver } from '../db/accounts.ts'
import type { Store } from '../db/store.ts'
import { isOfDeletedAccount } from '../db/write-errors.ts'
import { ApiError } from '../errors.ts'
import { emailVerificationMail } from '../mail/email-verification-mail.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Log } from '../observability/log.ts'
import type { AccountStore } from './account-store.ts'
import type { AuditLog } from './audit-log.ts'
import type { Auth } from './auth.ts'
import { tooMany } from './checks.ts'
import { networkOf } from './network-of.ts'
import { newToken, oneTimeTokens } from './one-time-tokens.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Caller, Sessions } from './sessions.ts'

type Owner = Pick<Caller, 'uid' | 'email'>

/** Shows who owns the e-mail address of an account: a link that is mailed there, opened in a session of the account. */
export interface EmailVerification {
  /** Queues the mail with the first link. One that cannot be queued is logged, and does not make the sign-up fail. */
  begin(owner: Owner, language: Language): Promise<void>
  /** Queues the mail with another one, unless the address is verified. Refuses with `too-many-requests`. */
  send(caller: Caller, language: Language): Promise<void>
  /** Refuses with `invalid-verification-link`, `too-many-requests`. */
  confirm(caller: Caller, token: string, address: string): Promise<TakenOver>
  /** Refuses with `email-not-verified`, and with `not-signed-in` if the session has ended meanwhile. */
  check(caller: Caller): Promise<void>
  /** Takes the address for verified, for an account that the operator has made. */
  trust(uid: string): Promise<void>
}

interface Parts {
  config: Pick<Config, 'baseUrl' | 'emailVerification'>
  auth: Auth
  users: Pick<AccountStore, 'update'>
  store: Store
  mailer: Pick<Mailer, 'sendDue'>
  log: Log
  auditLog: Pick<AuditLog, 'logOnly'>
  sessions: Pick<Sessions, 'forget' | 'lookAgain'>
  rateLimits: RateLimits
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
export const LINK_LASTS = DAY

const Kept = z.object({ uid: z.string() })

function deadLink(): ApiError {
  return new ApiError(
    'invalid-verification-link',
    'This link does not work. It may be older than one day, used already, or for another account. Please send a new link.',
  )
}

export function createEmailVerification(parts: Parts): EmailVerification {
  const { config, auth, users, store, mailer, log, auditLog, sessions, rateLimits } = parts
  // By address, because an account can be deleted and made again.
  const mails = rateLimits('verification-mail', 3, 15 * MINUTE)
  const mailsOfDay = rateLimits('verification-mail-of-day', 10, DAY)
  const confirmations = rateLimits('verification', 50, 15 * MINUTE)
  const tokens = oneTimeTokens(auth, 'verify-email')
  const nothing: TakenOver = { sessions: [], reviewLinks: 0, secondFactor: false }

  async function mail({ uid, email }: Owner, asked: Language): Promise<void> {
    const wait = (await mails.add(email)) || (await mailsOfDay.add(email))
    if (wait > 0) throw tooMany(wait)
    const token = newToken()
    const profile = await store.readProfile(uid)
    const language = profile?.language ?? asked
    const link = `${config.baseUrl}${pages.verifyEmail}#token=${token}${language === 'en' ? '' : `&language=${language}`}`
    const { baseUrl } = config
    const expiresAt = new Date(Date.now() + LINK_LASTS).toISOString()
    await store.storeVerification({
      ...{
        uid,
        identifier: tokens.nameOf(token),
        value: JSON.stringify({ uid } satisfies z.infer<typeof Kept>),
        expiresAt,
      },
      mail: emailVerificationMail({ to: email, language, firstName: profile?.firstName ?? '', link, baseUrl }),
    })
    mailer.sendDue()
  }

  return {
    async begin(owner, language) {
      if (!config.emailVerification) return
      await mail(owner, language).catch((fault: Error) => {
        if (!isOfDeletedAccount(fault))
          log.error('a link for verifying an address could not be prepared', { fault: fault.name })
      })
    },

    async send(caller, language) {
      if (!(await store.isVerified(caller.sessionId))) await mail(caller, language)
    },

    async confirm({ uid, sessionId }, token, address) {
      const wait = await confirmations.add(address)
      if (wait > 0) throw tooMany(wait)
      if (await store.isVerified(sessionId)) return nothing
      const found = await tokens.find(token)
      // Before it is taken, so that another account's session does not use it up.
      if (found === undefined || Kept.parse(found).uid !== uid) throw deadLink()
      if (!(await tokens.take(token))) throw deadLink()
      const how = { network: networkOf(address), keepPassword: true, keepSession: sessionId }
      const taken = await store.takeOver(uid, how)
      sessions.lookAgain(sessionId)
      if (!taken) return nothing
      auditLog.logOnly('address-verified')
      for (const ended of taken.sessions) sessions.forget(ended)
      return taken
    },

    async check({ sessionId }) {
      const isVerified = await store.isVerified(sessionId)
      // With the address, so that a session that ended when its owner became known does not pass for theirs.
      if (isVerified === null) throw new ApiError('not-signed-in', 'Please log in first.')
      if (!isVerified && config.emailVerification)
        throw new ApiError('email-not-verified', 'Please confirm your email address first.')
    },

    async trust(uid) {
      await users.update(uid, { emailVerified: true })
    },
  }
}
