import type { Session } from '#api/session.ts'

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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isUser(value: unknown): boolean {
  return (
    isObject(value) &&
    ['uid', 'email', 'displayName'].every((field) => typeof value[field] === 'string') &&
    typeof value.hasPaid === 'boolean'
  )
}

/**
 * Whether `value` can be taken for a session. Not by the schema, whose code is more than all else that a page needs which
 * is only read: what comes here was written by the server or by another tab.
 */
export function isSession(value: unknown): value is Session {
  if (!isObject(value) || !isObject(value.installation)) return false
  return typeof value.installation.paymentCheck === 'boolean' && (value.user === null || isUser(value.user))
}
