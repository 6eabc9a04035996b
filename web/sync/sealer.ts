import type { Sealer } from './ports.ts'

/** Keeps one non-extractable key a user. */
export interface KeyStore {
  get(uid: string): Promise<CryptoKey | undefined>
  /** Stores the key unless there is one already, and returns the one that is stored. */
  settle(uid: string, key: CryptoKey): Promise<CryptoKey>
  remove(uid: string): Promise<void>
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const ownerOf = (uid: string) => new TextEncoder().encode(uid)

/** AES-256-GCM under a key that no script can read, bound to its owner. Without WebCrypto (a page not on https) nothing is sealed. */
export function sealer(keys: KeyStore, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Sealer {
  async function keyOf(uid: string): Promise<CryptoKey | undefined> {
    const stored = await keys.get(uid)
    if (stored || !subtle) return stored
    const made = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    return keys.settle(uid, made)
  }

  return {
    async seal(uid, plain) {
      try {
        const key = await keyOf(uid)
        if (!key || !subtle) return undefined
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const algorithm = { name: 'AES-GCM', iv, additionalData: ownerOf(uid) }
        const hidden = await subtle.encrypt(algorithm, key, new TextEncoder().encode(plain))
        return `${toText(iv)}.${toText(new Uint8Array(hidden))}`
      } catch {
        return undefined
      }
    },
    async open(uid, sealed) {
      try {
        const key = await keys.get(uid)
        const [iv, hidden] = sealed.split('.')
        if (!key || !subtle || !iv || !hidden) return undefined
        const algorithm = { name: 'AES-GCM', iv: toBytes(iv), additionalData: ownerOf(uid) }
        return new TextDecoder().decode(await subtle.decrypt(algorithm, key, toBytes(hidden)))
      } catch {
        return undefined
      }
    },
    forget: (uid) => keys.remove(uid).catch(() => undefined),
  }
}
