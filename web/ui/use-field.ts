import { useSyncExternalStore } from 'react'
import type { Message } from '#domain/message.ts'
import { fieldId } from './field-names.ts'
import { useForm } from './use-form.ts'

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

/** Ids and aria attributes that tie a control to its label, help and error. */
export function useField({ name, help, fieldError }: Pick<FieldText, 'name' | 'help' | 'fieldError'>) {
  const { subscribe, standing } = useForm()
  const read = () => standing().faults.find((fault) => fault.name === name)?.message
  const error = useSyncExternalStore(subscribe, read, read) ?? fieldError
  const id = fieldId(name)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    error,
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}
