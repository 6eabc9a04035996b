// Alone in its file: the pages that sign in need nothing else of what the contract says of Google.

/**
 * How a sign-in through Google ended.
 * `signed-in`: an account that was there before. `created`: a new one. `linked`: one that had a password until now;
 * its address was never verified here, so the password, every older session, every review link and a second factor have ended.
 * `code-wanted`: nobody is signed in yet; the account has a second factor, a code of which is waited for.
 * `email-not-verified`, `other-account`: refused for the address's sake. `expired`: the request is unknown, used or too old.
 * `network-request-failed`: the provider gave no answer in time. `failed`: what it answered cannot be trusted.
 */
export const googleOutcomes = [
  'signed-in',
  'created',
  'linked',
  'code-wanted',
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

/** The BroadcastChannel on which the report is sent as well: a provider may cut the tie between a page and its window. */
export const GOOGLE_CHANNEL = 'google-sign-in'
