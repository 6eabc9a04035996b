import * as z from 'zod/mini'
import { operation } from './operation.ts'

/**
 * How a sign-in through Google ended.
 * `signed-in`: an account that was there before. `created`: a new one. `linked`: one that had a password until now;
 * its address was never verified here, so the password and every older session have ended.
 * `code-wanted`: nobody is signed in yet; the account has a second factor, a code of which is waited for.
 * `email-not-verified`, `other-account`: refused for the address's sake. `expired`: the request is unknown, used or too old.
 * `network-request-failed`: the provider gave no answer in time. `failed`: what it answered cannot be trusted.
 */
export const GoogleOutcome = z.enum([
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
])
export type GoogleOutcome = z.infer<typeof GoogleOutcome>

/** The outcomes after which the browser has a session. */
export type GoogleSuccess = Extract<GoogleOutcome, 'signed-in' | 'created' | 'linked'>

export function isGoogleSuccess(outcome: GoogleOutcome): outcome is GoogleSuccess {
  return outcome === 'signed-in' || outcome === 'created' || outcome === 'linked'
}

/** What the window that Google sent back tells the page that opened it. `attempt` is absent when the request is unknown. */
export const GoogleReport = z.object({ outcome: GoogleOutcome, attempt: z.optional(z.string()) })
export type GoogleReport = z.infer<typeof GoogleReport>

/** The BroadcastChannel on which the report is sent as well: a provider may cut the tie between a page and its window. */
export const GOOGLE_CHANNEL = 'google-sign-in'

/**
 * Begins a sign-in through Google. `url` is where to send the window; `attempt` names this sign-in in its report.
 * Refuses with `google-not-configured`, `network-request-failed` (the provider is down), `too-many-requests`,
 * `foreign-origin`.
 */
export const startGoogle = operation({
  method: 'POST',
  path: '/api/google/start',
  access: 'anyone',
  response: z.object({ url: z.string(), attempt: z.string() }),
})

/** Where the provider sends the window back to. It answers with the way to the page `googleReturn`, whatever happened. */
export const GOOGLE_CALLBACK = '/api/google/callback'
