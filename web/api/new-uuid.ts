import { keyPartOf } from '#domain/trust/version-in-key.ts'

/**
 * A new UUIDv7 (RFC 9562): its first 48 bits are the time, in milliseconds since 1970. So the keys of changes
 * made at about the same time lie side by side in an index that is in the order of its keys, as on SQLite.
 * `crypto.randomUUID` makes UUIDv4, and is missing on plain http, where a home server may well run.
 *
 * @param version of the trust that the change is made on, whose end is in the key in place of random bits (`madeOn`)
 */
export function newUuid(version?: number): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const random = `7${version === undefined ? 'xxx' : keyPartOf(version)}-8xxx-xxxxxxxxxxxx`.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
  return `${time.slice(0, 8)}-${time.slice(8)}-${random}`
}
