import { type ListField, listFields, type TrustRecord } from '../record.ts'
import type { AnswerChange } from './changes.ts'

type Entry = { id: string }
type Holder = Record<string, unknown>

function withValue(holder: Holder, from: Holder, [field = '', ...deeper]: readonly string[]): Holder {
  const { [field]: own, ...others } = holder
  const value = from[field]
  if (deeper.length === 0) return value === undefined ? others : { ...others, [field]: value }
  return { ...others, [field]: withValue((own ?? {}) as Holder, (value ?? {}) as Holder, deeper) }
}

/** The entries in the order of `from`; those that it lacks keep their place at the end. */
function inOrderOf(entries: readonly Entry[], from: readonly Entry[]): Entry[] {
  const places = new Map(from.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Entry) => places.get(id) ?? from.length
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other))
}

function withEntry(entries: readonly Entry[], from: readonly Entry[], id: string, deeper: readonly string[]): Entry[] {
  const other = from.find((entry) => entry.id === id)
  if (!other) return entries.filter((entry) => entry.id !== id)
  if (!entries.some((entry) => entry.id === id)) return inOrderOf([...entries, other], from)
  if (deeper.length === 0) return [...entries]
  return entries.map((entry) => (entry.id === id ? (withValue(entry, other, deeper) as Entry) : entry))
}

function withAnswer(trust: TrustRecord, from: TrustRecord, path: string): TrustRecord {
  const [list = '', id, field] = path.split('/')
  if (!(list in listFields)) return withValue(trust, from, path.split('.')) as TrustRecord
  const [own, others] = [trust[list as ListField] ?? [], from[list as ListField] ?? []]
  const entries =
    id === undefined ? inOrderOf(own, others) : withEntry(own, others, id, field === undefined ? [] : field.split('.'))
  return { ...trust, [list]: entries }
}

/** The record with the answers that these changes name taken from another record. Pure. */
export function withAnswersOf(
  trust: TrustRecord,
  from: TrustRecord,
  changes: readonly Pick<AnswerChange, 'path'>[],
): TrustRecord {
  return changes.reduce((record, { path }) => withAnswer(record, from, path), trust)
}
