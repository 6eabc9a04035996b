import { type Message, message } from '#domain/message.ts'
import { ApiError, Unreachable } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { refreshSession } from './auth-state.ts'

const loginTexts: Record<string, string> = {
  'user-not-found': 'Account not found. Please check your email or sign up.',
  'wrong-password': 'Invalid credentials. Please check your password and try again.',
  'invalid-credential': 'Invalid credentials. Please check your email and password and try again.',
  'too-many-requests': 'Too many failed login attempts. Please try again later or reset your password.',
}

/** What the toast 'Login failed' says (specification P 8). */
export function loginFailure(error: unknown): Message | string {
  if (error instanceof Unreachable || (error instanceof ApiError && error.code === 'unavailable'))
    return cleanedMessage(error)
  const known = error instanceof ApiError ? loginTexts[error.code] : undefined
  return known ?? 'Login failed. Please check your credentials.'
}

/** A provider's message without the provider's name in front and its code behind: `Kinstead: Taken (auth/taken).` becomes `Taken`. */
export function cleanedMessage(error: unknown): Message | string {
  if (error instanceof Unreachable && error.late)
    return 'The server took too long to answer. Please check your internet connection and try again.'
  // A part of the program that could not be fetched is, to the user, a lost connection.
  if (error instanceof TypeError || error instanceof Unreachable)
    return 'The server could not be reached. Please check your internet connection and try again.'
  if (error instanceof ApiError && typeof error.text === 'object') return error.text
  const message = error instanceof Error ? error.message : String(error)
  return message
    .replace(/^[A-Z]\w*: /, '')
    .replace(/\s*\([\w-]+\/[\w-]+\)\.?$/, '')
    .trim()
}

/** Shows the failure as a toast and throws it on, as the functions do that sign in or out. */
export function failWithToast(title: string, description: Message | string, error: unknown): never {
  showToast({ title, description, destructive: true })
  throw error
}

/** Logs a failure. If the session has ended, the page asks to log in. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error)
  if (error instanceof ApiError && error.code === 'not-signed-in')
    refreshSession().catch((error: unknown) => console.error('The session could not be read', error))
}

/** What the toast says about a failure, with the reason when that is a session that has ended: the login page follows. */
export function withReason(text: string, error: unknown): Message | string {
  const ended = error instanceof ApiError && error.code === 'not-signed-in'
  return ended ? message('{text}. Your session has ended: please log in and try again.', { text: message(text) }) : text
}
