import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '#domain/product.ts'
import type { Auth } from './auth.ts'

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

interface NewToken {
  /** The row is deleted with this user. */
  uid?: string
  token?: string
  value: unknown
  milliseconds: number
}

export const newToken = () => randomBytes(32).toString('base64url')
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The link of a mail. Behind the number sign, a token reaches neither a server's log nor another site. */
export const linkWithToken = (address: string, token: string, language: Language) =>
  `${address}#token=${token}${language === 'en' ? '' : `&language=${language}`}`

/**
 * Random tokens that work once, each with a value, in better-auth's table of verifications, as a hash. `kind` separates
 * the tokens of each purpose. better-auth's own links carry a signed token that works until it expires.
 */
export function oneTimeTokens(auth: Pick<Auth, '$context'>, kind: string) {
  const model = 'verification'
  const nameOf = (token: string) => `${kind}:${digest(token)}`
  const valid = (token: string) => [
    { field: 'identifier', value: nameOf(token) },
    { field: 'expiresAt', operator: 'gt' as const, value: new Date() },
  ]
  return {
    /** The identifier of a token's row. */
    nameOf,
    async create({ uid, token = newToken(), value, milliseconds }: NewToken): Promise<string> {
      const { adapter } = await auth.$context
      const now = new Date()
      const data = {
        identifier: nameOf(token),
        value: JSON.stringify(value),
        userId: uid,
        expiresAt: new Date(now.getTime() + milliseconds),
        createdAt: now,
        updatedAt: now,
      }
      await adapter.create({ model, data })
      return token
    },
    /** The value. The token stays valid. */
    async find(token: string): Promise<unknown> {
      if (!isToken(token)) return undefined
      const { adapter } = await auth.$context
      const found = await adapter.findOne<{ value: string }>({ model, where: valid(token) })
      return found ? JSON.parse(found.value) : undefined
    },
    /** Uses the token up. Of several calls at once, one is true. */
    async take(token: string): Promise<boolean> {
      const { adapter } = await auth.$context
      return (await adapter.deleteMany({ model, where: valid(token) })) > 0
    },
  }
}
export type OneTimeTokens = ReturnType<typeof oneTimeTokens>
