import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

export interface ValidationError {
  /** The dotted path of the value in the form. */
  name: string
  message: string
}

/**
 * What checks a form's values: a schema, which may also transform them, or a function that returns their errors, for the
 * pages that are not worth zod's 9 KB.
 */
export type FormSchema = z.ZodMiniType<FieldValues, FieldValues> | ((values: never) => ValidationError[])
/** The values that the form holds. */
export type InputOf<S extends FormSchema> = S extends (values: infer Values) => ValidationError[] ? Values : z.input<S>
/** The values that it submits. */
export type OutputOf<S extends FormSchema> = S extends (values: infer Values) => ValidationError[]
  ? Values
  : z.output<S>

export function resolverOf(schema: FormSchema): Resolver {
  if (typeof schema !== 'function') return standardSchemaResolver(schema)
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {}
    // The type of the form's values is that of the function's parameter.
    for (const { name, message } of schema(values as never)) errors[name] ??= { type: 'validate', message }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

/** The errors of a form as a list, in the order in which they were found. */
export function listErrors(errors: object, path = ''): ValidationError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path + key
    if (typeof error?.message === 'string') return [{ name, message: error.message }]
    return error ? listErrors(error, `${name}.`) : []
  })
}
