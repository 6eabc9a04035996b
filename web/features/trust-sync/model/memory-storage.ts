import type { KeyStorage } from '../crypto.ts'
import type { KeyValueStorage } from '../ports.ts'

/** localStorage in a map. `room` says whether another text fits. */
export function mapTexts(
  texts = new Map<string, string>(),
  room = () => true,
): KeyValueStorage & { texts: Map<string, string> } {
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

/** The keys of the sealer in a map. */
export function mapKeys(): KeyStorage {
  const keys = new Map<string, CryptoKey>()
  return {
    get: async (uid) => keys.get(uid),
    settle: async (uid, key) => {
      keys.set(uid, keys.get(uid) ?? key)
      return keys.get(uid) ?? key
    },
    remove: async (uid) => void keys.delete(uid),
  }
}
