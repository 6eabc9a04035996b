import { createHmac, randomBytes } from 'node:crypto'

/** Time-based codes as RFC 6238 has them, with what every authenticator app takes for granted: SHA-1, six digits, 30 seconds. */
const PERIOD = 30_000
const DIGITS = 6
/** Clocks differ, and typing takes time: the code before and the one after are taken too. */
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

/** The step that this code is of, now or a moment ago or ahead; undefined when it is of none. */
export function stepOf(key: string, code: string, at: number): number | undefined {
  const near = Array.from({ length: 2 * EITHER_SIDE + 1 }, (_, index) => stepAt(at) - EITHER_SIDE + index)
  return near.find((step) => codeOf(key, step) === code)
}

/** What an authenticator app reads from a QR picture. */
export function addressOf(key: string, issuer: string, account: string): string {
  const parameters = new URLSearchParams({ secret: key, issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`
}
