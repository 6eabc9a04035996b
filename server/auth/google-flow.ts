import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { GOOGLE_CALLBACK } from '#api/google.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Accounts, From, GoogleCodeAwaited, GoogleSignedIn } from './accounts.ts'
import type { Auth } from './auth.ts'
import { createGoogleProvider, type GoogleProvider, GoogleSignInError } from './google-provider.ts'
import { digest, newToken, oneTimeTokens } from './one-time-tokens.ts'
import type { RateLimits } from './rate-limits.ts'

/** Sign-in through Google in two requests: the one that begins it and the one that Google sends the browser back with. */
export interface GoogleFlow {
  start(from: From): Promise<{ url: string; attempt: string; cookies: readonly string[] }>
  /** `attempt` is known as soon as the request is recognised as one of ours, whatever becomes of it. */
  finish(
    answer: URLSearchParams,
    from: From,
    recognised: (attempt: string) => void,
  ): Promise<GoogleSignedIn | GoogleCodeAwaited>
}

const MINUTE = 60_000
const LIFETIME = 10 * MINUTE

/** What is kept between the two requests, on the server only. */
const Kept = z.object({ nonce: z.string(), verifier: z.string(), attempt: z.string(), browser: z.string() })

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Ties the request to the browser: an answer that another browser brings is someone else's. */
function browserCookie(baseUrl: string) {
  const isSecure = baseUrl.startsWith('https:')
  const name = isSecure ? '__Host-kinstead.google' : 'kinstead.google'
  const pattern = new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([\\w-]{43})(?:;|$)`)
  return {
    in: (headers: Headers) => pattern.exec(headers.get('cookie') ?? '')?.[1],
    line: (value: string) =>
      `${name}=${value}; Max-Age=${LIFETIME / 1000}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}

export function createGoogleFlow(
  config: Pick<Config, 'google' | 'baseUrl'>,
  auth: Auth,
  accounts: Pick<Accounts, 'signInWithGoogle'>,
  log: Log,
  rateLimits: RateLimits,
): GoogleFlow {
  const { issuer, clientId, clientSecret } = config.google
  const redirectUri = config.baseUrl + GOOGLE_CALLBACK
  const configured: GoogleProvider | undefined =
    clientId && clientSecret ? createGoogleProvider({ issuer, clientId, clientSecret, redirectUri }) : undefined
  const starts = rateLimits('google-start', 60, 15 * MINUTE)
  const cookie = browserCookie(config.baseUrl)
  const states = oneTimeTokens(auth, 'google')

  const cannotBegin = (reason: string, refusal: ApiError) => {
    log.warn('google: sign-in could not begin', { reason })
    return refusal
  }

  function provider(): GoogleProvider {
    if (configured) return configured
    throw cannotBegin(
      'GOOGLE_CLIENT_ID is not set',
      new ApiError(
        'google-not-configured',
        'Google login is not configured in this installation. Please use your email and password.',
      ),
    )
  }

  /** The kept part of the request that this answers; it answers once. */
  async function taken(state: string, headers: Headers) {
    const browser = cookie.in(headers)
    if (!browser) throw new GoogleSignInError('expired', 'the browser sent no cookie')
    const found = await states.find(state)
    if (found === undefined) throw new GoogleSignInError('expired', 'the state is unknown, used or too old')
    const kept = Kept.parse(found)
    if (!isSame(kept.browser, digest(browser)))
      throw new GoogleSignInError('expired', 'the state belongs to another browser')
    if (!(await states.take(state))) throw new GoogleSignInError('expired', 'the state was used at the same moment')
    return kept
  }

  return {
    async start({ address, headers }) {
      const asked = provider()
      const origin = headers.get('origin')
      if (origin !== null && origin !== config.baseUrl)
        throw cannotBegin(
          'the page is not at BASE_URL',
          new ApiError(
            'foreign-origin',
            `Google login works at ${config.baseUrl} only. Please open the site there and try again.`,
          ),
        )
      const retryAfter = await starts.add(address)
      if (retryAfter > 0)
        throw cannotBegin(
          'too many tries from one network address',
          new ApiError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter }),
        )
      const handshake = { state: newToken(), nonce: newToken(), verifier: newToken() }
      const url = await asked.authorizationUrl(handshake).catch((fault: unknown) => {
        if (!(fault instanceof GoogleSignInError)) throw fault
        throw cannotBegin(
          fault.reason,
          new ApiError('network-request-failed', 'Google could not be reached. Please try again in a moment.'),
        )
      })
      // Two windows of one browser share the cookie, or the second would make the first one's answer unknown.
      const browser = cookie.in(headers) ?? newToken()
      const attempt = newToken()
      const { state, nonce, verifier } = handshake
      const value: z.infer<typeof Kept> = { nonce, verifier, attempt, browser: digest(browser) }
      await states.create({ token: state, value, milliseconds: LIFETIME })
      return { url, attempt, cookies: [cookie.line(browser)] }
    },

    async finish(answer, from, recognised) {
      const asked = configured
      if (!asked) throw new GoogleSignInError('failed', 'GOOGLE_CLIENT_ID is not set')
      const kept = await taken(answer.get('state') ?? '', from.headers)
      recognised(kept.attempt)
      if (!answer.get('code') && !answer.get('error'))
        throw new GoogleSignInError('failed', 'the provider answered without a code')
      return accounts.signInWithGoogle(await asked.identityFor(answer, kept), from)
    },
  }
}
