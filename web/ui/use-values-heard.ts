import { useEffect, useRef } from 'react'
import type { FormStore } from './form-store.ts'

/** Told after every change: what the form holds, and the names of the values that differ from the saved ones. */
export type ValuesHeard<Values> = (values: Values, typedNames: string[]) => void

/** Lays a draft over a form once, and reports what is typed. */
export function useValuesHeard<Values>(
  { set, hear }: FormStore,
  draft: Partial<Values> | undefined,
  heard: ValuesHeard<Values> | undefined,
) {
  const firstDraft = useRef(draft)
  const listener = useRef(heard)
  listener.current = heard

  useEffect(() => {
    for (const [name, value] of Object.entries(firstDraft.current ?? {})) set(name, value)
  }, [set])

  useEffect(() => hear((values, names) => listener.current?.(values as Values, names)), [hear])
}
