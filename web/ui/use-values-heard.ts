import { useEffect, useRef } from 'react'
import type { DeepPartial, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Told after every change: what the form holds, and the top-level names of the fields that differ from the saved values. */
export type ValuesHeard<Values> = (values: DeepPartial<Values> | Values, typedNames: string[]) => void

/** Lays a draft over a form once, and reports what is typed. */
export function useValuesHeard<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: Partial<Values> | undefined,
  heard: ValuesHeard<Values> | undefined,
) {
  const { setValue, subscribe } = form
  const firstDraft = useRef(draft)
  const listener = useRef(heard)
  listener.current = heard

  useEffect(() => {
    const typed = firstDraft.current ?? {}
    for (const name of Object.keys(typed) as Path<Values>[])
      setValue(name, typed[name as keyof typeof typed] as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }, [setValue])

  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => listener.current?.(values, Object.keys(dirtyFields ?? {})),
      }),
    [subscribe],
  )
}
