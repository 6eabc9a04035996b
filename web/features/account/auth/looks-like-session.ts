import type { Session } from '#api/session.ts'

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
