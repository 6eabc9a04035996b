import { afterEach, expect, test, vi } from 'vitest'
import { withMaskedNumbers } from './social-security-numbers-in-text.ts'

afterEach(() => vi.restoreAllMocks())

/** How often a text is taken apart while `read` runs: a look at one character, or a piece cut out. */
function stepsOf(read: () => void): number {
  const looks = vi.spyOn(String, 'fromCodePoint')
  const pieces = vi.spyOn(String.prototype, 'slice')
  read()
  const steps = looks.mock.calls.length + pieces.mock.calls.length
  vi.restoreAllMocks()
  return steps
}

test.each([
  ['usual', '7'],
  ['wide', '\uff19'],
  ['mathematical', '\u{1d7ff}'],
  ['Arabic, each behind a letter', 'a\u0667'],
])('a long text costs no step for each of its digits, %s', (_, digit) => {
  const text = digit.repeat(9_990)
  for (const known of [[], ['914637285']])
    expect(stepsOf(() => expect(withMaskedNumbers(text, new Set(known))).toBe(text))).toBeLessThan(100)
})

test.each([
  ['the first of a long row', '914637285000', 'XXX-XX-7285000'],
  ['the last of a long row', '000914637285', '000XXX-XX-7285'],
  ['twice in a row', '914637285914637285', 'XXX-XX-7285XXX-XX-7285'],
  ['begun twice', '91463914637285', '91463XXX-XX-7285'],
  [
    'in mathematical digits',
    [...'914637285'].map((each) => String.fromCodePoint(0x1d7f6 + Number(each))).join(''),
    'XXX-XX-7285',
  ],
  ['with a zero in front', '1012345678', '1XXX-XX-5678'],
  ['twelve characters apart', `9146${'\u{1f600}'.repeat(6)}37285`, 'XXX-XX-7285'],
  ['thirteen characters apart', `9146${'.'.repeat(13)}37285`, `9146${'.'.repeat(13)}37285`],
  ['a letter between', '9146\u6f2237285', '9146\u6f2237285'],
])('a known number is found: %s', (_, text, shown) =>
  expect(withMaskedNumbers(text, new Set(['914637285', '012345678']))).toBe(shown),
)
