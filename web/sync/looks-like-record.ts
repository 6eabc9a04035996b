import { listFields, type TrustRecord } from '#domain/trust/record.ts'

/**
 * Whether `value` can be handled as this user's record. Not the whole schema: a record that a newer version of the
 * product wrote has fields this one does not know, and is still the user's.
 */
export function isRecord(value: unknown, uid: string): value is TrustRecord {
  if (typeof value !== 'object' || value === null || (value as TrustRecord).uid !== uid) return false
  return Object.keys(listFields).every((field) => {
    const list = (value as Record<string, unknown>)[field]
    return list === undefined || (Array.isArray(list) && list.every((entry) => typeof entry?.id === 'string'))
  })
}
