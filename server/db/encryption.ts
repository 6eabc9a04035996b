import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import { maskedSsn, ssnDigits } from '#domain/formats/numbers.ts'
import { SECRET_FIELDS } from '#domain/trust/record.ts'
import type { DataKey } from '../setting-kinds.ts'

/** Encrypts and decrypts single values with AES-256-GCM. A sealed value opens only for the uid and field it was sealed for. */
export interface Vault {
  readonly keyIds: readonly string[]
  seal(uid: string, field: string, plain: string): string
  open(uid: string, field: string, sealed: string): string
  sealBytes(uid: string, field: string, plain: Uint8Array): string
  openBytes(uid: string, field: string, sealed: string): Buffer
  /** Six letters that differ for numbers that differ, and reveal nothing else. They hold for one installation and user. */
  lettersFor(uid: string, plain: string): string
}

/** The fields whose values are encrypted: social security numbers, the key of an authenticator app, queued mail, signed documents. */
export const SEALED_FIELDS = [...SECRET_FIELDS, 'authenticatorKey', 'queuedMail', 'filePiece'] as const

const MARK = 'sealed'

/** The id of the key that sealed this value; `undefined` when the value is not sealed. */
export function keyIdOf(value: string): string | undefined {
  const [mark, id] = value.split(':')
  return mark === MARK ? id : undefined
}

const boundTo = (uid: string, field: string) => Buffer.from(`${uid}\n${field}`)

export function createVault(keys: readonly DataKey[]): Vault {
  // Key objects, because with raw bytes each value takes three times as long.
  const [current, ...older] = keys.map(({ id, key }) => ({ id, key: createSecretKey(key) }))
  if (!current) throw new Error('A vault needs a key.')
  const byId = new Map([current, ...older].map(({ id, key }) => [id, key]))
  const comparisonKey = Buffer.from(hkdfSync('sha256', current.key, '', 'kinstead: tells numbers apart', 32))
  const vault: Vault = {
    keyIds: [...byId.keys()],
    lettersFor(uid, plain) {
      const bytes = createHmac('sha256', comparisonKey).update(`${uid}\n${plain}`).digest().subarray(0, 6)
      return [...bytes].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
    },
    seal: (uid, field, plain) => vault.sealBytes(uid, field, Buffer.from(plain)),
    open: (uid, field, sealed) => vault.openBytes(uid, field, sealed).toString(),
    sealBytes(uid, field, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(boundTo(uid, field))
      const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
      return [MARK, current.id, iv.toString('base64url'), body.toString('base64url')].join(':')
    },
    openBytes(uid, field, sealed) {
      const [mark, id = '', iv = '', body = ''] = sealed.split(':')
      const key = byId.get(id)
      if (mark !== MARK || !key)
        throw new Error(`The value of ${field} was not sealed with a key of this installation.`)
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
        .setAAD(boundTo(uid, field))
        .setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()])
    },
  }
  return vault
}

type Holder = { [Field in (typeof SEALED_FIELDS)[number]]?: string | null }

function withSecrets<T extends Holder>(holder: T, change: (field: string, value: string) => string): T {
  const changed = { ...holder }
  for (const field of SEALED_FIELDS) {
    const value = holder[field]
    if (typeof value === 'string') changed[field] = change(field, value) as T[typeof field]
  }
  return changed
}

/** A record or patch with its social security numbers encrypted, or a second factor with its key. */
export function sealSecrets<T extends Holder>(vault: Vault, uid: string, holder: T): T {
  return withSecrets(holder, (field, value) => vault.seal(uid, field, value))
}

/** The reverse of {@link sealSecrets}. */
export function openSecrets<T extends Holder>(vault: Vault, uid: string, holder: T): T {
  return withSecrets(holder, (field, value) => vault.open(uid, field, value))
}

/** The same values, encrypted with the current key. They need not be texts. */
export function resealSecrets<T extends Holder>(vault: Vault, uid: string, sealed: T): T {
  return withSecrets(sealed, (field, value) => vault.sealBytes(uid, field, vault.openBytes(uid, field, value)))
}

/** Masks social security numbers as `XXX-XX-6789/` and six letters, by which two that differ can be distinguished. */
export function maskSecrets<T extends Holder>(vault: Vault, uid: string, sealed: T): T {
  return withSecrets(sealed, (field, value) => {
    const digits = ssnDigits(vault.open(uid, field, value))
    return `${maskedSsn(digits)}/${vault.lettersFor(uid, digits)}`
  })
}
