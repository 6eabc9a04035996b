import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { FormStore, FormValues } from './form-store.ts'

const FormContext = createContext<FormStore | undefined>(undefined)
export const FormProvider = FormContext.Provider

/** The form around the caller. */
export function useForm(): FormStore {
  const form = useContext(FormContext)
  if (!form) throw new Error('There is no <Form> around this component')
  return form
}

/** All that the form holds, anew at every change. */
export function useFormValues(): FormValues {
  const { subscribe, values } = useForm()
  return useSyncExternalStore(subscribe, values, values)
}

/** One value of the form; the component renders again only when that value is another one. */
export function useFormValue(name: string): unknown {
  const { subscribe, value } = useForm()
  const read = () => value(name)
  return useSyncExternalStore(subscribe, read, read)
}

/** One value and the ways to change it. `empty` is what it holds while there is no answer. */
export function useFormField(name: string, empty?: unknown) {
  const { change, leave, fill } = useForm()
  const value = useFormValue(name)
  useEffect(() => fill(name, empty), [fill, name, empty])
  return {
    value,
    change: (changed: unknown) => change(name, changed),
    leave: () => leave(name),
  }
}
