import type { SecondFactor, SecondFactorProof } from '#api/second-factor.ts'
import { product } from '#domain/product.ts'
import type { UserMail } from '../../db/mail-outbox.ts'
import type { Store } from '../../db/store.ts'
import { ApiError } from '../../errors.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { type SecondFactorChange, secondFactorMail } from '../../mail/second-factor-mail.ts'
import type { AccountStore } from '../account-store.ts'
import type { AuditLog } from '../audit-log.ts'
import { tooMany } from '../checks.ts'
import type { RateLimits } from '../rate-limits.ts'
import { checkPassword, freshSignInNeeded, isFresh, passwordGiven } from '../reauthentication.ts'
import type { Caller } from '../sessions.ts'
import type { CodeCheck } from './code-check.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { addressOf, newKey } from './totp.ts'

/** What the owner of an account does with their second factor, signed in. Each refuses as the contract says. */
export interface SecondFactorSettings {
  read(uid: string): Promise<SecondFactor>
  begin(caller: Caller, given: Pick<SecondFactorProof, 'password'>): Promise<{ key: string; uri: string }>
  confirm(caller: Caller, code: string, address: string): Promise<string[]>
  turnOff(caller: Caller, given: SecondFactorProof, address: string): Promise<void>
  newCodes(caller: Caller, given: SecondFactorProof, address: string): Promise<string[]>
  /** For the operator: turns it off for the account with this e-mail address. False where no account has a second factor. */
  turnOffFor(email: string): Promise<boolean>
  /** Queues a mail to the owner that says what has become of their second factor. */
  notify(who: Pick<Caller, 'uid' | 'email'>, change: SecondFactorChange): Promise<void>
}

interface Parts {
  baseUrl: string
  users: Pick<AccountStore, 'findByEmail' | 'findSession' | 'passwordHash'>
  store: Store
  mailer: Pick<Mailer, 'sendDue'>
  auditLog: AuditLog
  codes: CodeCheck
  rateLimits: RateLimits
}

const MINUTE = 60_000
const NOTICE_LASTS = 24 * 60 * MINUTE

const isOn = () =>
  new ApiError('second-factor-on', 'Two-factor authentication is on already. Turn it off first to set up another app.')
const isOff = () => new ApiError('second-factor-off', 'Two-factor authentication is not on. Please begin again.')

export function secondFactorSettings(parts: Parts): SecondFactorSettings {
  const { baseUrl, users, store, mailer, auditLog, codes, rateLimits } = parts
  const failures = rateLimits('second-factor-password', 5, 15 * MINUTE)

  async function takePassword(uid: string, password: string, hash: string | undefined): Promise<void> {
    const wait = await failures.add(uid)
    if (wait > 0) throw tooMany(wait)
    await checkPassword(password, hash)
    await failures.forget(uid)
  }

  /** The password or a code. */
  async function prove({ uid }: Caller, { password, code }: SecondFactorProof, address: string): Promise<void> {
    if (!(await store.hasFactor(uid))) throw isOff()
    if (password !== undefined) await takePassword(uid, password, await users.passwordHash(uid))
    else if (code !== undefined) {
      if ((await codes.take(uid, code, address)) === 'recovery')
        await auditLog.record(uid, 'recovery-code-used', address)
    } else throw new ApiError('invalid-field', 'Please enter your password, or a code.', { field: 'password' })
  }

  const hashes = (uid: string, made: readonly string[]) => made.map((code) => recoveryHash(uid, code))

  type Owner = Pick<Caller, 'uid' | 'email'>
  async function noticeTo({ uid, email: to }: Owner, change: SecondFactorChange): Promise<UserMail> {
    const { firstName = '', language } = (await store.readProfile(uid)) ?? {}
    const mail = secondFactorMail({ to, language: language ?? 'en', firstName, change, baseUrl })
    return { uid, mail, expiresAt: new Date(Date.now() + NOTICE_LASTS).toISOString() }
  }

  return {
    async notify(owner, change) {
      await store.queueMail(await noticeTo(owner, change))
      mailer.sendDue()
    },

    async read(uid) {
      const factor = await store.readFactor(uid)
      const since = factor?.confirmedAt ?? null
      return { since, recoveryCodesLeft: since ? await store.countRecoveryCodes(uid) : 0 }
    },

    async begin(caller, { password }) {
      const hash = await users.passwordHash(caller.uid)
      if (hash !== undefined) await takePassword(caller.uid, passwordGiven(password), hash)
      else if (!(await isFresh(users, caller))) throw freshSignInNeeded()
      const key = newKey()
      if (!(await store.beginFactor(caller.uid, key, caller.sessionId))) throw isOn()
      return { key, uri: addressOf(key, product.name, caller.email) }
    },

    async confirm(caller, code, address) {
      const { uid, sessionId } = caller
      const begun = await store.readFactor(uid)
      if (!begun) throw isOff()
      if (begun.confirmedAt) throw isOn()
      const step = await codes.stepWith(begun.key, uid, code, address)
      const made = newRecoveryCodes()
      const notice = await noticeTo(caller, 'on')
      if (!(await store.confirmFactor(uid, begun.key, step, hashes(uid, made), sessionId, notice))) throw isOff()
      mailer.sendDue()
      await auditLog.record(uid, 'second-factor-on', address)
      return made
    },

    async turnOff(caller, given, address) {
      await prove(caller, given, address)
      if (!(await store.removeFactor(caller.uid, caller.sessionId, await noticeTo(caller, 'off')))) throw isOff()
      mailer.sendDue()
      await auditLog.record(caller.uid, 'second-factor-off', address)
    },

    async turnOffFor(email) {
      const user = await users.findByEmail(email.trim())
      if (!user) return false
      const { id: uid, email: to } = user
      const notice = await noticeTo({ uid, email: to }, 'off-by-operator')
      if (!(await store.removeFactor(uid, undefined, notice))) return false
      mailer.sendDue()
      await auditLog.record(uid, 'second-factor-off', 'operator')
      return true
    },

    async newCodes(caller, given, address) {
      await prove(caller, given, address)
      const made = newRecoveryCodes()
      const { uid, sessionId } = caller
      const notice = await noticeTo(caller, 'new-codes')
      if (!(await store.replaceRecoveryCodes(uid, hashes(uid, made), sessionId, notice))) throw isOff()
      mailer.sendDue()
      await auditLog.record(uid, 'recovery-codes-made', address)
      return made
    },
  }
}
