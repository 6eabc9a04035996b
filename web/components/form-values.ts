import { type FieldError, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { emailError, textOfIssue } from '#domain/formats/text-rules.ts'
import { english, type Message } from '#domain/message.ts'

export interface ValidationError {
  /** The dotted path of the value in the form. */
  name: string
  message: Message | string
}

/** An error as react-hook-form has it: `message` is English, `text` can be translated. */
export interface TranslatableError extends FieldError {
  text: Message | string
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

function validate(schema: FormSchema, values: FieldValues): { output: FieldValues; errors: ValidationError[] } {
  // The type of the form's values is that of the function's parameter.
  if (typeof schema === 'function') return { output: values, errors: schema(values as never) }
  const { data = {}, error } = schema.safeParse(values)
  const errors = error?.issues.map((issue) => ({ name: issue.path.join('.'), message: textOfIssue(issue) })) ?? []
  return { output: data, errors }
}

/** What the schema rejects in the values as they stand, on the page or not. */
export const errorsOf = (schema: FormSchema, values: FieldValues): ValidationError[] => validate(schema, values).errors

export const asFieldError = ({ message: text }: Pick<ValidationError, 'message'>): TranslatableError => ({
  type: 'validate',
  message: english(text),
  text,
})

/** A resolver of react-hook-form. Of several errors of one value it reports the first. */
export function resolverOf(schema: FormSchema): Resolver {
  return (values) => {
    const { output, errors } = validate(schema, values)
    if (errors.length === 0) return { values: output, errors: {} }
    const nested = {}
    for (const error of errors) if (!get(nested, error.name)) set(nested, error.name, asFieldError(error))
    return { values: {}, errors: nested }
  }
}

/** The errors of a form as a list, in the order in which they were found. */
export function listErrors(errors: object, path = ''): ValidationError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const name = path + key
    if (typeof error?.message === 'string') return [{ name, message: error.text ?? error.message }]
    return error ? listErrors(error, `${name}.`) : []
  })
}

/** Whether two values of a form say the same: texts, numbers, and lists of entries. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  )
}

/** Whether an answer as it is stored says nothing. */
export const isEmpty = (saved: unknown) => saved === undefined || saved === ''

/** Of a form that asks for an email address alone. `message` says what to type. */
export const emailErrors =
  (message: string) =>
  ({ email }: { email: string }): ValidationError[] => {
    const error = emailError(email.trim(), message)
    return error === undefined ? [] : [{ name: 'email', message: error }]
  }
