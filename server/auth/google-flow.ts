import * as z from 'zod/mini'
import { GOOGLE_CALLBACK } from '#api/google.ts'
import { message } from '#domain/message.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { Accounts, From, GoogleSignedIn } from './accounts.ts'
import type { Auth } from './auth.ts'
import { cookieIn, cookieLine, cookieName, isSame } from './cookies.ts'
import { createGoogleProvider, GoogleSignInError } from './google-provider.ts'
import { digest, isToken, newToken, oneTimeTokens } from './one-time-tokens.ts'
import { type RateLimits, tooMany } from './rate-limits.ts'
import type { CodeRequired } from './second-factor/finish-sign-in.ts'

const MINUTE = 60_000
const LIFETIME = 10 * MINUTE

/** Stored between the two requests, on the server only. */
const Stored = z.object({ nonce: z.string(), verifier: z.string(), attempt: z.string(), browser: z.string() })

/** Sign-in through Google in two requests: the one that begins it and the one with which Google sends the browser back. */
export function createGoogleFlow(
  config: Pick<Config, 'google' | 'baseUrl'>,
  auth: Auth,
  accounts: Pick<Accounts, 'signInWithGoogle'>,
  log: Log,
  rateLimits: RateLimits,
) {
  const { issuer, clientId, clientSecret } = config.google
  const redirectUri = config.baseUrl + GOOGLE_CALLBACK
  const configured =
    clientId && clientSecret ? createGoogleProvider({ issuer, clientId, clientSecret, redirectUri }) : undefined
  const starts = rateLimits('google-start', 60, 15 * MINUTE)
  /** Ties the request to the browser: the response must come back in the same one. */
  const cookie = { name: cookieName(config.baseUrl, 'google'), sameSite: 'Lax' } as const
  const states = oneTimeTokens(auth, 'google')

  const cannotBegin = (reason: string, error: ApiError) => {
    log.warn('google: sign-in could not begin', { reason })
    return error
  }

  function provider() {
    if (configured) return configured
    throw cannotBegin(
      'GOOGLE_CLIENT_ID is not set',
      new ApiError(
        'google-not-configured',
        'Google login is not configured in this installation. Please use your email and password.',
      ),
    )
  }

  /** The stored half of the request that this response belongs to. Works once. */
  async function storedRequest(state: string, headers: Headers) {
    const browser = cookieIn(headers, cookie.name)
    if (!browser) throw new GoogleSignInError('expired', 'the browser sent no cookie')
    const found = await states.find(state)
    if (found === undefined) throw new GoogleSignInError('expired', 'the state is unknown, used or too old')
    const stored = Stored.parse(found)
    if (!isSame(stored.browser, digest(browser)))
      throw new GoogleSignInError('expired', 'the state belongs to another browser')
    if (!(await states.take(state))) throw new GoogleSignInError('expired', 'the state was used at the same moment')
    return stored
  }

  return {
    async start({ address, headers }: From): Promise<{ url: string; attempt: string; cookies: readonly string[] }> {
      const google = provider()
      const origin = headers.get('origin')
      if (origin !== null && origin !== config.baseUrl)
        throw cannotBegin(
          'the page is not at BASE_URL',
          new ApiError(
            'foreign-origin',
            message('Google login works at {address} only. Please open the site there and try again.', {
              address: config.baseUrl,
            }),
          ),
        )
      const retryAfter = await starts.add(address)
      if (retryAfter > 0) throw cannotBegin('too many tries from one network address', tooMany(retryAfter))
      const handshake = { state: newToken(), nonce: newToken(), verifier: newToken() }
      const url = await google.authorizationUrl(handshake).catch((error: unknown) => {
        if (!(error instanceof GoogleSignInError)) throw error
        throw cannotBegin(
          error.reason,
          new ApiError('network-request-failed', 'Google could not be reached. Please try again in a moment.'),
        )
      })
      // Two windows of one browser share the cookie: a new value would invalidate the first window's request.
      const known = cookieIn(headers, cookie.name)
      const browser = known && isToken(known) ? known : newToken()
      const attempt = newToken()
      const { state, nonce, verifier } = handshake
      const value: z.infer<typeof Stored> = { nonce, verifier, attempt, browser: digest(browser) }
      await states.create({ token: state, value, milliseconds: LIFETIME })
      return {
        url,
        attempt,
        cookies: [cookieLine(config.baseUrl, { ...cookie, value: browser, seconds: LIFETIME / 1000 })],
      }
    },

    /** Calls `recognized` with the attempt as soon as the request is found, even if the sign-in then fails. */
    async finish(
      response: URLSearchParams,
      from: From,
      recognized: (attempt: string) => void,
    ): Promise<GoogleSignedIn | CodeRequired> {
      if (!configured) throw new GoogleSignInError('failed', 'GOOGLE_CLIENT_ID is not set')
      const stored = await storedRequest(response.get('state') ?? '', from.headers)
      recognized(stored.attempt)
      if (!response.get('code') && !response.get('error'))
        throw new GoogleSignInError('failed', 'the provider answered without a code')
      return accounts.signInWithGoogle(await configured.identityFor(response, stored), from)
    },
  }
}
export type GoogleFlow = ReturnType<typeof createGoogleFlow>
