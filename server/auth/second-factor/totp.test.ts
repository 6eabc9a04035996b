import { expect, test } from 'vitest'
import { addressOf, codeOf, newKey, stepAt, stepOf, toBase32 } from './totp.ts'

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

test('the address for a QR picture names the site and the account', () => {
  expect(addressOf('ABC', 'Kinstead', 'ann+one@alder.example')).toBe(
    'otpauth://totp/Kinstead:ann%2Bone%40alder.example?secret=ABC&issuer=Kinstead&algorithm=SHA1&digits=6&period=30',
  )
})
