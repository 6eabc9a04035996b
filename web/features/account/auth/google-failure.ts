import type { GoogleOutcome, GoogleSuccess } from '#api/google-outcome.ts'
import type { Message } from '#domain/message.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { cleanedMessage } from './failure-text.ts'

/** Why the window brought nobody: what the browser saw, or how the server says that it ended. */
export type GoogleFailureCode =
  | 'popup-closed-by-user'
  | 'popup-blocked'
  | 'not-configured'
  | Exclude<GoogleOutcome, GoogleSuccess | 'code-wanted'>

export class GoogleFailure extends Error {
  readonly code: GoogleFailureCode
  constructor(code: GoogleFailureCode) {
    super(texts[code])
    this.name = 'GoogleFailure'
    this.code = code
  }
}

const network = 'Network error during Google login. Please check your internet connection.'
const other = 'Google login failed. Please try again.'

/** The first three and the last are the specification's (P 8); the others stand for 'the provider message'. */
const texts: Record<GoogleFailureCode, string> = {
  'popup-closed-by-user': 'Login canceled. You closed the Google login window.',
  'popup-blocked': 'Pop-up was blocked by your browser. Please allow pop-ups for this site.',
  'network-request-failed': network,
  'not-configured': 'Google login is not configured in this installation. Please use your email and password.',
  'access-denied': 'Google was not allowed to tell us who you are. Please try again, or use your email and password.',
  'email-not-verified':
    'Google has not verified your email address. Please verify it in your Google account, or use your email and password here.',
  'other-account':
    'Your email address belongs to an account that uses another Google login. Please use that one, or reset your password.',
  shut: 'This account cannot be used here.',
  expired: 'This Google login took too long or was already used. Please try again.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  failed: other,
}

/** What the toast 'Google login failed' says (specification P 8). */
export function googleFailureText(error: unknown): Message | string {
  if (error instanceof GoogleFailure) return error.message
  if (error instanceof Unreachable || (error instanceof ApiError && error.code === 'network-request-failed'))
    return network
  return (error instanceof ApiError && cleanedMessage(error)) || other
}
