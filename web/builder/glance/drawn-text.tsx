import { isRightToLeft } from '#web/pictures/text-lines.ts'
import type { TextLine } from './drawing.ts'

const looks: Record<TextLine['look'], string> = {
  strong: 'fill-ink font-semibold',
  plain: 'fill-ink',
  soft: 'fill-ink-soft',
  serif: 'fill-ink font-serif font-semibold',
}

/** One line of text in a picture, read from the side that its script is read from. */
export function DrawnText({ line: { text, x, y, size, anchor, look } }: { line: TextLine }) {
  const turned = isRightToLeft(text)
  // An anchor is where the text starts for its reader, which is on the right for some.
  const side = turned && anchor !== 'middle' ? (anchor === 'start' ? 'end' : 'start') : anchor
  return (
    <text x={x} y={y} fontSize={size} textAnchor={side} direction={turned ? 'rtl' : 'ltr'} className={looks[look]}>
      {text}
    </text>
  )
}
