import { SECRET_FIELDS } from '#domain/trust/record.ts'
import type { Sealer } from './ports.ts'
import type { RunInDatabase } from './storage.ts'

/** Stores one non-extractable key a user. */
export interface KeyStorage {
  get(uid: string): Promise<CryptoKey | undefined>
  /** Stores the key unless there is one already, and returns the one that is stored. */
  settle(uid: string, key: CryptoKey): Promise<CryptoKey>
  remove(uid: string): Promise<void>
}

export function keysInDatabase(run: RunInDatabase): KeyStorage {
  return {
    get: (uid) => run((db) => db.get('seals', uid)),
    settle: (uid, key) =>
      run(async (db) => {
        const writing = db.transaction('seals', 'readwrite', { durability: 'strict' })
        const stored = await writing.store.get(uid)
        if (!stored) await writing.store.put(key, uid)
        await writing.done
        return stored ?? key
      }),
    remove: (uid) => run((db) => db.delete('seals', uid)),
  }
}

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const ownerOf = (uid: string) => new TextEncoder().encode(uid)

/** AES-256-GCM with a key that no script can read, bound to its owner. Without WebCrypto (a page not on https) nothing is sealed. */
export function sealer(keys: KeyStorage, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Sealer {
  async function keyOf(uid: string): Promise<CryptoKey | undefined> {
    const stored = await keys.get(uid)
    if (stored || !subtle) return stored
    const created = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    return keys.settle(uid, created)
  }

  return {
    async seal(uid, plain) {
      try {
        const key = await keyOf(uid)
        if (!key || !subtle) return undefined
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const algorithm = { name: 'AES-GCM', iv, additionalData: ownerOf(uid) }
        const encrypted = await subtle.encrypt(algorithm, key, new TextEncoder().encode(plain))
        return `${toText(iv)}.${toText(new Uint8Array(encrypted))}`
      } catch {
        return undefined
      }
    },
    async open(uid, sealed) {
      try {
        const key = await keys.get(uid)
        const [iv, encrypted] = sealed.split('.')
        if (!key || !subtle || !iv || !encrypted) return undefined
        const algorithm = { name: 'AES-GCM', iv: toBytes(iv), additionalData: ownerOf(uid) }
        return new TextDecoder().decode(await subtle.decrypt(algorithm, key, toBytes(encrypted)))
      } catch {
        return undefined
      }
    },
    forget: (uid) => keys.remove(uid).catch(() => undefined),
  }
}

const isSecret = (field: string, value: unknown): value is string =>
  typeof value === 'string' && value !== '' && (SECRET_FIELDS as readonly string[]).includes(field)

interface Sealed<Values> {
  values: Values
  sealed?: string
}

function split<Values extends object>(values: Values): { others: Values; secrets: [string, string][] } {
  const secrets = Object.entries(values).filter((pair): pair is [string, string] => isSecret(...pair))
  const others = { ...values } as Record<string, unknown>
  for (const [field] of secrets) delete others[field]
  return { others: others as Values, secrets }
}

export const withoutSecrets = <Values extends object>(values: Values): Values => split(values).others

/** Moves the social security numbers of `values` into a sealed text; `undefined` when there are some and sealing is impossible. */
export async function sealSecrets<Values extends object>(
  sealer: Sealer,
  uid: string,
  values: Values,
): Promise<Sealed<Values> | undefined> {
  const { others, secrets } = split(values)
  if (secrets.length === 0) return { values }
  const sealed = await sealer.seal(uid, JSON.stringify(Object.fromEntries(secrets)))
  return sealed === undefined ? undefined : { values: others, sealed }
}

/** Puts sealed numbers back. What can no longer be opened stays out; the other values remain. */
export async function openSecrets<Values extends object>(
  sealer: Sealer,
  uid: string,
  { values, sealed }: Sealed<Values>,
): Promise<Values> {
  if (sealed === undefined) return values
  const text = await sealer.open(uid, sealed)
  if (text === undefined) return values
  const secrets = Object.entries(JSON.parse(text) as object).filter((pair) => isSecret(...pair))
  return { ...values, ...Object.fromEntries(secrets) }
}
