import * as z from 'zod/mini'
import { CODE_AWAITED } from '#api/limits.ts'
import { digest, type OneTimeTokens } from '../one-time-tokens.ts'

/** A sign-in that waits for a code. `password` is a hash of the password's hash when the sign-in began. */
const Kept = z.object({ uid: z.string(), password: z.string(), through: z.enum(['password', 'google']) })
export type PendingSignIn = z.infer<typeof Kept> & { token: string }

const SECONDS = CODE_AWAITED * 60

export interface PendingSignIns {
  /** Returns the cookie that identifies the pending sign-in. */
  begin(uid: string, passwordHash: string | undefined, through: PendingSignIn['through']): Promise<string>
  /** The pending sign-in of this browser. */
  of(headers: Headers): Promise<PendingSignIn | undefined>
  /** Ends it. Of several at once, one is true. */
  take(pending: PendingSignIn): Promise<boolean>
  /** Deletes the cookie. */
  readonly noCookie: string
}

/** Whether the account's password is still the one with which the sign-in began. */
export const isStill = ({ password }: PendingSignIn, hash: string | undefined) => digest(hash ?? '') === password

export function createPendingSignIns(tokens: OneTimeTokens, baseUrl: string): PendingSignIns {
  const isSecure = baseUrl.startsWith('https:')
  const name = isSecure ? '__Host-kinstead.code-wanted' : 'kinstead.code-wanted'
  const pattern = new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([\\w-]{43})(?:;|$)`)
  const line = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

  return {
    async begin(uid, passwordHash, through) {
      const value: z.infer<typeof Kept> = { uid, through, password: digest(passwordHash ?? '') }
      return line(await tokens.create({ uid, value, milliseconds: SECONDS * 1000 }), SECONDS)
    },
    async of(headers) {
      const token = pattern.exec(headers.get('cookie') ?? '')?.[1]
      const found = token && (await tokens.find(token))
      return found ? { ...Kept.parse(found), token } : undefined
    },
    take: ({ token }) => tokens.take(token),
    noCookie: line('', 0),
  }
}
