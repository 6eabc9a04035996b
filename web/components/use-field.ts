import { get, useController, useFormState } from 'react-hook-form'
import type { Message } from '#domain/message.ts'
import type { TranslatableError } from './form-values.ts'
import { fieldId } from './link-targets.ts'

export interface FieldText {
  /** The dotted path of the value in the form, for example `beneficiaries.0.name`. */
  name: string
  label: string
  /** One short sentence: why it is asked, or where to find the answer. */
  help?: string
  /** Appends '(optional)' to the label. */
  optional?: boolean
  /** An error found outside the form, for example by the server. The form's own error comes first. */
  fieldError?: Message | string
}

type Described = Pick<FieldText, 'name' | 'help' | 'fieldError'>

/** The id and aria attributes that tie a control to its label, help and error. */
function describe({ name, help, fieldError }: Described, own: Partial<TranslatableError> | undefined) {
  const error = own?.text ?? own?.message ?? fieldError
  const id = fieldId(name)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    error,
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}

/** One value of the form around the caller, which renders again only when that value or its error changes. */
export function useField(text: Described) {
  const { field, fieldState } = useController({ name: text.name })
  return { field, ...describe(text, fieldState.error) }
}

/** The error of one part of a value, such as a name in a list of people. */
export function useFieldError(text: Described) {
  const { errors } = useFormState({ name: text.name })
  return describe(text, get(errors, text.name))
}

/** Where the caret stands after `digits` digits in `text`. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === digits) return at
    if (/\d/.test(text[at] ?? '')) seen++
  }
  return text.length
}
