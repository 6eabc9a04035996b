import { expect, test } from 'vitest'
import { clientAddress } from '../routes/middleware/client-address.ts'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  [undefined, 'unknown'],
])('of %s the audit log stores %s', (socket, kept) => {
  expect(networkOf(clientAddress([])(socket, null))).toBe(kept)
})
