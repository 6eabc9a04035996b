import { type Message, message } from '#domain/message.ts'
import { ApiError } from '#web/api/call.ts'
import { refreshSession } from '#web/features/account/auth/auth-state.ts'

/** Logs a failure. If the session has ended, the page asks to log in. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error)
  if (error instanceof ApiError && error.code === 'not-signed-in')
    refreshSession().catch((error: unknown) => console.error('The session could not be read', error))
}

/** What the toast says of a failure, with the reason when that is a session that has ended: the login page follows. */
export function withReason(text: string, error: unknown): Message | string {
  const ended = error instanceof ApiError && error.code === 'not-signed-in'
  return ended ? message('{text}. Your session has ended: please log in and try again.', { text: message(text) }) : text
}
