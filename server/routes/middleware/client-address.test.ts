import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const PROXIES = ['127.0.0.1', '10.0.0.0/8', '::1']

test.each([
  ['203.0.113.9', null, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'forged, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1', 'nonsense', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', '192.0.2.1, 198.51.100.1:4711, 10.1.2.3:80', '198.51.100.1'],
  ['127.0.0.1', '[2001:db8:1:2:3::7]:4711', '2001:db8:1:2::/64'],
  ['127.0.0.1', '198.51.100.1:forged', '127.0.0.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['2001:db8:1:2:3:4:5:6', null, '2001:db8:1:2::/64'],
  ['2001:db8::5', null, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', null, 'fe80:0:0:0::/64'],
  [undefined, '198.51.100.1', 'unknown'],
] as const)('a connection from %s, forwarded for %s, counts as %s', (socket, forwarded, expected) => {
  expect(clientAddress(PROXIES)(socket, forwarded)).toBe(expected)
})

test('without trusted proxies the header counts for nothing', () => {
  expect(clientAddress([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
})
