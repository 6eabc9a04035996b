import type { FileError } from './raw-entry.ts'
import { type Property, propertiesIn } from './vcard-lines.ts'

/** A card as it is in a file. */
export interface Card {
  /** The line of its BEGIN:VCARD. */
  line: number
  properties: readonly Property[]
}

const isMark = ({ name, value }: Property, mark: 'BEGIN' | 'END') =>
  name === mark && value.trim().toUpperCase() === 'VCARD'

/**
 * The cards of a file, and what is wrong with the file as such. A card within a card, as vCard 2.1 has for an agent, is
 * no card of its own. A card that does not end is left out: its missing part is unknown.
 */
export function cardsIn(text: string): { cards: Card[]; errors: FileError[] } {
  const cards: Card[] = []
  const errors: FileError[] = []
  let open: { line: number; properties: Property[]; depth: number } | undefined
  const cut = (line: number) =>
    errors.push({
      line,
      column: 'BEGIN',
      words: 'This card has no end (END:VCARD) and is left out. Please export the contacts again.',
    })
  for (const property of propertiesIn(text)) {
    if (isMark(property, 'BEGIN')) {
      // Only the card of an agent may begin inside another.
      const isInner = open?.properties.at(-1)?.name === 'AGENT'
      if (open && isInner) open.depth++
      else {
        if (open) cut(open.line)
        open = { line: property.line, properties: [], depth: 1 }
      }
    } else if (isMark(property, 'END') && open) {
      open.depth--
      if (open.depth > 0) continue
      cards.push({ line: open.line, properties: open.properties })
      open = undefined
    } else if (open?.depth === 1) open.properties.push(property)
  }
  if (open) cut(open.line)
  return { cards, errors }
}
