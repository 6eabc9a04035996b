const plain = (name: string | undefined) => (name ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two names are the same once spacing and case are set aside. An empty name is the same as none. */
export function sameName(one: string | undefined, other: string | undefined): boolean {
  return plain(one) !== '' && plain(one) === plain(other)
}

/** Whether a text has anything to read in it. */
export function isBlank(text: string | undefined): boolean {
  return plain(text) === ''
}
