import type { SecondFactor, SecondFactorProof } from '#api/second-factor.ts'
import { product } from '#domain/product.ts'
import type { UserMail } from '../../db/mail-outbox.ts'
import { ApiError } from '../../errors.ts'
import { type SecondFactorChange, secondFactorMail } from '../../mail/mails.ts'
import type { AuthServices } from '../accounts.ts'
import { tooMany } from '../rate-limits.ts'
import type { Caller } from '../sessions.ts'
import { checkPassword, freshSignInNeeded, isFresh, requirePassword } from '../user-account.ts'
import { addressOf, type CodeCheck, newKey, newRecoveryCodes, recoveryHash } from './codes.ts'

const MINUTE = 60_000
const NOTICE_LASTS = 24 * 60 * MINUTE

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
export type SecondFactorSettings = ReturnType<typeof secondFactorSettings>
