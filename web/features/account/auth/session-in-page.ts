import type { Session } from '#api/session.ts'
import { isSession } from './looks-like-session.ts'

/** The BroadcastChannel by which a browser's tabs share the session. */
export const SESSION_CHANNEL = 'session'
/** Where the browser stores who is signed in, for a page that opens without a network. */
const STORED = 'kinstead.session'

function sessionIn(text: string | null | undefined): Session | null {
  if (!text) return null
  try {
    const read: unknown = JSON.parse(text)
    return isSession(read) ? read : null
  } catch {
    return null
  }
}

/** The session that the server wrote into the page's head, or null when it is absent or damaged. */
export const sessionInPage = () => sessionIn(document.getElementById('session')?.textContent)

/** Stores the session of a signed-in user, and removes it once nobody is signed in. */
export function rememberSession(session: Session): void {
  try {
    if (session.user) localStorage.setItem(STORED, JSON.stringify(session))
    else localStorage.removeItem(STORED)
  } catch {
    // A browser that stores nothing opens no page without a network either.
  }
}

/** The session that {@link rememberSession} has stored. */
export function storedSession(): Session | null {
  try {
    return sessionIn(localStorage.getItem(STORED))
  } catch {
    return null
  }
}
