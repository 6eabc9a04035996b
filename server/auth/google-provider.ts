import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import type { GoogleOutcome, GoogleSuccess } from '#api/google-outcome.ts'
import { isEmail, LIMITS, textError } from '#domain/formats/text-rules.ts'

type GoogleFailure = Exclude<GoogleOutcome, GoogleSuccess | 'second-factor-required'>

/** Ends a sign-in through Google without a session. */
export class GoogleSignInError extends Error {
  readonly outcome: GoogleFailure
  /** For the log: contains no token, code, address or name. */
  readonly reason: string
  constructor(outcome: GoogleFailure, reason: string) {
    super(`Google sign-in: ${outcome} (${reason})`)
    this.name = 'GoogleSignInError'
    this.outcome = outcome
    this.reason = reason
  }
}

interface GoogleClient {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends the browser back to. */
  redirectUri: string
}
/** What one authorization request and its response share. */
interface Handshake {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
}
/** The person whom the provider has authenticated. */
export interface GoogleIdentity {
  /** The provider's permanent id for the person. An email address can change. */
  subject: string
  email: string
  emailVerified: boolean
  displayName: string
}
type Claims = Record<string, unknown>

const TIMEOUT_SECONDS = 4
const CACHED_FOR = 60 * 60 * 1_000
const MAX_SUBJECT_LENGTH = 255

/** An error code of the provider in brackets. Text that is not written like an OAuth error code could be a token. */
const codeInBrackets = (code: unknown): string =>
  typeof code === 'string' && /^[a-z_]{1,40}$/.test(code) ? ` (${code})` : ''

const firstText = (...values: unknown[]) => values.find((value) => typeof value === 'string')

/** Every request to the provider. Turns what fails into a {@link GoogleSignInError} that names the path. */
const request: CustomFetch = async (url, options) => {
  const { pathname } = new URL(url)
  const response = await fetch(url, options as RequestInit).catch((error: Error & { code?: unknown }) => {
    // The code of a time-out is a number, and that of a failed fetch is in its cause.
    const code = firstText(error.code, Object(error.cause).code, error.name)
    throw new GoogleSignInError('network-request-failed', `${pathname} of the provider could not be reached: ${code}`)
  })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  throw new GoogleSignInError(
    response.status >= 500 ? 'network-request-failed' : 'failed',
    `${pathname} of the provider answered ${response.status}${codeInBrackets(Object(body).error)}`,
  )
}

/** Which check of openid-client failed, without the values that it compared. `incomplete` is for a body that lacks a value. */
function signInError(error: unknown, incomplete = ''): unknown {
  const { code, cause } = Object(error)
  if (cause instanceof GoogleSignInError) return cause
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied'
      ? new GoogleSignInError('access-denied', 'the user declined at Google')
      : new GoogleSignInError('failed', `the provider answered with an error${codeInBrackets(error.error)}`)
  if (typeof code !== 'string') return error
  const { expected, parameters, body, claim, attribute } = Object(Object(cause).cause)
  if (parameters)
    return new GoogleSignInError(
      'failed',
      expected ? 'the answer names another issuer' : 'the answer names no issuer, or has a parameter twice',
    )
  if (claim === 'nonce') return new GoogleSignInError('failed', 'the id token belongs to another request')
  if (attribute === 'sub') return new GoogleSignInError('failed', 'UserInfo is about another subject')
  if (body) return new GoogleSignInError('failed', incomplete)
  return new GoogleSignInError('failed', `the id token was rejected: ${[code, claim].filter(Boolean).join(' ')}`)
}

const failWith =
  (incomplete: string) =>
  (error: unknown): never => {
    throw signInError(error, incomplete)
  }

/** Both methods of RFC 6749 2.3.1 are in use; without metadata it is Basic. */
const clientAuth =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost)(secret)(server, ...rest)
  }

/** The name on one line, or the local part of the address where the provider sends no printable name. */
function displayNameOf({ name }: Claims, email: string): string {
  const words = typeof name === 'string' ? name.replace(/\s+/g, ' ').trim() : ''
  return words && textError(words, LIMITS.name) === undefined ? words : (email.split('@')[0] ?? email)
}

/** The identity in verified claims. */
export function identityIn(claims: Claims): GoogleIdentity {
  const { sub, email } = claims
  const address = typeof email === 'string' ? email.toLowerCase() : ''
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH)
    throw new GoogleSignInError('failed', 'the subject is missing or too long')
  if (!isEmail(address)) throw new GoogleSignInError('failed', 'the email address is missing or not one')
  return {
    subject: sub,
    email: address,
    emailVerified: claims.email_verified === true,
    displayName: displayNameOf(claims, address),
  }
}

/**
 * The provider behind the Google button. Its metadata is read at the first sign-in, never at start, and every
 * request has a time limit: a provider that is down must not delay anything else.
 */
export function createGoogleProvider(client: GoogleClient) {
  const { issuer, clientId, clientSecret, redirectUri } = client
  let cached: { until: number; found: Promise<Configuration> } | undefined

  const discover = () =>
    discovery(new URL(issuer.replace(/\/$/, '')), clientId, undefined, clientAuth(clientSecret), {
      [customFetch]: request,
      timeout: TIMEOUT_SECONDS,
      // Without it openid-client trusts TLS instead of the signature of the id token.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      const reported = signInError(error)
      const isOurs = reported instanceof GoogleSignInError && reported === Object(error).cause
      throw isOurs ? reported : new GoogleSignInError('failed', 'the discovery document is not one of GOOGLE_ISSUER')
    })

  /** One request for all who ask at once. A failure is not cached. */
  async function configuration(): Promise<Configuration> {
    if (cached && cached.until > Date.now()) return cached.found
    const found = discover()
    const asked = { until: Date.now() + CACHED_FOR, found }
    cached = asked
    found.catch(() => {
      if (cached === asked) cached = undefined
    })
    return found
  }

  /** A provider may send the address to UserInfo only (OpenID Connect Core 5.4). Address and `email_verified` come from one place. */
  async function withUserInfo(server: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
    if (claims.email || !server.serverMetadata().userinfo_endpoint) return claims
    const { email, email_verified, name } = await fetchUserInfo(server, accessToken, String(claims.sub)).catch(
      failWith('UserInfo is not an object with a subject'),
    )
    return { ...claims, email, email_verified, name: claims.name ?? name }
  }

  return {
    async authorizationUrl({ state, nonce, verifier }: Handshake): Promise<string> {
      const server = await configuration()
      return buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    /** Exchanges the code in `response`. Throws {@link GoogleSignInError}. */
    async identityFor(
      response: URLSearchParams,
      { nonce, verifier }: Omit<Handshake, 'state'>,
    ): Promise<GoogleIdentity> {
      const server = await configuration()
      const tokens = await authorizationCodeGrant(server, new URL(`${redirectUri}?${response}`), {
        expectedNonce: nonce,
        expectedState: response.get('state') ?? '',
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch(failWith('the token endpoint gave no complete response with an id token'))
      const claims: Claims = tokens.claims() ?? {}
      // openid-client compares it only where the token has several audiences.
      if (claims.azp !== undefined && claims.azp !== clientId)
        throw new GoogleSignInError('failed', 'the id token is for another client')
      return identityIn(await withUserInfo(server, claims, tokens.access_token))
    },
  }
}
