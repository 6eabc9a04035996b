import { addressOf, type ImportedAddress, type RawEntry, type RawValue, shortened } from './raw-entry.ts'
import type { Decode } from './text-of-file.ts'
import type { Card, Property } from './vcard.ts'
import { componentsOf, textOf, unescaped } from './vcard.ts'

const typesOf = ({ params }: Property) => (params.get('TYPE') ?? []).map((type) => type.toUpperCase())

/** The one to take of several: the preferred, else the one at home, else the first that says anything. */
function chosen(properties: readonly Property[]): Property | undefined {
  const said = properties.filter(({ value }) => value.replace(/[;\s]/g, '') !== '')
  const preference = (property: Property) => Number(property.params.get('PREF')?.[0] ?? 101)
  const best = said.toSorted((one, other) => preference(one) - preference(other))[0]
  if (best && preference(best) <= 100) return best
  return (
    said.find((property) => typesOf(property).includes('PREF')) ??
    said.find((property) => typesOf(property).includes('HOME')) ??
    said[0]
  )
}

/** The parts of N in the order in which they are spoken. */
function spoken([family = '', given = '', middle = '', prefix = '', suffix = '']: readonly string[]): string {
  return [prefix, given, middle, family, suffix].filter((part) => part !== '').join(' ')
}

function addressIn([box, extended, street, city, state, zip, country]: readonly string[]): string {
  const parts: ImportedAddress = { street, more: [extended, box].filter(Boolean).join(', '), city, state, zip, country }
  return addressOf(parts)
}

/** Apple writes a birthday without a year as one in this year. */
const NO_YEAR = '1604'

/** The values of a card that the questions ask for. Telephone numbers, pictures and notes are none of them. */
export function cardEntry({ line, properties }: Card, decode: Decode): RawEntry {
  const named = (name: string) => properties.filter((property) => property.name === name)
  const text = (property: Property | undefined) => (property ? unescaped(textOf(property, decode)) : '')
  const parts = (property: Property | undefined) => (property ? componentsOf(textOf(property, decode)) : [])
  const value = (property: Property | undefined, words: string): RawValue | undefined =>
    property && words !== '' ? { text: words, line: property.line, column: property.name } : undefined

  const kinds = [...named('KIND'), ...named('X-ADDRESSBOOKSERVER-KIND')].map((kind) => text(kind).toLowerCase())
  const isCompany = kinds.includes('org') || named('X-ABSHOWAS').some((kind) => text(kind).toUpperCase() === 'COMPANY')
  const [full, structured, company] = [chosen(named('FN')), named('N')[0], named('ORG')[0]]
  const name =
    value(full, text(full)) ??
    value(structured, spoken(parts(structured))) ??
    value(company, parts(company).filter(Boolean).join(', '))
  const [birthday, address, email] = [named('BDAY')[0], chosen(named('ADR')), chosen(named('EMAIL'))]
  const omitted = birthday?.params.get('X-APPLE-OMIT-YEAR')?.[0] ?? NO_YEAR
  const born = text(birthday)

  const values: RawEntry['values'] = {
    name: name ?? { text: '', line, column: 'FN' },
    email: value(email, text(email).replace(/^mailto:/i, '')),
    address: value(address, addressIn(parts(address))),
    birthYear: value(birthday, born.startsWith(omitted) ? '' : born),
    // What is kept as a company among one's contacts and is to have a share is nearly always a charity; it is asked.
    ...(isCompany && name && { relationship: { ...name, text: 'charity' } }),
  }
  const said = Object.fromEntries(Object.entries(values).filter(([, given]) => given !== undefined))
  const broken = kinds.includes('group') && {
    line,
    column: 'KIND',
    value: shortened(name?.text ?? ''),
    words: 'This card is a group of contacts, not a person.',
  }
  return { line, values: said, ...(broken && { broken }) }
}
