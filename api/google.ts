import * as z from 'zod/mini'
import { operation, resource } from './operation.ts'

/**
 * How a sign-in through Google ended.
 * `signed-in`: an existing account. `created`: a new one. `linked`: one with a password and an address that was never
 * verified here, so that its password, sessions, review links and second factor have ended.
 * `code-wanted`: nobody is signed in yet; the account has a second factor, and a code must follow.
 * `email-not-verified`, `other-account`: the address belongs to another account. `expired`: the request is unknown, used or
 * too old. `network-request-failed`: the provider did not answer in time. `failed`: its response cannot be trusted.
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

/** The BroadcastChannel of the report, for providers that cut the connection between a page and its window. */
export const GOOGLE_CHANNEL = 'google-sign-in'

/** The message of the returned window to the page that opened it. `attempt` is absent when the request is unknown. */
export const GoogleReport = z.object({ outcome: z.enum(googleOutcomes), attempt: z.optional(z.string()) })
export type GoogleReport = z.infer<typeof GoogleReport>

export const startGoogle = operation({
  method: 'POST',
  path: '/api/google/start',
  access: 'anyone',
  response: z.object({ url: z.string(), attempt: z.string() }),
  errors: ['google-not-configured', 'network-request-failed', 'too-many-requests'],
  summary: 'Begin a sign-in through Google',
  description:
    'Open `url` in a window. When Google has sent it back it reports, on the BroadcastChannel `google-sign-in` and to the window that opened it, `attempt` and how the sign-in ended.',
  answer: 'The address to open, and the id of this attempt.',
})

/** The provider's redirect URI. It always redirects to the page `googleReturn`. */
export const GOOGLE_CALLBACK = '/api/google/callback'

export const google = resource({ tag: 'Signing in', operations: { startGoogle } })
