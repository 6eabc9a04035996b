const TREACHEROUS = new Set(['__proto__', 'constructor', 'prototype'])

/** Why parsed JSON is not to be worked with: it is nested too deep, or has a key that programs stumble over. */
export type Treachery = { tooDeep: true } | { key: string; path: readonly string[] }

/**
 * What is treacherous in parsed JSON, if anything: keys by which an object's prototype is reached, and nesting of more than
 * `deepest` levels. Walks with a list and not by recursion: hostile text is a hundred thousand brackets deep.
 */
export function treacheryIn(json: unknown, deepest: number): Treachery | undefined {
  const open: { value: unknown; path: string[] }[] = [{ value: json, path: [] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    if (path.length > deepest) return { tooDeep: true }
    for (const [key, inner] of Object.entries(value)) {
      if (TREACHEROUS.has(key)) return { key, path: [...path, key] }
      if (typeof inner === 'object') open.push({ value: inner, path: [...path, key] })
    }
  }
  return undefined
}
