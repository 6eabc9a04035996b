import { answersOf, fieldsOf, trustOf } from '../saves/trust.ts'

type Kind = 'text' | 'flag' | 'number' | 'object' | 'list'

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean') return 'flag'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return Array.isArray(value) ? 'list' : 'object'
}

/** The measured fields of a trust, for stores with a schema. */
export const columns: readonly { name: string; kind: Kind }[] = Object.entries(
  fieldsOf({ ...trustOf(1), ...answersOf(1) }),
).map(([name, value]) => ({ name, kind: kindOf(value) }))

/** The fields with structured values. */
export const jsonFields = columns.filter(({ kind }) => kind === 'list' || kind === 'object').map(({ name }) => name)
