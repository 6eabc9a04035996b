/**
 * A new UUID of the seventh kind (RFC 9562): its first 48 bits are the time, in milliseconds since 1970. Keys of changes
 * made at about the same time so lie side by side in a server's index, where it keeps them in their order, as on SQLite.
 * `crypto.randomUUID` makes another kind, and is missing on plain http, where a home server may well run.
 */
export function newUuid(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const random = '7xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
  return `${time.slice(0, 8)}-${time.slice(8)}-${random}`
}
