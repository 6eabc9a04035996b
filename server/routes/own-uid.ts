import type { Caller } from '../auth/sessions.ts'
import { Refuse } from '../refuse.ts'

/** Takes the caller's own uid out of a body that repeats it; refuses another's. */
export function withoutOwnUid(body: unknown, caller: Caller | null): unknown {
  if (typeof body !== 'object' || body === null || !('uid' in body)) return body
  const { uid, ...rest } = body
  if (typeof uid !== 'string') throw new Refuse('invalid-field', 'This must be text.', { field: 'uid' })
  if (uid !== caller?.uid)
    throw new Refuse('foreign-record', 'This record belongs to another account.', { field: 'uid' })
  return rest
}
