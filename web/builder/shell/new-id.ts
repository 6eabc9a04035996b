/** A new entry's id. `crypto.randomUUID` is missing on plain http, where a home server may well run. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
