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
/** A state by its name where an answer is nothing but its postal code; any other answer as it was given. Pure. */
export function stateInWords(answer: string): string {
  const code = answer.trim().replaceAll('.', '').toUpperCase()
  return STATES.find((state) => state.code === code)?.name ?? answer
}

const COUNTRY = /[\s,]+(?:USA?|United States(?: of America)?)$/i
const ZIP = /[\s,]+(\d)\d{4}(?:-?\d{4})?$/
const MISTYPED_ZIP = /[\s,]+(\d{3,4}|\d{6,}|\d{5}-\d*)$/
// The longest first: West Virginia ends in a state's name as well.
const AT_THE_END = new RegExp(`^(.*?)(\\s*,\\s*|\\s+)(${written.join('|')})$`, 'i')

const singleLine = (address: string | undefined) =>
  addressOnOneLine(address ?? '')
    .replaceAll('.', '')
    .replace(COUNTRY, '')

/**
 * The state at the end of an address from which country and ZIP code are taken. Without a ZIP code of that state
 * (`sure`), none where the word may as well be a city (`5 K Street, Washington`) or part of a street (`5 K Street NE`).
 */
function stateAtTheEnd(address: string, sure: (zip: string) => boolean) {
  const [, before = '', between = '', word = ''] = AT_THE_END.exec(address) ?? []
  const code = word.toUpperCase()
  const state = STATES.find((one) => one.code === code || one.name.toUpperCase() === code)
  if (!state || before === '') return undefined
  const found = { ...state, byName: code !== state.code }
  if (sure(state.zip)) return found
  const parts = before.split(',')
  const place = parts.at(-1)?.trim() ?? ''
  // Elsewhere in the world the postal code is before the city: `Lindenweg 5, 10117 Berlin, DE`.
  if (parts.length > 1 && /^\d{4,5}\s/.test(place)) return undefined
  const isCode = !found.byName && between.includes(',')
  return isCode || !/\d/.test(place) ? found : undefined
}

/** An address with a number after its state that is no ZIP code, for want of five digits. */
function withMistypedZip(whole: string) {
  const digits = ZIP.test(whole) ? undefined : MISTYPED_ZIP.exec(whole)?.[1]?.replace('-', '')
  if (digits === undefined) return undefined
  const state = stateAtTheEnd(whole.replace(MISTYPED_ZIP, ''), () => false)
  if (!state) return undefined
  // Codes of other countries' states are the same: `Perth, WA 6000`, `Chennai, TN 600001`.
  const isUnitedStates = state.byName || digits.startsWith(state.zip) || (digits.length === 4 && state.code !== 'WA')
  return isUnitedStates ? { state: state.name, digits: digits.length } : undefined
}

/**
 * The state in which an address lies, where it can be read: a name or a two-letter code at its end or before its ZIP
 * code, also before one that has a digit too few or too many. `undefined` where the ZIP code belongs elsewhere, or where
 * the word may be something else. Pure.
 */
export function stateOf(address: string | undefined): string | undefined {
  const whole = singleLine(address)
  const zip = ZIP.exec(whole)?.[1]
  if (zip === undefined && MISTYPED_ZIP.test(whole)) return withMistypedZip(whole)?.state
  const state = stateAtTheEnd(whole.replace(ZIP, ''), (ofState) => ofState === zip)
  return zip === undefined || zip === state?.zip ? state?.name : undefined
}

/**
 * Why a ZIP code does not make it clear in which state an address lies: no state is written before it, or one to which the
 * ZIP code does not belong. `undefined` where the state can be read, and without a ZIP code. Pure.
 */
export function unclearZip(address: string | undefined): 'no-state' | 'another-state' | undefined {
  const whole = singleLine(address)
  if (!ZIP.test(whole) || stateOf(address) !== undefined) return undefined
  return stateAtTheEnd(whole.replace(ZIP, ''), () => false) ? 'another-state' : 'no-state'
}

/** How many digits the ZIP code of an address in the United States has, where it is not five or nine. Pure. */
export const mistypedZip = (address: string | undefined): number | undefined =>
  withMistypedZip(singleLine(address))?.digits

const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(STATES.map(({ code, name }) => [name.toLowerCase(), code.toLowerCase()])),
  ...{ avenue: 'ave', boulevard: 'blvd', circle: 'cir', court: 'ct', drive: 'dr', highway: 'hwy', lane: 'ln' },
  ...{ parkway: 'pkwy', place: 'pl', road: 'rd', street: 'st', terrace: 'ter', trail: 'trl' },
  ...{ apartment: 'apt', north: 'n', south: 's', east: 'e', west: 'w' },
}
const ABBREVIATED = new RegExp(
  `\\b(${Object.keys(WORDS)
    .sort((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'g',
)

/**
 * An address to compare with another one: without its ZIP code, which may be mistyped, without the country, case and
 * punctuation, and with the usual abbreviations. Pure.
 */
export function addressKey(address: string | undefined): string {
  const whole = singleLine(address)
  const before = whole.replace(/[\s,]+\d{3,}(?:-\d*)?$/, '')
  const endsInPlace = stateOf(whole) !== undefined || stateAtTheEnd(before, () => false) || /,[^,\d]+$/.test(before)
  return (endsInPlace ? before : whole)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(ABBREVIATED, (word) => WORDS[word] ?? word)
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

const COMMUNITY_PROPERTY = /^(?:Arizona|California|Idaho|Louisiana|Nevada|New Mexico|Texas|Washington|Wisconsin)$/

/** Whether spouses of this state, by its name, may own together what has the name of one of them in its title. */
export const isCommunityPropertyState = (state: string | undefined): boolean =>
  state !== undefined && COMMUNITY_PROPERTY.test(state)
