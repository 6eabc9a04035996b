import clsx from 'clsx'
import { isRightToLeft } from '#web/pictures/text-lines.ts'
import type { TextLine } from './drawing.ts'

const looks: Record<TextLine['look'], string> = {
  strong: 'fill-ink font-semibold',
  plain: 'fill-ink',
  soft: 'fill-ink-soft',
  serif: 'fill-ink font-serif font-semibold',
}

interface DrawnTextProps {
  line: TextLine
  /** Keeps lines that run behind the words off them. */
  halo?: boolean
}

/** One line of text in a picture, read from the side that its script is read from. */
export function DrawnText({ line: { text, x, y, size, anchor, look }, halo = false }: DrawnTextProps) {
  const turned = isRightToLeft(text)
  // An anchor is where the text starts for its reader, which is on the right for some.
  const side = turned && anchor !== 'middle' ? (anchor === 'start' ? 'end' : 'start') : anchor
  return (
    <text
      {...{ x, y }}
      fontSize={size}
      textAnchor={side}
      direction={turned ? 'rtl' : 'ltr'}
      strokeWidth={halo ? 5 : undefined}
      className={clsx(looks[look], halo && 'stroke-paper [paint-order:stroke]')}
    >
      {text}
    </text>
  )
}
