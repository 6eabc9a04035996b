/** The lines of an address as it was typed, without empty ones and without the comma that ends a line. Pure. */
export function addressLines(address: string): string[] {
  return address
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/\s*,$/, ''))
    .filter((line) => line !== '')
}

const plain = (address: string | undefined) =>
  addressOnOneLine(address ?? '')
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()

/** Whether two addresses are the same text, apart from case, spacing and commas. An empty one is the same as none. */
export const sameAddress = (one: string | undefined, other: string | undefined): boolean =>
  plain(one) !== '' && plain(one) === plain(other)

/** An address within a sentence: its lines with commas between them. Pure. */
export function addressOnOneLine(address: string): string {
  return addressLines(address).join(', ')
}
