// Apart from the schemas, so that the sign-in pages use these values without loading zod.

/**
 * How a sign-in through Google ended.
 * `signed-in`: an existing account. `created`: a new one. `linked`: one with a password and an address that was never
 * verified here, so that its password, sessions, review links and second factor have ended.
 * `second-factor-required`: nobody is signed in yet; the account has a second factor, and a code must follow.
 * `email-not-verified`, `other-account`: the address belongs to another account. `expired`: the request is unknown, used or
 * too old. `network-request-failed`: the provider did not answer in time. `failed`: its response cannot be trusted.
 */
export const googleOutcomes = [
  'signed-in',
  'created',
  'linked',
  'second-factor-required',
  'access-denied',
  'email-not-verified',
  'other-account',
  'shut',
  'expired',
  'too-many-requests',
  'network-request-failed',
  'failed',
] as const
export type GoogleOutcome = (typeof googleOutcomes)[number]

/** The outcomes after which the browser has a session. */
export type GoogleSuccess = Extract<GoogleOutcome, 'signed-in' | 'created' | 'linked'>

export function isGoogleSuccess(outcome: GoogleOutcome): outcome is GoogleSuccess {
  return outcome === 'signed-in' || outcome === 'created' || outcome === 'linked'
}

/** The BroadcastChannel of the report, for providers that cut the connection between a page and its window. */
export const GOOGLE_CHANNEL = 'google-sign-in'
