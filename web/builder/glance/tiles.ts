import { byRelationship, type Heir } from '#domain/trust/glance/family.ts'
import { sharesEach } from '#domain/trust/glance/share-words.ts'
import { fitLines, initialsOf, textWidth } from '#web/pictures/text-lines.ts'
import { say } from '#web/spanish/say.ts'
import type { Box, TextLine } from './drawing.ts'

const TILE = { width: 44, height: 36, gap: 6 }
const PITCH = TILE.width + TILE.gap
const PAD = 12
const HEAD = 30
const BETWEEN = 36

/** The people of one relationship: how much room they take, and their drawing at a place. */
function blockOf(words: string, heirs: readonly Heir[], dashed: boolean, room: number) {
  const counted = `${say(words)}: ${heirs.length.toLocaleString('en-US')}`
  const each = fitLines(say(sharesEach(heirs.flatMap(({ share }) => share ?? []))), room, 14, 1)[0] ?? ''
  const beside = textWidth(counted, 15) + 12
  const inLine = beside + textWidth(each, 14) <= room
  const across = Math.max(1, Math.min(heirs.length, Math.floor((room + TILE.gap) / PITCH)))
  const headed = inLine ? beside + textWidth(each, 14) : Math.max(beside, textWidth(each, 14))
  const head = each && !inLine ? HEAD + 20 : HEAD
  return {
    width: Math.max(across * PITCH - TILE.gap, headed),
    height: head + Math.ceil(heirs.length / across) * (TILE.height + TILE.gap),
    heads: (x: number, y: number): TextLine[] => [
      { text: counted, x, y: y + 18, size: 15, anchor: 'start', look: 'strong' },
      ...(each
        ? [
            {
              text: each,
              ...(inLine ? { x: x + beside, y: y + 18 } : { x, y: y + 38 }),
              size: 14,
              anchor: 'start',
              look: 'soft',
            } as const,
          ]
        : []),
    ],
    tiles: (x: number, y: number) =>
      heirs.map((heir, at) =>
        tileOf(heir, dashed, x + (at % across) * PITCH, y + head + Math.floor(at / across) * (TILE.height + TILE.gap)),
      ),
  }
}

/** Many people in one frame: initials, by relationship, the relationships side by side where there is room. */
export function tilesOf(
  key: string,
  heirs: readonly Heir[],
  dashed: boolean,
  { x, y, width }: { x: number; y: number; width: number },
): Box[] {
  const [tiles, heads]: [Box[], TextLine[]] = [[], []]
  const right = x + width - PAD
  let [left, top, below] = [x + PAD, y + PAD - 4, 0]
  for (const [words, group] of byRelationship(heirs)) {
    const block = blockOf(words, group, dashed, width - 2 * PAD)
    if (left > x + PAD && left + block.width > right) {
      left = x + PAD
      top = below
    }
    heads.push(...block.heads(left, top))
    tiles.push(...block.tiles(left, top))
    below = Math.max(below, top + block.height + 8)
    left += block.width + BETWEEN
  }
  return [{ key, kind: 'frame', x, y, width, height: below - y + 2, dashed, lines: heads }, ...tiles]
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
