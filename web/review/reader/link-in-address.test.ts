import { expect, test } from 'vitest'
import { addressOfLink } from '../owner/address-of-link.ts'
import { linkIn } from './link-in-address.ts'

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
