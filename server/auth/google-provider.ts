import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { codeInBrackets, GoogleRefusal } from './google-refusal.ts'

export interface GoogleClient {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends the browser back to. */
  redirectUri: string
}
/** What one authorization request and its answer share. */
export interface Handshake {
  state: string
  nonce: string
  /** PKCE's secret. */
  verifier: string
}

export interface GoogleProvider {
  authorizationUrl(handshake: Handshake, challenge: string): Promise<string>
  /** The verified claims of the id token that the code is exchanged for, and of UserInfo where it has no address. Throws {@link GoogleRefusal}. */
  claimsFor(code: string, handshake: Omit<Handshake, 'state'>, issuer: string | null): Promise<JWTPayload>
}

const LONGEST_WAIT = 4_000
const KEPT_FOR = 60 * 60 * 1_000
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

const endpoint = z.url({ protocol: /^https?$/ })
const Discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: z.optional(endpoint),
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), ['client_secret_basic']),
})
const Tokens = z.object({ id_token: z.string(), access_token: z.optional(z.string()) })
const UserInfo = z.looseObject({ sub: z.string() })

const bare = (issuer: string) => issuer.replace(/\/$/, '')

/** Google has written its issuer without the scheme, too (OpenID Connect's "Validating an ID token" in its documentation). */
const issuersOf = (issuer: string) =>
  issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]

/** What a fetch or a check failed on, without a value: a code and, of a token, the name of the claim. */
function causeOf(fault: Error & { code?: unknown; claim?: unknown }): string {
  const isText = (value: unknown) => typeof value === 'string'
  // A time-out's own code is a number, and that of a fetch is below it.
  const code = [fault.code, Object(fault.cause).code, fault.name].find(isText)
  return [code, fault.claim].filter(isText).join(' ')
}

/** The token request with the client's secret in it; both methods of RFC 6749 2.3.1 are in use. */
function tokenRequest(body: URLSearchParams, { clientId, clientSecret }: GoogleClient, methods: readonly string[]) {
  const headers = new Headers()
  if (methods.includes('client_secret_basic')) {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
  } else {
    body.set('client_id', clientId)
    body.set('client_secret', clientSecret)
  }
  return { method: 'POST', body, headers }
}

/**
 * The provider behind the Google button, by OpenID Connect discovery. Asked when it is first needed, never at start,
 * and with a limit on every wait: a provider that is down or hangs must hold up nothing else.
 */
export function createGoogleProvider(client: GoogleClient, now: () => number = Date.now): GoogleProvider {
  let kept: { until: number; found: ReturnType<typeof discover> } | undefined

  async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
    const { pathname } = new URL(url)
    try {
      const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(LONGEST_WAIT) })
      const body: unknown = await answer.json().catch(() => undefined)
      if (answer.ok) return body
      throw new GoogleRefusal(
        answer.status >= 500 ? 'network-request-failed' : 'failed',
        `${pathname} of the provider answered ${answer.status}${codeInBrackets(Object(body).error)}`,
      )
    } catch (fault) {
      if (fault instanceof GoogleRefusal) throw fault
      throw new GoogleRefusal(
        'network-request-failed',
        `${pathname} of the provider could not be reached: ${causeOf(fault as Error)}`,
      )
    }
  }

  async function discover() {
    const found = Discovered.safeParse(await ask(`${bare(client.issuer)}/.well-known/openid-configuration`))
    if (!found.success || bare(found.data.issuer) !== bare(client.issuer))
      throw new GoogleRefusal('failed', 'the discovery document is not one of GOOGLE_ISSUER')
    const keys = createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: LONGEST_WAIT })
    return { ...found.data, keys }
  }

  /** One question for all who ask at once. A failure is not kept. */
  async function discovered() {
    if (kept && kept.until > now()) return kept.found
    const found = discover()
    const asked = { until: now() + KEPT_FOR, found }
    kept = asked
    found.catch(() => {
      if (kept === asked) kept = undefined
    })
    return found
  }

  async function verified(idToken: string, nonce: string): Promise<JWTPayload> {
    const { issuer, keys } = await discovered()
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: issuersOf(issuer),
      audience: client.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: 30,
    }).catch((fault: Error) => {
      // Of jose's own errors, these two are about fetching the keys.
      const unreachable =
        !(fault instanceof errors.JOSEError) || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(fault.code)
      throw new GoogleRefusal(
        unreachable ? 'network-request-failed' : 'failed',
        `the id token was refused: ${causeOf(fault)}`,
      )
    })
    if (payload.nonce !== nonce) throw new GoogleRefusal('failed', 'the id token belongs to another request')
    if (payload.azp !== undefined && payload.azp !== client.clientId)
      throw new GoogleRefusal('failed', 'the id token was made for another client')
    return payload
  }

  /** A provider may send the address to UserInfo only (OpenID Connect Core 5.4). Address and `email_verified` come from one place. */
  async function withUserInfo(claims: JWTPayload, accessToken: string | undefined): Promise<JWTPayload> {
    const { userinfo_endpoint: url } = await discovered()
    if (claims.email || !url || !accessToken) return claims
    const found = UserInfo.safeParse(await ask(url, { headers: { authorization: `Bearer ${accessToken}` } }))
    if (!found.success) throw new GoogleRefusal('failed', 'UserInfo is not an object with a subject')
    // OpenID Connect Core 5.3.2: an answer about another subject must not be used.
    if (found.data.sub !== claims.sub) throw new GoogleRefusal('failed', 'UserInfo is about another subject')
    const { email, email_verified, name } = found.data
    return { ...claims, email, email_verified, name: claims.name ?? name }
  }

  return {
    async authorizationUrl({ state, nonce }, challenge) {
      const url = new URL((await discovered()).authorization_endpoint)
      const parameters = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: client.redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    async claimsFor(code, { nonce, verifier }, issuer) {
      const { token_endpoint, token_endpoint_auth_methods_supported: methods, issuer: own } = await discovered()
      // RFC 9207: an answer of another provider must not reach this one's token endpoint.
      if (issuer !== null && !issuersOf(own).includes(issuer))
        throw new GoogleRefusal('failed', 'the answer names another issuer')
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: client.redirectUri,
        code_verifier: verifier,
      })
      const tokens = Tokens.safeParse(await ask(token_endpoint, tokenRequest(body, client, methods)))
      if (!tokens.success) throw new GoogleRefusal('failed', 'the token endpoint gave no id token')
      return withUserInfo(await verified(tokens.data.id_token, nonce), tokens.data.access_token)
    },
  }
}
