import type { KeyStore } from '../sealer.ts'

export function mapKeys(): KeyStore {
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
