import { expect, test } from 'vitest'
import { addressOfLink, linkIn } from './link-in-address.ts'

test.each([true, false])(
  'what is written into an address is read out of it again, with a pass-phrase: %j',
  (withPassphrase) => {
    const link = { token: 'aB-_9'.repeat(8), withPassphrase }
    const { pathname, hash, search } = new URL(addressOfLink('https://kinstead.example', link))
    expect([pathname, search]).toEqual(['/review', ''])
    expect(linkIn(hash)).toEqual(link)
  },
)

test.each(['', '#', '#main', '#token=', '#token=%20', '#with=passphrase'])('%j holds no link', (hash) =>
  expect(linkIn(hash)).toBeUndefined(),
)

test.each([
  ['a full stop behind it', `#token=${'a'.repeat(43)}.`, false],
  ['a bracket behind it', `#token=${'a'.repeat(43)}&with=passphrase)`, true],
  ['a line broken in it', `#token=${'a'.repeat(20)}%0A${'a'.repeat(23)}&with=passphrase`, true],
])('a link with %s is the link', (_, hash, withPassphrase) =>
  expect(linkIn(hash)).toEqual({ token: 'a'.repeat(43), withPassphrase }),
)

test('what is too short is tried as it is, and rejected as all others are', () =>
  expect(linkIn('#token=abc')).toEqual({ token: 'abc', withPassphrase: false }))
