import { isIPv4, isIPv6 } from 'node:net'

/**
 * An address without what tells one household from the next: of IPv4 the last of four numbers, of IPv6 all but the first
 * three groups. Takes what {@link clientAddress} gives, in which an IPv6 address is its network already.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [bare = ''] = address.split('/')
  if (!isIPv6(bare)) return 'unknown'
  return `${bare.split(':').slice(0, 3).join(':')}::/48`
}
