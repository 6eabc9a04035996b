import type * as z from 'zod/mini'
import { CertificateData } from '#domain/trust/entries.ts'
import { listFields, scalarFields } from '#domain/trust/record.ts'

/** What a field of a patch takes, read from the schema's own shape so that a new field cannot be forgotten. */
export interface Field {
  /** The dotted path by which a rejection names it. */
  path: string
  /** zod's word for the type, such as `string`, `enum` or `object`. */
  type: string
  /** May be cleared with `null`. */
  clearable: boolean
  /** A patch that gives this one field this one value. */
  patch(value: unknown): Record<string, unknown>
}

type Shape = Record<string, z.ZodMiniType>
interface Def {
  type: string
  innerType?: z.ZodMiniType
  shape?: Shape
  entries?: object
}
const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

function innermost(schema: z.ZodMiniType): Def {
  const def = defOf(schema)
  return def.innerType ? innermost(def.innerType) : def
}

/** A right value for each choice that an entry's details cannot be without, so that only the wrong one beside it is rejected. */
function needed(shape: Shape): object {
  const required = Object.entries(shape).filter(([, schema]) => defOf(schema).type === 'enum')
  return Object.fromEntries(required.map(([name, schema]) => [name, Object.keys(defOf(schema).entries ?? {})[0]]))
}

function fieldsIn(shape: object, above: string, wrap: (change: object) => object): Field[] {
  const named = Object.entries(shape as Shape).filter(([name]) => name !== 'id')
  return named.flatMap(([name, schema]) => {
    const { type, shape: inner } = innermost(schema)
    const patch = (value: unknown) => ({ ...wrap({ [name]: value }) })
    const field: Field = { path: `${above}${name}`, type, clearable: defOf(schema).type === 'optional', patch }
    // What lies within an entry's details is replaced whole, so that nothing in it can be cleared by itself.
    const rest = inner && needed(inner)
    const within = inner
      ? fieldsIn(inner, `${field.path}.`, (change) => patch({ ...rest, ...change })).map((each) => ({
          ...each,
          clearable: false,
        }))
      : []
    return [field, ...within]
  })
}

/** The id of the one entry of every list. */
export const ENTRY = 'here'

/** Every field of `PATCH /api/trust`, those of the lists' entries too. */
export const fields: readonly Field[] = [
  ...fieldsIn(scalarFields, '', (change) => change),
  ...fieldsIn(CertificateData.shape, 'certificateData.', (certificateData) => ({ certificateData })),
  ...Object.entries(listFields).flatMap(([list, { shape }]) =>
    fieldsIn(shape, `${list}.put.0.`, (change) => ({ [list]: { put: [{ id: ENTRY, ...change }] } })),
  ),
]
