import { BlockList, isIP, isIPv6 } from 'node:net'
import { message } from '#domain/message.ts'
import { ApiError } from '../../errors.ts'
import type { App } from './route.ts'

/** `inlineScript` is the hash of the one inline script that the page may contain. */
export function contentSecurityPolicy(inlineScript?: string): string {
  return [
    "default-src 'self'",
    inlineScript === undefined ? "script-src 'self'" : `script-src 'self' ${inlineScript}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers of every response. */
export function securityHeaders(baseUrl: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // The Google window must be able to report to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/** On localhost, every name of the machine for itself is allowed, but no other name that DNS rebinding points here. */
function isSameMachine(origin: string, host: string | null, baseUrl: string): boolean {
  return (
    host !== null &&
    LOOPBACK.test(URL.parse(baseUrl)?.host ?? '') &&
    LOOPBACK.test(host) &&
    URL.parse(origin)?.host === host
  )
}

/**
 * Rejects a state-changing request from a page of another site. Programs other than browsers send neither header, and only
 * their own cookies.
 */
export function rejectForeignOrigin(headers: Headers, baseUrl: string): void {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none'
  if (!foreignSite && (origin === null || origin === baseUrl || isSameMachine(origin, headers.get('host'), baseUrl)))
    return
  throw new ApiError(
    'foreign-origin',
    message(
      'This request came from {origin}, but this site is {baseUrl}. Open {baseUrl}, or set BASE_URL to the address that people open.',
      { origin: origin ?? message('another site'), baseUrl },
    ),
  )
}

/** Node uses the first Host header, and a proxy in front may have used the last. */
export function rejectSeveralHosts(app: App): void {
  app.use(async (c, next) => {
    const { rawHeaders = [] } = c.env?.incoming ?? {}
    if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new ApiError('invalid-body', 'A request must have exactly one Host header.')
    await next()
  })
}

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
