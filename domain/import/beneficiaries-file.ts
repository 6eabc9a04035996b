import { sameName } from '../formats/names.ts'
import { LIMITS } from '../formats/text-rules.ts'
import { message } from '../message.ts'
import type { Relationship } from '../trust/enumerations.ts'
import { BENEFICIARY_TABLE } from './beneficiary-columns.ts'
import { checkEntry, type FoundEntry } from './check-entry.ts'
import {
  type Decode,
  type FoundList,
  isTooLong,
  type ListSource,
  type Rejected,
  tableIn,
  textOfList,
} from './list-file.ts'
import { addressOf, type ImportedAddress, type RawEntry, type RawValue, shortened } from './raw-entry.ts'
import { INVERSE, relationshipIn } from './relationships.ts'
import { type Card, cardsIn, componentsOf, type Property, textOf, unescaped } from './vcard.ts'

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

/** Who somebody is to whom a card belongs: `Clara Whitlock`, `child`. */
interface Relative {
  who: string
  relationship: Relationship
  value: RawValue
}

/** Apple writes its own words as `_$!<Mother>!$_`. */
const labelOf = (text: string) => text.replace(/^_\$!<(.*)>!\$_$/, '$1')

function relativesOn({ properties }: Card, decode: Decode): Relative[] {
  const text = (property: Property) => unescaped(textOf(property, decode))
  const labels = new Map(
    properties.flatMap((property) =>
      property.group && property.name === 'X-ABLABEL' ? [[property.group, labelOf(text(property))] as const] : [],
    ),
  )
  return properties.flatMap((property) => {
    if (property.name !== 'RELATED' && property.name !== 'X-ABRELATEDNAMES') return []
    const words = [...(property.params.get('TYPE') ?? []), labels.get(property.group ?? '') ?? '']
    const relationship = words.map(relationshipIn).find((known) => known !== undefined)
    const who = text(property)
    if (!relationship) return []
    return [{ who, relationship, value: { text: relationship, line: property.line, column: property.name } }]
  })
}

/**
 * Fills in what each card's person is to the grantor, where the cards say so: the grantor's own card names them, or theirs
 * names the grantor. `entries` are those of `cards`, in the same order; people are named by their name or by their card's UID.
 */
export function withRelatives(
  entries: readonly RawEntry[],
  cards: readonly Card[],
  grantor: string | undefined,
  decode: Decode,
): RawEntry[] {
  const uidOf = (card: Card | undefined) => {
    const property = card?.properties.find(({ name }) => name === 'UID')
    return property ? unescaped(textOf(property, decode)).toLowerCase() : undefined
  }
  const ownPlace = entries.findIndex(({ values }) => sameName(values.name?.text, grantor))
  const own = cards[ownPlace]
  const is = (who: string, name: string | undefined, card: Card | undefined) =>
    sameName(who, name) || (uidOf(card) !== undefined && who.toLowerCase() === uidOf(card))
  const relatives = own ? relativesOn(own, decode) : []
  return entries.map((entry, place) => {
    const card = cards[place]
    const { name, relationship } = entry.values
    if (relationship || !card || place === ownPlace) return entry
    const byGrantor = relatives.find(({ who }) => is(who, name?.text, card))
    if (byGrantor) return { ...entry, values: { ...entry.values, relationship: byGrantor.value } }
    const toGrantor = relativesOn(card, decode).find(({ who }) => is(who, grantor, own))
    const inverse = toGrantor && INVERSE[toGrantor.relationship]
    if (!toGrantor || !inverse) return entry
    return { ...entry, values: { ...entry.values, relationship: { ...toGrantor.value, text: inverse } } }
  })
}

/** Who is in a file, each checked. */
export type FoundBeneficiaries = FoundList<FoundEntry>

function readCards(text: string, grantor: string | undefined, decode: Decode): FoundList<RawEntry> | Rejected {
  const { cards, errors } = cardsIn(text)
  if (cards.length === 0)
    return {
      rejected: 'This file has no complete contact card: none ends with END:VCARD. Please export the contacts again.',
    }
  const entries = cards.map((card) => cardEntry(card, decode))
  return { entries: withRelatives(entries, cards, grantor, decode), errors, unread: [] }
}

/**
 * The beneficiaries in a table (.csv) or in contacts (vCard 2.1, 3.0, 4.0), or why the file cannot be read, in words for
 * who chose it. The content of a file decides its type. `grantor` is whose relatives the contacts are. Pure.
 */
export function readBeneficiaries(
  source: ListSource,
  { grantor, decode }: { grantor?: string; decode: Decode },
): FoundBeneficiaries | Rejected {
  const file = textOfList(source, decode)
  if ('rejected' in file) return file
  const isCards = /^\s*BEGIN:VCARD/i.test(file.text)
  const found = isCards
    ? readCards(file.text, grantor, decode)
    : tableIn(file.text, BENEFICIARY_TABLE, typeof source === 'string')
  if ('rejected' in found) return found
  if (isTooLong(found))
    return {
      rejected: message(
        'This file has more than {most, number} entries, but a trust can have at most {most, number} beneficiaries. Please remove the entries that are not beneficiaries.',
        { most: LIMITS.list },
      ),
    }
  return { ...found, entries: found.entries.map(checkEntry) }
}
