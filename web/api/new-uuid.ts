/**
 * A new UUIDv7 (RFC 9562): its first 48 bits are the time, in milliseconds since 1970. So the keys of changes
 * made at about the same time lie side by side in an index that is in the order of its keys, as on SQLite.
 * `crypto.randomUUID` makes UUIDv4, and is missing on plain http, where a home server may well run.
 */
export function newUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const random = '7xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
  return `${time.slice(0, 8)}-${time.slice(8)}-${random}`
}
