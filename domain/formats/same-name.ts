const plain = (name: string | undefined) => (name ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two names are the same once spacing and case are set aside. An empty name is the same as none. */
export function sameName(one: string | undefined, other: string | undefined): boolean {
  return plain(one) !== '' && plain(one) === plain(other)
}

const spaced = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()
const asOnline = (name: string) => spaced(name.normalize('NFD').replace(/[^a-z\d&\s-]/gi, ''))

/**
 * Whether the name entered for an EIN is the legal name of the trust: as it is, or in the letters, digits, hyphens and
 * ampersands that the online application accepts.
 */
export function sameNameForEin(entered: string, legal: string): boolean {
  return [spaced(legal), asOnline(legal)].includes(spaced(entered))
}

/** Whether a text has anything to read in it. */
export function isBlank(text: string | undefined): boolean {
  return plain(text) === ''
}
