import { addressOnOneLine } from './address.ts'

/** The states and the District of Columbia by their postal codes, grouped by the digit with which their ZIP codes begin. */
const BY_ZIP = [
  {
    CT: 'Connecticut',
    MA: 'Massachusetts',
    ME: 'Maine',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    RI: 'Rhode Island',
    VT: 'Vermont',
  },
  { DE: 'Delaware', NY: 'New York', PA: 'Pennsylvania' },
  {
    DC: 'District of Columbia',
    MD: 'Maryland',
    NC: 'North Carolina',
    SC: 'South Carolina',
    VA: 'Virginia',
    WV: 'West Virginia',
  },
  { AL: 'Alabama', FL: 'Florida', GA: 'Georgia', MS: 'Mississippi', TN: 'Tennessee' },
  { IN: 'Indiana', KY: 'Kentucky', MI: 'Michigan', OH: 'Ohio' },
  {
    IA: 'Iowa',
    MN: 'Minnesota',
    MT: 'Montana',
    ND: 'North Dakota',
    SD: 'South Dakota',
    WI: 'Wisconsin',
  },
  { IL: 'Illinois', KS: 'Kansas', MO: 'Missouri', NE: 'Nebraska' },
  { AR: 'Arkansas', LA: 'Louisiana', OK: 'Oklahoma', TX: 'Texas' },
  {
    AZ: 'Arizona',
    CO: 'Colorado',
    ID: 'Idaho',
    NM: 'New Mexico',
    NV: 'Nevada',
    UT: 'Utah',
    WY: 'Wyoming',
  },
  { AK: 'Alaska', CA: 'California', HI: 'Hawaii', OR: 'Oregon', WA: 'Washington' },
]

const STATES = BY_ZIP.flatMap((group, zip) =>
  Object.entries(group).map(([code, name]) => ({ code, name, zip: String(zip) })),
)
const written = STATES.flatMap(({ code, name }) => [code, name]).sort((one, other) => other.length - one.length)
const COUNTRY = /[\s,]+(?:USA?|United States(?: of America)?)$/i
const ZIP = /[\s,]+(\d)\d{4}(?:-?\d{4})?$/
// The longest first: West Virginia ends in a state's name as well.
const AT_THE_END = new RegExp(`^(.*?)(\\s*,\\s*|\\s+)(${written.join('|')})$`, 'i')

/**
 * The state in which an address lies, where it can be read: a name or a two-letter code at its end or before its ZIP
 * code. `undefined` where the ZIP code belongs elsewhere, or where the word may as well be a city (`5 K Street,
 * Washington`) or part of a street (`5 K Street NE`). Pure.
 */
export function stateOf(address: string | undefined): string | undefined {
  const whole = addressOnOneLine(address ?? '')
    .replaceAll('.', '')
    .replace(COUNTRY, '')
  const zip = ZIP.exec(whole)?.[1]
  const [, before = '', between = '', word = ''] = AT_THE_END.exec(whole.replace(ZIP, '')) ?? []
  const code = word.toUpperCase()
  const state = STATES.find((one) => one.code === code || one.name.toUpperCase() === code)
  if (!state || before === '') return undefined
  if (zip !== undefined) return zip === state.zip ? state.name : undefined
  const parts = before.split(',')
  const place = parts.at(-1)?.trim() ?? ''
  // Elsewhere in the world the postal code stands before the city: `Lindenweg 5, 10117 Berlin, DE`.
  if (parts.length > 1 && /^\d{4,5}\s/.test(place)) return undefined
  const isCode = code === state.code && between.includes(',')
  return isCode || !/\d/.test(place) ? state.name : undefined
}

/** The parts of an address in the United States. */
export interface AddressParts {
  street: string
  city: string
  /** The postal code. */
  state: string
  zip: string
}

const IN_PARTS = /^(.+),\s*([^,\d]+?),\s*[^,\d]+?[\s,]+(\d{5}(?:-\d{4})?)$/

/** The parts of an address that reads `street, city, state ZIP`; `undefined` of any other. Pure. */
export function addressParts(address: string): AddressParts | undefined {
  const [, street, city, zip] = IN_PARTS.exec(addressOnOneLine(address).replace(COUNTRY, '')) ?? []
  const state = STATES.find(({ name }) => name === stateOf(address))
  return street && city && zip && state ? { street, city, state: state.code, zip } : undefined
}
