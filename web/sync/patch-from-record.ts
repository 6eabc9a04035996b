import type { TrustPatch } from '#domain/trust/patch.ts'
import { listFields, scalarFields, type TrustRecord } from '#domain/trust/record.ts'

/** The patch that makes this record out of none. What the server stamps itself is left out. */
export function patchFromRecord(record: TrustRecord): TrustPatch {
  const known = Object.entries(record).filter(([field]) => field in scalarFields || field === 'certificateData')
  const lists = Object.keys(listFields).flatMap((field) => {
    const entries = record[field as keyof typeof listFields]
    return entries && entries.length > 0 ? [[field, { put: entries }]] : []
  })
  return Object.fromEntries([...known, ...lists])
}
