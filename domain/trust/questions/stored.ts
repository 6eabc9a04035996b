type Holder = Readonly<Record<string, unknown>>

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path of a record or an entry. */
export function storedAt(holder: object, path: string): unknown {
  let value: unknown = holder
  for (const part of path.split('.')) {
    if (!isHolder(value)) return undefined
    value = value[part]
  }
  return value
}
