/** The parts in which files hold an address. */
export interface AddressParts {
  street?: string
  more?: string
  city?: string
  state?: string
  zip?: string
  country?: string
}

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between)

/** An address as it is typed: street, then `city, state ZIP`, then the country, each on a line of its own. Empty without parts. */
export function addressOf({ street, more, city, state, zip, country }: AddressParts): string {
  return joined([street, more, joined([city, joined([state, zip], ' ')], ', '), country], '\n')
}
