import { createHash, randomBytes } from 'node:crypto'
import type { Auth } from './auth.ts'

interface NewToken {
  /** A row about a user is deleted with the user, and is refused without one. */
  uid?: string
  token?: string
  value: unknown
  milliseconds: number
}

/**
 * Random tokens that work once, with what the server keeps for each, in better-auth's table of verifications. The table
 * has a hash of the token. better-auth's own links carry a signed token that works until it expires.
 */
export interface OneTimeTokens {
  /** The identifier of a token's row. */
  nameOf(token: string): string
  create(token: NewToken): Promise<string>
  /** Finds the value without using the token up. */
  find(token: string): Promise<unknown>
  /** Uses the token up. Of several at once, one is true. */
  take(token: string): Promise<boolean>
}

const TOKEN = /^[\w-]{43}$/
export const newToken = () => randomBytes(32).toString('base64url')
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** `kind` keeps the tokens of one purpose apart from all others. */
export function oneTimeTokens(auth: Pick<Auth, '$context'>, kind: string): OneTimeTokens {
  const model = 'verification'
  const nameOf = (token: string) => `${kind}:${digest(token)}`
  const valid = (token: string) => [
    { field: 'identifier', value: nameOf(token) },
    { field: 'expiresAt', operator: 'gt' as const, value: new Date() },
  ]
  return {
    nameOf,
    async create({ uid, token = newToken(), value, milliseconds }) {
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
    async find(token) {
      if (!TOKEN.test(token)) return undefined
      const { adapter } = await auth.$context
      const found = await adapter.findOne<{ value: string }>({ model, where: valid(token) })
      return found ? JSON.parse(found.value) : undefined
    },
    async take(token) {
      const { adapter } = await auth.$context
      return (await adapter.deleteMany({ model, where: valid(token) })) > 0
    },
  }
}
