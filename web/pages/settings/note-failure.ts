import { Refused } from '#web/api/call.ts'
import { refreshSession } from '#web/auth/auth-state.ts'

/** Writes a failure down; when it is because nobody is signed in any more, the page is told, and asks to log in. */
export function noteFailure(what: string, error: unknown): void {
  console.error(what, error)
  if (error instanceof Refused && error.code === 'not-signed-in')
    refreshSession().catch((fault: unknown) => console.error('The session could not be read', fault))
}
