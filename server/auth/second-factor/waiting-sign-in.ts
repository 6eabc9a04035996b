import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { CODE_AWAITED } from '#api/code-awaited.ts'
import type { Auth } from '../auth.ts'
import type { CodeWanted } from './code-wanted.ts'

/** A sign-in that waits for a code: what is kept of it on the server. `password` is the hash that was right when it began, hashed. */
const Kept = z.object({ uid: z.string(), password: z.string(), through: z.enum(['password', 'google']) })
export type WaitingSignIn = z.infer<typeof Kept> & { identifier: string }

const LASTS = CODE_AWAITED * 60
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

export interface WaitingSignIns {
  /** Begins one. Returns the cookie that names it, and nothing else can. */
  begin(wanted: CodeWanted, through: WaitingSignIn['through']): Promise<string>
  /** The one that this browser waits with; nothing when it is over, or the password is another one since. */
  of(headers: Headers): Promise<WaitingSignIn | undefined>
  /** Whether the account's password is still the one it was. */
  isStill(waiting: WaitingSignIn): Promise<boolean>
  /** Ends it. Of several at once, one is true. */
  take(waiting: WaitingSignIn): Promise<boolean>
  /** Takes the cookie away. */
  readonly noCookie: string
}

export function createWaitingSignIns(
  auth: Auth,
  baseUrl: string,
  hashOf: (uid: string) => Promise<string | undefined>,
): WaitingSignIns {
  const isSecure = baseUrl.startsWith('https:')
  const name = isSecure ? '__Host-kinstead.code-wanted' : 'kinstead.code-wanted'
  const pattern = new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([\\w-]{43})(?:;|$)`)
  const line = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const passwordOf = async (uid: string) => digest((await hashOf(uid)) ?? '')
  const isStill = async ({ uid, password }: WaitingSignIn) => (await passwordOf(uid)) === password

  return {
    async begin({ uid, passwordHash }, through) {
      const token = randomBytes(32).toString('base64url')
      // Not the one that is there now: another may have been set since the old one was looked at.
      const password = passwordHash === undefined ? await passwordOf(uid) : digest(passwordHash)
      const kept: z.infer<typeof Kept> = { uid, through, password }
      const { internalAdapter } = await auth.$context
      const expiresAt = new Date(Date.now() + LASTS * 1000)
      const row = { identifier: `code-wanted:${digest(token)}`, value: JSON.stringify(kept), userId: uid, expiresAt }
      await internalAdapter.createVerificationValue(row)
      return line(token, LASTS)
    },
    async of(headers) {
      const token = pattern.exec(headers.get('cookie') ?? '')?.[1]
      if (!token) return undefined
      const identifier = `code-wanted:${digest(token)}`
      const { internalAdapter } = await auth.$context
      const found = await internalAdapter.findVerificationValue(identifier)
      if (!found || new Date(found.expiresAt) <= new Date()) return undefined
      const waiting = { ...Kept.parse(JSON.parse(found.value)), identifier }
      return (await isStill(waiting)) ? waiting : undefined
    },
    isStill,
    async take({ identifier }) {
      const { internalAdapter } = await auth.$context
      return Boolean(await internalAdapter.consumeVerificationValue(identifier))
    },
    noCookie: line('', 0),
  }
}
