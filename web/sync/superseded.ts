import type { TrustPatch } from '#domain/trust/patch.ts'
import { listFields } from '#domain/trust/record.ts'

type Entry = Record<string, unknown> & { id: string }
interface Entries {
  put?: readonly Entry[]
  remove?: readonly string[]
}

const within = (fields: object | undefined, later: object | undefined) =>
  Object.keys(fields ?? {}).every((field) => field in (later ?? {}))

function listWithin(list: Entries, later: Entries | undefined): boolean {
  const settled = (id: string) => later?.remove?.includes(id)
  const replaced = (entry: Entry) =>
    later?.put?.some(({ id, ...others }) => id === entry.id && within(entry, { id, ...others }))
  return (
    (list.put ?? []).every((entry) => settled(entry.id) || replaced(entry)) &&
    (list.remove ?? []).every((id) => settled(id) || later?.put?.some((entry) => entry.id === id))
  )
}

/** Whether `later` answers everything that `earlier` did: then a refused `earlier` has nothing left to keep. */
export function isSuperseded(earlier: TrustPatch, later: TrustPatch): boolean {
  return Object.entries(earlier).every(([field, value]) => {
    const answer = (later as Record<string, unknown>)[field]
    if (field in listFields) return listWithin(value as Entries, answer as Entries | undefined)
    if (field === 'certificateData') return within(value as object, answer as object | undefined)
    return answer !== undefined
  })
}
