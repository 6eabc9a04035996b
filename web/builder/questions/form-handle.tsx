import type { RefObject } from 'react'
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form'

export type FormInHand = UseFormReturn<FieldValues>

/** Hands the form to the page around it, whose 'Save and Exit' stands outside and needs what is typed. */
export function FormHandle({ form }: { form: RefObject<FormInHand | null> }) {
  form.current = useFormContext()
  return null
}
