import type { Family, Heir, HeirGroup, Office } from '#domain/trust/glance/family.ts'
import { shareWords } from '#domain/trust/glance/share-words.ts'
import { textWidth } from '#web/pictures/text-lines.ts'
import { say } from '#web/spanish/say.ts'
import { type CardText, cardOf, rowsOf } from './card.ts'
import type { Box, Drawing, Stem, TextLine } from './drawing.ts'
import { sayNote } from './say-words.ts'
import { tilesOf } from './tiles.ts'

/** More beneficiaries than these are shown by their initials. */
export const MOST_BOXES = 24
/** More trustees than these are counted only. */
const MOST_OFFICES = 6
/** Below this width boxes stand one under the other. */
const NARROW = 560
/** How far boxes stand from the stem that runs beside them on a narrow screen. */
const INDENT = 20
const STEM = 1.5

const officeCard = ({ id, office, name, note }: Office): CardText => ({
  ...{ key: id, kind: 'office', head: say(office), dashed: name === undefined },
  ...{ name: name ?? say('Not named yet'), foot: note && sayNote(note) },
})

function officeCards(offices: readonly Office[]): CardText[] {
  if (offices.length <= MOST_OFFICES) return offices.map(officeCard)
  const [first, last] = [offices.slice(0, MOST_OFFICES - 2), offices.slice(-1)]
  const others = offices.length - MOST_OFFICES + 1
  const counted = { key: 'others', kind: 'office', head: say('Co-trustee'), dashed: false } as const
  return [
    ...first.map(officeCard),
    { ...counted, name: say`and ${others.toLocaleString('en-US')} more` },
    ...last.map(officeCard),
  ]
}

const heirCard = ({ id, name, words, relationship, share }: Heir, dashed: boolean): CardText => ({
  ...{ key: id, kind: relationship === 'charity' ? 'charity' : 'person', dashed, head: say(words), name },
  ...(share && {
    foot: say(shareWords(share)).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    part: Math.min(1, share.percent / 100),
  }),
})

const LABELS: Record<HeirGroup['kind'], [string, string]> = {
  primary: ['Primary beneficiaries', 'first in line'],
  contingent: ['Contingent beneficiaries', 'second in line'],
}

const middleOf = ({ x, width }: Box) => x + width / 2
/** Where the stem beside a narrow column reaches a box. */
const levelOf = ({ kind, y, height }: Box) => (kind === 'frame' ? y + 28 : y + height / 2)
const bottomOf = ({ y, height }: Box) => y + height

/** The map of a family at this width: offices above, the trust in the middle, beneficiaries below. */
export function familyLayout(family: Family, width: number): Drawing {
  const narrow = width < NARROW
  // A stroke has half its width outside the box.
  const x = narrow ? INDENT : 1
  const room = { x, width: width - x - 1, least: narrow ? width : 176, most: 268, gap: 20 }
  const centre = narrow ? STEM * 4 : width / 2
  const boxes: Box[] = []
  const stems: Stem[] = []
  const labels: TextLine[] = []
  const tick = (box: Box) => `M${centre} ${levelOf(box)}H${box.x}`

  const offices = rowsOf(officeCards(family.offices), { ...room, y: 1, between: narrow ? 14 : 20 }).flat()
  const below = Math.max(...offices.map(bottomOf))
  const rail = below + 18
  const ring = narrow ? 176 : 208
  const ringTop = narrow ? below + 12 : rail + 18
  const plate = trustBox(family.trustName, narrow ? { x, width: width - x - 1 } : { x: width / 2 - 190, width: 380 })
  const trust = plate(ringTop + ring / 2)
  boxes.push(...offices, trust)
  if (narrow) stems.push(...[...offices, trust].map((box) => ({ path: tick(box), dashed: box.dashed })))
  else {
    const from = offices.map(middleOf)
    stems.push(...offices.map((box) => ({ path: `M${middleOf(box)} ${bottomOf(box)}V${rail}`, dashed: box.dashed })))
    stems.push({
      path: `M${Math.min(...from)} ${rail}H${Math.max(...from)}M${centre} ${rail}V${ringTop + 4}`,
      dashed: false,
    })
  }

  let top = ringTop + ring
  let trunk = narrow ? (offices[0] ? offices[0].y + offices[0].height / 2 : 0) : top - 4
  const compact = family.groups.reduce((sum, { heirs }) => sum + heirs.length, 0) > MOST_BOXES
  for (const { kind, heirs } of family.groups) {
    const dashed = kind === 'contingent'
    const [name, rule] = LABELS[kind]
    const at = narrow ? ({ x, anchor: 'start' } as const) : ({ x: centre, anchor: 'middle' } as const)
    top += narrow ? 20 : 22
    labels.push({ text: say(name), ...at, y: top + 16, size: 17, look: 'serif' })
    labels.push({ text: say(rule), ...at, y: top + 36, size: 14, look: 'soft' })
    top += narrow ? 50 : 64
    const rows = compact
      ? [tilesOf(kind, heirs, dashed, { ...room, y: top })]
      : rowsOf(
          heirs.map((heir) => heirCard(heir, dashed)),
          { ...room, y: top, between: narrow ? 14 : 36 },
        )
    const leaves = compact ? rows.map((row) => row.slice(0, 1)) : rows
    boxes.push(...rows.flat())
    if (narrow) stems.push(...leaves.flat().map((box) => ({ path: tick(box), dashed })))
    else stems.push(...leaves.map((row) => ({ path: railAbove(row), dashed })))
    const last = leaves.at(-1)?.[0]
    if (last) stems.push({ path: `M${centre} ${trunk}V${narrow ? levelOf(last) : last.y - 18}`, dashed })
    if (last) trunk = narrow ? levelOf(last) : bottomOf(last)
    top = Math.max(...rows.flat().map(bottomOf))
  }
  if (narrow && family.groups.length === 0)
    stems.push({ path: `M${centre} ${trunk}V${trust.y + trust.height / 2}`, dashed: false })
  return {
    width,
    height: top + 2,
    stems,
    boxes,
    labels,
    rings: { x: narrow ? x + (width - x) / 2 : centre, y: ringTop + ring / 2, size: ring },
  }
}

/** A line above a row of boxes with a way down to each. */
function railAbove(row: readonly Box[]): string {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) return ''
  const y = first.y - 18
  return `M${middleOf(first)} ${y}H${middleOf(last)}${row.map((box) => `M${middleOf(box)} ${y}V${box.y}`).join('')}`
}

function trustBox(name: string | undefined, { x, width }: { x: number; width: number }): (middle: number) => Box {
  const text = {
    key: 'trust',
    kind: 'trust',
    head: say('The trust'),
    dashed: name === undefined,
    name: name ?? say('Not named yet'),
  } as const
  // No wider than its words need, so that the rings are seen around it.
  const wanted = Math.min(width, Math.max(200, textWidth(text.name, 16) + 36))
  const card = cardOf(text, wanted)
  return (middle) => card.place(x + (width - wanted) / 2, middle - card.height / 2, card.height)
}
