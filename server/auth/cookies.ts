import { timingSafeEqual } from 'node:crypto'

/** Over TLS with the prefix for which a browser requires `Secure`, `Path=/` and no `Domain`: no other host, and no page without TLS, can set it. */
export const cookieName = (baseUrl: string, name: string): string =>
  baseUrl.startsWith('https:') ? `__Host-kinstead.${name}` : `kinstead.${name}`

/** The value of a cookie in a request. */
export function cookieIn(headers: Headers, name: string): string | undefined {
  const pair = headers
    .get('cookie')
    ?.split(';')
    .find((each) => each.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim() || undefined
}

interface NewCookie {
  name: string
  value: string
  seconds: number
  sameSite: 'Lax' | 'Strict'
}

/** A Set-Cookie line for a cookie that scripts cannot read. */
export function cookieLine(baseUrl: string, { name, value, seconds, sameSite }: NewCookie): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`
}

/** Compares what a cookie holds with what it should hold, in the same time wherever they differ. */
export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
