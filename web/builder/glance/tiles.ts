import { byRelationship, type Heir } from '#domain/trust/glance/family.ts'
import { sharesEach } from '#domain/trust/glance/share-words.ts'
import { fitLines, initialsOf, textWidth } from '#web/pictures/text-lines.ts'
import type { Box, TextLine } from './drawing.ts'

const TILE = { width: 46, height: 36, gap: 6 }
const PAD = 16
const HEAD = 30

/** Many people in one frame: initials, by relationship. */
export function tilesOf(
  key: string,
  heirs: readonly Heir[],
  dashed: boolean,
  { x, y, width }: { x: number; y: number; width: number },
): Box[] {
  const inner = width - 2 * PAD
  const across = Math.max(1, Math.floor((inner + TILE.gap) / (TILE.width + TILE.gap)))
  const tiles: Box[] = []
  const heads: TextLine[] = []
  let top = y + PAD - 6
  for (const [words, group] of byRelationship(heirs)) {
    const counted = `${words}: ${group.length.toLocaleString('en-US')}`
    const each = sharesEach(group.flatMap(({ share }) => share ?? []))
    heads.push({ text: counted, x: x + PAD, y: top + 20, size: 15, anchor: 'start', look: 'strong' })
    const beside = textWidth(counted, 15) + textWidth(each, 14) + 16 <= inner
    if (each && !beside) top += 22
    if (each)
      heads.push({
        ...{ text: fitLines(each, inner, 14, 1)[0] ?? '', y: top + 20, size: 14, look: 'soft' },
        ...(beside ? { x: x + width - PAD, anchor: 'end' } : { x: x + PAD, anchor: 'start' }),
      })
    top += HEAD
    for (const [at, heir] of group.entries())
      tiles.push(
        tileOf(
          heir,
          dashed,
          x + PAD + (at % across) * (TILE.width + TILE.gap),
          top + Math.floor(at / across) * (TILE.height + TILE.gap),
        ),
      )
    top += Math.ceil(group.length / across) * (TILE.height + TILE.gap) + 8
  }
  return [{ key, kind: 'frame', x, y, width, height: top - y + PAD - 14, dashed, lines: heads }, ...tiles]
}

function tileOf({ id, name, relationship }: Heir, dashed: boolean, x: number, y: number): Box {
  const text = fitLines(initialsOf(name), TILE.width - 6, 14, 1)[0] ?? ''
  return {
    key: id,
    kind: relationship === 'charity' ? 'charity' : 'person',
    ...{ x, y, dashed, title: name, width: TILE.width, height: TILE.height },
    lines: [{ text, x: x + TILE.width / 2, y: y + 23, size: 14, anchor: 'middle', look: 'strong' }],
  }
}
