import type { RefObject } from 'react'
import type { FormStore } from '#web/ui/form-store.ts'
import { useForm } from '#web/ui/use-form.ts'

export type FormInHand = Pick<FormStore, 'values' | 'value'>

/** Hands the form to the page around it, whose 'Save and Exit' stands outside and needs what is typed. */
export function FormHandle({ form }: { form: RefObject<FormInHand | null> }) {
  form.current = useForm()
  return null
}
