import { createHash, createHmac, randomBytes } from 'node:crypto'
import { message } from '#domain/message.ts'
import { DAY, MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import type { AuthServices } from './accounts.ts'
import { networkOf } from './audit-log.ts'

// The codes of the app: time-based, as in RFC 6238, with what every authenticator app assumes: SHA-1, six digits, 30 seconds.
const PERIOD = 30_000
const DIGITS = 6
/** Clocks differ, and typing takes time: the code before and the one after are accepted too. */
const EITHER_SIDE = 1
const KEY_BYTES = 20

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** A new key, in base32. */
export const newKey = (): string => toBase32(randomBytes(KEY_BYTES))

/** The number of the 30 seconds in which this instant (milliseconds since 1970) lies. */
export const stepAt = (at: number): number => Math.floor(at / PERIOD)

/** The code of a step. */
export function codeOf(key: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step of this code, if it is the current one or next to it. */
export function stepOf(key: string, code: string, at: number): number | undefined {
  const near = Array.from({ length: 2 * EITHER_SIDE + 1 }, (_, index) => stepAt(at) - EITHER_SIDE + index)
  return near.find((step) => codeOf(key, step) === code)
}

/** What an authenticator app reads from a QR code. */
export function addressOf(key: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({ secret: key, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}

// Recovery codes, for an owner without the app.
const AMOUNT = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

function newCode(): string {
  const letters: string[] = []
  // A byte above the last multiple of the length would make the first letters likelier.
  const fair = 256 - (256 % LETTERS.length)
  while (letters.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < fair && letters.length < LENGTH) letters.push(LETTERS[byte % LETTERS.length] ?? '')
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Ten new recovery codes, such as `k7mq-2xw9-h4td-8rfn`: 79 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: AMOUNT }, newCode)

/** A typed code without spaces, hyphens and case. */
const bareCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')

/** The stored hash of a code. Codes are random and long, so no slow hash is needed. */
export const recoveryHash = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid}\n${bareCode(code)}`)
    .digest('base64url')

/** Whether this can be a code of the app; anything else can only be a recovery code. */
const isShort = (code: string) => /^\d{0,8}$/.test(code)

/** The same for a used code as for a wrong one: it does not confirm a code that someone saw over a shoulder. */
const wrongCode = (isShort: boolean) =>
  new ApiError(
    'wrong-code',
    isShort
      ? 'This code is wrong or was used before. Please try the newest one. If that fails too, check that your phone’s clock is right.'
      : 'This recovery code is wrong or was used before. Please try another one.',
    { field: 'code' },
  )

function tooManyCodes(retryAfter: number, canRecover: boolean): ApiError {
  const minutes = Math.max(2, Math.ceil(retryAfter / 60))
  const time =
    minutes < 100
      ? message('{count, plural, one {# minute} other {# minutes}}', { count: minutes })
      : message('{count, plural, one {# hour} other {# hours}}', { count: Math.ceil(minutes / 60) })
  const text = canRecover
    ? message('Too many wrong codes. Please try again in {time}, or use a recovery code.', { time })
    : message('Too many wrong codes. Please try again in {time}.', { time })
  return new ApiError('too-many-requests', text, { retryAfter })
}

/**
 * Checks codes. Attempts are counted before the check: otherwise many guesses at once would all pass. Codes of the app are
 * short: thirty wrong ones a day are allowed from everywhere together, and a hundred more from a network from which the
 * owner has signed in before. Recovery codes are too long to guess. They are counted separately, because an owner whose
 * app shows wrong codes needs them.
 */
export function createCodeCheck({ store, auditLog, rateLimits }: AuthServices) {
  const failures = rateLimits('code', 5, 15 * MINUTE)
  const recoveries = rateLimits('recovery-code', 5, 15 * MINUTE)
  const byAddress = rateLimits('code-from-address', 100, 15 * MINUTE)
  const byAccount = rateLimits('code-to-account', 30, DAY)
  const byNetwork = rateLimits('code-from-network', 100, DAY)

  type Counted = { wait: number } | { undo: () => Promise<void> }

  async function countGuess(uid: string, address: string): Promise<Counted> {
    const wait = await byAccount.add(uid)
    if (wait === 0) return { undo: () => byAccount.undo(uid) }
    if (!(await auditLog.hasComeFrom(uid, address))) return { wait }
    const network = networkOf(address)
    const closed = await byNetwork.add(uid, network)
    return closed > 0 ? { wait: closed } : { undo: () => byNetwork.undo(uid, network) }
  }

  /** `canRecover`: the message after too many attempts offers a recovery code. */
  async function counted<T>(uid: string, code: string, address: string, canRecover: boolean, check: () => Promise<T>) {
    const guess = isShort(code)
    const ofKind = guess ? failures : recoveries
    const wait = (await ofKind.add(uid, address)) || (await byAddress.add(address))
    if (wait > 0) throw tooManyCodes(wait, canRecover)
    const short: Counted = guess ? await countGuess(uid, address) : { undo: async () => undefined }
    if ('wait' in short) throw tooManyCodes(short.wait, canRecover)
    const found = await check().catch(async (error: unknown) => {
      if (error instanceof ApiError) await auditLog.record(uid, 'code-refused', address)
      throw error
    })
    await Promise.all([ofKind.forget(uid, address), byAddress.undo(address), short.undo()])
    return found
  }

  return {
    /** Uses up a code of the app, or a recovery code. Throws `wrong-code`, `too-many-requests`. */
    take(uid: string, typed: string, address: string): Promise<'app' | 'recovery'> {
      const code = bareCode(typed)
      return counted(uid, code, address, isShort(code), async () => {
        const factor = await store.readFactor(uid)
        if (!factor?.confirmedAt) throw wrongCode(isShort(code))
        const step = stepOf(factor.key, code, Date.now())
        if (step === undefined) {
          if (await store.takeRecoveryCode(uid, recoveryHash(uid, code))) return 'recovery'
          throw wrongCode(isShort(code))
        }
        if (!(await store.takeStep(uid, step))) throw wrongCode(true)
        return 'app'
      })
    },
    /** The step of a code with this key, which is not used up. Throws as `take`. */
    stepWith(key: string, uid: string, typed: string, address: string): Promise<number> {
      const code = bareCode(typed)
      return counted(uid, code, address, false, async () => {
        const step = stepOf(key, code, Date.now())
        if (step === undefined) throw wrongCode(true)
        return step
      })
    },
  }
}
export type CodeCheck = ReturnType<typeof createCodeCheck>
