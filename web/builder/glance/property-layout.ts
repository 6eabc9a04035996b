import { dollars } from '#domain/formats/money.ts'
import type { Ownership } from '#domain/trust/enumerations.ts'
import { type Portion, type Property, partWords } from '#domain/trust/glance/property.ts'
import { fitLines } from '#web/pictures/text-lines.ts'
import { say } from '#web/spanish/say.ts'
import type { TextLine } from './drawing.ts'
import { sayCount } from './say-words.ts'

export interface Segment {
  ownership: Ownership
  x: number
  width: number
}

export interface PropertyRow {
  type: string
  /** Where the bar lies; it is `long` where all of the trust is of this type. */
  x: number
  y: number
  lines: readonly TextLine[]
  segments: readonly Segment[]
}

export const BAR = 22
/** A bar that stands for anything at all can be seen. */
const LEAST = 3

/** What a portion holds in words: `$1,250,000, 1 asset`. Without a value, by count alone. */
export function portionWords({ value, count, unvalued }: Portion, by: Property['by']): string {
  const counted = by === 'count' ? sayCount({ count, unvalued: 0 }) : sayCount({ count, unvalued })
  return by === 'value' && unvalued < count ? `${dollars(String(value))}, ${counted}` : counted
}

const NARROW = 640
/** Beside the bars on a wide screen: the words before them, the parts behind them. */
const WORDS = 250
const PARTS = 110

/** A bar for each type of asset, divided by ownership: beside its words, or on a narrow screen below them. */
export function propertyLayout(property: Property, width: number) {
  const narrow = width < NARROW
  const left = narrow ? 1 : WORDS
  const long = width - left - (narrow ? 1 : PARTS)
  let y = 0
  const rows = property.types.map((portion): PropertyRow => {
    const { type, words, part, byOwnership } = portion
    const details = fitLines(portionWords(portion, property.by), narrow ? width : WORDS - 20, 14, 2)
    const below = y + 26 + 19 * details.length
    const bar = narrow ? below + 4 : y + 10
    const lines: TextLine[] = [
      { text: say(words), x: 0, y: y + 18, size: 16, anchor: 'start', look: 'strong' },
      { text: say(partWords(part)), x: width, y: narrow ? y + 18 : bar + 17, size: 16, anchor: 'end', look: 'strong' },
      ...details.map(
        (text, at): TextLine => ({ text, x: 0, y: y + 38 + 19 * at, size: 14, anchor: 'start', look: 'soft' }),
      ),
    ]
    y = narrow ? bar + BAR + 20 : below + 14
    return { type, x: left, y: bar, lines, segments: segmentsOf(byOwnership, left, long) }
  })
  return { width, height: Math.max(1, y - 8), long, rows }
}

function segmentsOf(portions: Property['ownerships'], left: number, width: number): Segment[] {
  const wanted = portions.map(({ ownership, part }) => ({
    ownership,
    width: part === 0 ? 0 : Math.max(LEAST, part * width),
  }))
  const sum = wanted.reduce((total, segment) => total + segment.width, 0)
  const scale = sum > width ? width / sum : 1
  let x = left
  return wanted
    .filter((segment) => segment.width > 0)
    .map((segment) => {
      const placed = { ...segment, x, width: segment.width * scale }
      x += placed.width
      return placed
    })
}
