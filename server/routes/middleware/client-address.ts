import { BlockList, isIP, isIPv6 } from 'node:net'

/** `::ffff:10.0.0.1`, an IPv4 address on an IPv6 socket, as `10.0.0.1`. */
const plain = (address: string) => (/^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address)

/** Some proxies write the port too: `198.51.100.7:4711` or `[2001:db8::7]:4711`. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/i

function hopIn(written: string): string {
  const hop = written.trim()
  const [, ipv6, ipv4] = WITH_PORT.exec(hop) ?? []
  return plain(ipv6 ?? ipv4 ?? hop)
}

/** The /64 network of an IPv6 address, all of which belongs to one client. */
function networkOfIpv6(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** The address that identifies the client of a request. `X-Forwarded-For` is trusted from the right, as far as trusted proxies wrote it. */
export function clientAddress(trustedProxies: readonly string[]) {
  const trusted = listOf(trustedProxies)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    let client = plain(socketAddress ?? 'unknown')
    const hops = (forwardedFor ?? '').split(',').map(hopIn)
    while (isTrusted(client)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      client = hop
    }
    return networkOfIpv6(client)
  }
}
