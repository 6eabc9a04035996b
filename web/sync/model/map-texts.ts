import type { TextStore } from '../ports.ts'

/** localStorage in a map. `room` says whether another text fits. */
export function mapTexts(
  texts = new Map<string, string>(),
  room = () => true,
): TextStore & { texts: Map<string, string> } {
  return {
    texts,
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key) ?? null,
    set(key, text) {
      if (!room()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      texts.set(key, text)
    },
    remove: (key) => texts.delete(key),
  }
}
