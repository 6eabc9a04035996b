import type { Session } from '#api/session.ts'
import { isSession } from './looks-like-session.ts'

/** The BroadcastChannel by which a browser's tabs tell each other who is signed in. */
export const SESSION_CHANNEL = 'session'

/** The session that the server wrote into the page's head, or null when it is absent or damaged. */
export function sessionInPage(): Session | null {
  const text = document.getElementById('session')?.textContent
  if (!text) return null
  try {
    const read: unknown = JSON.parse(text)
    return isSession(read) ? read : null
  } catch {
    return null
  }
}
