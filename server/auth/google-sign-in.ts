import * as z from 'zod/mini'
import { GOOGLE_CALLBACK } from '#api/google.ts'
import type { GoogleSuccess } from '#api/google-outcome.ts'
import { message } from '#domain/message.ts'
import type { Config } from '../config.ts'
import type { TakenOver } from '../db/accounts.ts'
import { MINUTE } from '../durations.ts'
import { ApiError } from '../errors.ts'
import type { Log } from '../observability/log.ts'
import type { AccountStore, User } from './account-store.ts'
import type { Accounts, From, GoogleSignedIn } from './accounts.ts'
import type { Auth } from './auth.ts'
import { createGoogleProvider, type GoogleIdentity, GoogleSignInError } from './google-provider.ts'
import { type RateLimits, tooMany } from './rate-limits.ts'
import type { SecondFactorPending } from './second-factor.ts'
import { cookieIn, cookieLine, cookieName, digest, isSame, isToken, newToken, oneTimeTokens } from './tokens.ts'

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
    ): Promise<GoogleSignedIn | SecondFactorPending> {
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

export interface GoogleUser {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string
  outcome: GoogleSuccess
  /** Sessions that ended because a stranger may have opened them. */
  endedSessions: readonly string[]
}

type Users = Pick<AccountStore, 'findByGoogle' | 'findByEmail' | 'linkedGoogle' | 'linkGoogle' | 'createWithGoogle'>

interface Means {
  /** Whether another account may be created from this address. */
  mayCreate: () => Promise<boolean>
  /** Ends every earlier access to an account whose address was never verified. */
  takeOver: (uid: string) => Promise<TakenOver | null>
}

const signedIn = (
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  outcome: GoogleSuccess,
  endedSessions: readonly string[] = [],
): GoogleUser => ({
  uid: id,
  email,
  // Only accounts with a verified address are linked or created.
  emailVerified: true,
  displayName: name,
  outcome,
  endedSessions,
})

/**
 * An address that was never verified here may have been typed by a stranger. So every earlier access ends before the
 * verified owner is signed in, also if the last attempt stopped halfway.
 */
async function enter(user: User, { takeOver }: Means): Promise<GoogleUser> {
  const taken = user.emailVerified ? null : await takeOver(user.id)
  return taken ? signedIn(user, 'linked', taken.sessions) : signedIn(user, 'signed-in')
}

async function link(
  users: Users,
  user: User,
  { subject, emailVerified }: GoogleIdentity,
  means: Means,
): Promise<GoogleUser> {
  if (!emailVerified) throw new GoogleSignInError('email-not-verified', 'Google has not verified the email address')
  const linked = await users.linkedGoogle(user.id)
  // Another window has created the account since.
  if (linked === subject) return enter(user, means)
  // An address can pass to another person, who then has another subject.
  if (linked !== undefined)
    throw new GoogleSignInError('other-account', 'the account of this email address has another Google subject')
  await users.linkGoogle(user.id, subject)
  return enter(user, means)
}

async function linkedOrCreated(users: Users, identity: GoogleIdentity, means: Means): Promise<GoogleUser> {
  const { subject, email, emailVerified, displayName: name } = identity
  const found = await users.findByEmail(email)
  if (found) return link(users, found, identity, means)
  if (!emailVerified) throw new GoogleSignInError('email-not-verified', 'Google has not verified the email address')
  if (!(await means.mayCreate()))
    throw new GoogleSignInError('too-many-requests', 'too many new accounts from one network address')
  return signedIn(await users.createWithGoogle({ email, name }, subject), 'created')
}

/** The account of this identity: found, linked by its address, or created. Throws {@link GoogleSignInError}. */
export async function userOf(users: Users, identity: GoogleIdentity, means: Means): Promise<GoogleUser> {
  const known = await users.findByGoogle(identity.subject)
  if (known) return enter(known, means)
  try {
    return await linkedOrCreated(users, identity, means)
  } catch (error) {
    if (error instanceof GoogleSignInError) throw error
    // Another window may have created or linked the account at any moment; this one then finds it.
    const created = await users.findByGoogle(identity.subject)
    if (created) return enter(created, means)
    throw error
  }
}
