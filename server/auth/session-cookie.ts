const BARE = 'kinstead.session_token'

/** Over TLS with the prefix for which a browser wants `Secure`, `Path=/` and no `Domain`: no other host, and no page without TLS, can set it. */
export const sessionCookie = (baseUrl: string) => (baseUrl.startsWith('https:') ? `__Host-${BARE}` : BARE)

/** Finds the session's token, still signed, in a Cookie header. */
export function tokenIn(cookie: string | null, name: string): string | undefined {
  const own = (cookie ?? '').split(';').find((pair) => pair.trimStart().startsWith(`${name}=`))
  return own?.slice(own.indexOf('=') + 1).trim() || undefined
}
