import { dollars } from '#domain/formats/money.ts'
import type { Ownership } from '#domain/trust/enumerations.ts'
import { countWords, type Portion, type Property, partWords } from '#domain/trust/glance/property.ts'
import { fitLines } from '#web/pictures/text-lines.ts'
import type { TextLine } from './drawing.ts'

export interface Segment {
  ownership: Ownership
  x: number
  width: number
}

export interface PropertyRow {
  type: string
  /** Where the bar lies; it is `width` long where all of the trust is of this type. */
  y: number
  lines: readonly TextLine[]
  segments: readonly Segment[]
}

export const BAR = 22
/** A bar that stands for anything at all can be seen. */
const LEAST = 3

/** What a portion holds in words: `$1,250,000, 1 asset`. Without a value, by count alone. */
export function portionWords({ value, count, unvalued }: Portion, by: Property['by']): string {
  const counted = by === 'count' ? countWords({ count, unvalued: 0 }) : countWords({ count, unvalued })
  return by === 'value' && unvalued < count ? `${dollars(String(value))}, ${counted}` : counted
}

/** A bar for each type of asset, divided by ownership. */
export function propertyLayout(property: Property, width: number) {
  let y = 0
  const rows = property.types.map((portion): PropertyRow => {
    const { type, words, part, byOwnership } = portion
    const share = partWords(part)
    const details = fitLines(portionWords(portion, property.by), width, 14, 2)
    const lines: TextLine[] = [
      { text: words, x: 0, y: y + 18, size: 16, anchor: 'start', look: 'strong' },
      { text: share, x: width, y: y + 18, size: 16, anchor: 'end', look: 'strong' },
      ...details.map(
        (text, at): TextLine => ({ text, x: 0, y: y + 39 + 19 * at, size: 14, anchor: 'start', look: 'soft' }),
      ),
    ]
    const bar = y + 30 + 19 * details.length
    y = bar + BAR + 22
    return { type, y: bar, lines, segments: segmentsOf(byOwnership, width) }
  })
  return { width, height: Math.max(1, y - 20), rows }
}

function segmentsOf(portions: Property['ownerships'], width: number): Segment[] {
  const wanted = portions.map(({ ownership, part }) => ({
    ownership,
    width: part === 0 ? 0 : Math.max(LEAST, part * width),
  }))
  const sum = wanted.reduce((total, segment) => total + segment.width, 0)
  const scale = sum > width ? width / sum : 1
  let x = 0
  return wanted
    .filter((segment) => segment.width > 0)
    .map((segment) => {
      const placed = { ...segment, x, width: segment.width * scale }
      x += placed.width
      return placed
    })
}
