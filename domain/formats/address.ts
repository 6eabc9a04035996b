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

const COUNTIES = [
  ...['Albany', 'Big Horn', 'Campbell', 'Carbon', 'Converse', 'Crook', 'Fremont', 'Goshen', 'Hot Springs', 'Johnson'],
  ...['Laramie', 'Lincoln', 'Natrona', 'Niobrara', 'Park', 'Platte', 'Sheridan', 'Sublette', 'Sweetwater', 'Teton'],
  ...['Uinta', 'Washakie', 'Weston'],
]

/** The name alone: 'County of Hot  Springs, WY' is 'Hot Springs'. Pure. */
export function countyName(county: string): string {
  const given = county.trim().replace(/\s+/g, ' ')
  const name = given
    .replace(/^(the )?county of /i, '')
    .replace(/,? ?\b(wy|wyoming)\.?$/i, '')
    .replace(/ (county|co\.?),?$/i, '')
  return name || given
}

/** Whether two answers name the same county. */
export const sameCounty = (one: string, other: string): boolean =>
  countyName(one).toLowerCase() === countyName(other).toLowerCase()

/** Whether an answer that asks for a state alone names Wyoming. */
export const isWyoming = (state: string): boolean => /^\s*(wy|wyoming)\.?\s*$/i.test(state)

/** Whether this names one of Wyoming's 23 counties. */
export const isWyomingCounty = (county = ''): boolean => COUNTIES.some((name) => sameCounty(name, county))

/** The same while it is being typed: 'Nat' may still become Natrona. */
export const mayBeWyomingCounty = (typed: string): boolean =>
  isWyomingCounty(typed) || COUNTIES.some((name) => name.toLowerCase().startsWith(typed.trim().toLowerCase()))
