export interface Fault {
  name: string
  message: string
}

/** Every error of a form as a flat list, in the order in which the form's parts stand in the schema. */
export function faultsIn(errors: object, path: string[] = []): Fault[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const here = key === 'root' ? path : [...path, key]
    if ('message' in error && typeof error.message === 'string' && error.message !== '')
      return [{ name: here.join('.'), message: error.message }]
    // `ref` is the input element itself, which is no place to look for errors in.
    return key === 'ref' ? [] : faultsIn(error, here)
  })
}
