import { expect, test } from 'vitest'
import { addressOf, codeOf, newKey, newRecoveryCodes, recoveryHash, stepAt, stepOf, toBase32 } from './codes.ts'

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
