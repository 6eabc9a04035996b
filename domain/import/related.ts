import { sameName } from '../formats/names.ts'
import type { Relationship } from '../trust/enumerations.ts'
import type { RawEntry, RawValue } from './raw-entry.ts'
import { INVERSE, relationshipIn } from './relationships.ts'
import type { Decode } from './text-of-file.ts'
import { type Card, type Property, textOf, unescaped } from './vcard.ts'

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
