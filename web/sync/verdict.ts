import { ApiError } from '../api/call.ts'

/** The session is another user's. */
export class ForeignSession extends Error {}

/** What a failed request means for the change that it carried. */
export type Verdict =
  | { kind: 'refused'; message: string; field?: string }
  | { kind: 'session-ended' }
  | { kind: 'later'; message: string; answered: boolean; retryAfter?: number }

const FINAL = [400, 403, 404, 409, 422]

/**
 * Only our own server's refusal is final: a captive portal or a proxy that answers 403 knows nothing of the change.
 * A body too large is the exception, which a proxy rightly refuses.
 */
export function verdictOn(error: unknown): Verdict {
  if (error instanceof ForeignSession) return { kind: 'session-ended' }
  if (!(error instanceof ApiError)) {
    return { kind: 'later', message: error instanceof Error ? error.message : String(error), answered: false }
  }
  const { status, code, message, field, retryAfter } = error
  // Another user has signed in with this browser: the change waits for its owner.
  if (status === 401 || code === 'foreign-record') return { kind: 'session-ended' }
  if (status === 413 || (FINAL.includes(status) && code !== 'unavailable')) return { kind: 'refused', message, field }
  return { kind: 'later', message, answered: true, retryAfter }
}
