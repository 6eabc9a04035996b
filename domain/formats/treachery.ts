/** Why parsed JSON is not to be worked with: it is nested too deep, or has a key that programs stumble over. */
export type Treachery = { tooDeep: true } | { key: string; path: readonly string[] }

/** An object or a list, and where it is. */
interface Place {
  value: object
  depth: number
  key: string
  within: Place | undefined
}

const pathOf = ({ key, within }: Place): string[] => (within ? [...pathOf(within), key] : [])
// Compared one by one, which takes a third of the time of asking a set: it is done for every key of every request.
const isTreacherous = (key: string) => key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * What is treacherous in parsed JSON, if anything: keys by which an object's prototype is reached, and nesting of more than
 * `deepest` levels. Walks with a list and not by recursion: hostile text is a hundred thousand brackets deep.
 */
export function treacheryIn(json: unknown, deepest: number): Treachery | undefined {
  const open: Place[] = []
  const note = (value: unknown, key: string, within?: Place) => {
    if (typeof value === 'object' && value !== null)
      open.push({ value, depth: within ? within.depth + 1 : 0, key, within })
  }
  note(json, '')
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place
    if (depth > deepest) return { tooDeep: true }
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index++) note(value[index], String(index), place)
    else
      for (const key in value) {
        if (isTreacherous(key)) return { key, path: [...pathOf(place), key] }
        note((value as Record<string, unknown>)[key], key, place)
      }
  }
  return undefined
}
