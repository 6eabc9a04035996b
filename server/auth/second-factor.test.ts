import { expect, test } from 'vitest'
import { hasSamePassword, pendingSignIns } from './second-factor.ts'
import {
  addressOf,
  codeOf,
  newKey,
  newRecoveryCodes,
  recoveryHash,
  stepAt,
  stepOf,
  toBase32,
} from './second-factor-codes.ts'
import type { OneTimeTokens } from './tokens.ts'

const KEY = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(KEY, stepAt(seconds * 1_000), 8)).toBe(code)
  expect(codeOf(KEY, stepAt(seconds * 1_000))).toBe(code.slice(2))
})

// RFC 4648, section 10.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base32', (text, written) => expect(toBase32(Buffer.from(text))).toBe(written))

test('a code is taken in its 30 seconds, in those before and in those after, and in no others', () => {
  const now = 1_700_000_000_000
  const at = (steps: number) => stepOf(KEY, codeOf(KEY, stepAt(now) + steps), now)
  expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined])
})

test('every key is another, of 160 bits', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('the address for a QR code names the site and the account', () => {
  expect(addressOf('ABC', 'Kinstead', 'ann+one@alder.example')).toBe(
    'otpauth://totp/Kinstead:ann%2Bone%40alder.example?secret=ABC&issuer=Kinstead&algorithm=SHA1&digits=6&period=30',
  )
})

test('ten codes are made, all different, of letters that nobody takes for others', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
})

test('each letter is as likely as any other', () => {
  const letters = Array.from({ length: 200 }, newRecoveryCodes).flat().join('').replaceAll('-', '')
  const counts = Map.groupBy(letters, (letter) => letter)
  expect(counts.size).toBe(31)
  for (const [, { length }] of counts) expect(length / letters.length).toBeCloseTo(1 / 31, 2)
})

test('however a code is typed, it is the same, and another user’s is another', () => {
  const hash = recoveryHash('ann', 'k7mq-2xw9-h4td-8rfn')
  for (const typed of ['k7mq2xw9h4td8rfn', ' K7MQ 2XW9 H4TD 8RFN ', 'k7mq–2xw9–h4td–8rfn'])
    expect(recoveryHash('ann', typed)).toBe(hash)
  expect(recoveryHash('tom', 'k7mq-2xw9-h4td-8rfn')).not.toBe(hash)
})

/** One-time tokens in memory. */
function tokensInMemory(): Pick<OneTimeTokens, 'create' | 'find' | 'take'> {
  const values = new Map<string, unknown>()
  return {
    async create({ value }) {
      const token = String(values.size).padStart(43, 'x')
      values.set(token, value)
      return token
    },
    find: async (token) => values.get(token),
    take: async (token) => values.delete(token),
  }
}
const browser = (line: string) => new Headers({ cookie: line.split(';')[0] ?? '' })
const onThisMachine = () => pendingSignIns(tokensInMemory(), 'http://localhost:3000')

test.each<[verified: string | undefined, now: string | undefined, expected: boolean]>([
  ['the hash', 'the hash', true],
  ['the old hash', 'the new hash', false],
  [undefined, 'the first hash', false],
  ['the hash', undefined, false],
  [undefined, undefined, true],
])('begun with %j and now %j: the password is still the same? %j', async (verified, now, expected) => {
  const pending = onThisMachine()
  const found = await pending.of(browser(await pending.begin('ann', verified, 'password')))
  expect(found).toMatchObject({ uid: 'ann', through: 'password' })
  if (found) expect(hasSamePassword(found, now)).toBe(expected)
})

test('its cookie alone identifies it, and it is taken once', async () => {
  const pending = onThisMachine()
  const line = await pending.begin('ann', undefined, 'google')
  expect(await pending.of(browser(pending.noCookie))).toBeUndefined()
  const found = await pending.of(browser(line))
  if (!found) throw new Error('It was not found.')
  expect([await pending.take(found), await pending.take(found)]).toEqual([true, false])
  expect(await pending.of(browser(line))).toBeUndefined()
})

test('over TLS its cookie belongs to this very host', async () => {
  const pending = pendingSignIns(tokensInMemory(), 'https://trusts.example')
  const line = await pending.begin('ann', undefined, 'google')
  expect(line).toMatch(
    /^__Host-kinstead\.pending-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(await pending.of(browser(line))).toMatchObject({ uid: 'ann' })
  expect(await pending.of(browser(line.replace('__Host-', '')))).toBeUndefined()
})
