import { describe, expect, test } from 'vitest'
import { familyOf } from '#domain/trust/glance/family.ts'
import { payoutsOf } from '#domain/trust/glance/payouts.ts'
import { propertyOf } from '#domain/trust/glance/property.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { textWidth } from '#web/pictures/text-lines.ts'
import { ageLanes } from './age-lanes.ts'
import { ageStacks } from './age-stacks.ts'
import type { Box, TextLine } from './drawing.ts'
import { familyLayout, MOST_BOXES } from './family-layout.ts'
import { propertyLayout } from './property-layout.ts'

const WIDTHS = [272, 320, 559, 560, 680, 1180]
const LONG = 'W'.repeat(200)

const longNames: TrustRecord = {
  ...families.complete,
  trustName: LONG,
  grantorName: `${'Wm '.repeat(66)}W`,
  trusteeRelationship: LONG,
  beneficiaries: (families.complete.beneficiaries ?? []).map((each) => ({ ...each, name: LONG })),
}
const manyTrustees: TrustRecord = {
  ...families.complete,
  trustees: [
    ...(families.complete.trustees ?? []),
    ...Array.from({ length: 40 }, (_, at) => ({ id: `t-${at}`, name: `Trustee ${at}`, address: 'A' })),
  ],
}
const cases: [string, TrustRecord][] = [
  ...Object.entries(families),
  ['one person', { ...families.complete, beneficiaries: (families.complete.beneficiaries ?? []).slice(0, 1) }],
  ['names of 200 letters', longNames],
  ['41 trustees', manyTrustees],
]

const edges = ({ text, x, size, anchor }: TextLine) => {
  const width = textWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return [left, left + width] as const
}

/** What of these lines cannot be read: too small, or beyond the drawing. */
function faultsIn(drawing: { width: number; height: number }, lines: readonly TextLine[]): string[] {
  const broken = /NaN|Infinity|undefined|null/.test(JSON.stringify(drawing)) ? ['a number that is none'] : []
  const beyond = lines.filter((line) => {
    const [left, right] = edges(line)
    return line.size < 13 || left < -1 || right > drawing.width + 1 || line.y > drawing.height
  })
  return [...broken, ...beyond.map(({ text, x, y }) => `${text} at ${x} ${y}`)]
}

/** What of a box's words lies outside it. */
const outside = ({ x, y, width, height, lines }: Box) =>
  lines
    .filter((line) => edges(line)[0] < x || edges(line)[1] > x + width || line.y <= y || line.y >= y + height)
    .map(({ text }) => text)

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

describe.each(cases)('the family %s', (_name, trust) => {
  const family = familyOf(trust)

  test.each(WIDTHS)('on the map at %i: words stay in their boxes, and boxes apart', (width) => {
    const drawing = familyLayout(family, width)
    expect(faultsIn(drawing, [...drawing.labels, ...drawing.boxes.flatMap(({ lines }) => lines)])).toEqual([])
    expect(drawing.boxes.flatMap(outside)).toEqual([])
    expect(drawing.boxes.filter((box) => box.x < 0 || box.x + box.width > drawing.width)).toEqual([])
    const leaves = drawing.boxes.filter(({ kind }) => kind !== 'frame')
    const crossing = leaves.flatMap((one, at) => leaves.slice(at + 1).filter((other) => overlap(one, other)))
    expect(crossing).toEqual([])
    const people = family.groups.reduce((sum, { heirs }) => sum + heirs.length, 0)
    expect(leaves.filter(({ kind }) => kind === 'person' || kind === 'charity')).toHaveLength(people)
    expect(drawing.boxes.some(({ kind }) => kind === 'frame')).toBe(people > MOST_BOXES)
  })

  test.each(WIDTHS)('as bars and ages at %i', (width) => {
    const property = propertyLayout(propertyOf(trust.assets ?? []), width)
    expect(
      faultsIn(
        property,
        property.rows.flatMap(({ lines }) => lines),
      ),
    ).toEqual([])
    const segments = property.rows.flatMap((row) => row.segments.map((segment) => ({ row, ...segment })))
    expect(segments.filter(({ row, x, width }) => width <= 0 || x + width > row.x + property.long + 0.01)).toEqual([])

    const { payees } = payoutsOf(trust)
    if (payees.length === 0) return
    const lanes = ageLanes(payees.slice(0, 12), width)
    expect(
      faultsIn(
        lanes,
        lanes.lanes.flatMap(({ lines }) => lines),
      ),
    ).toEqual([])
    const stacks = ageStacks(payees, width)
    expect(
      faultsIn(
        stacks,
        stacks.stacks.flatMap(({ lines }) => lines),
      ),
    ).toEqual([])
    const marks = stacks.stacks.flatMap((stack) => stack.marks)
    expect(marks).toHaveLength(payees.flatMap(({ parts }) => parts).length)
    expect(marks.filter(({ x, y }) => x > width || y >= stacks.height)).toEqual([])
  })
})
