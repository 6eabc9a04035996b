import type { Height, Hill } from './terrain.ts'

/** What a motif is drawn on. The first hill is the summit; `lines` are the contour lines, lowest first. */
export interface Ground {
  width: number
  height: number
  hills: readonly Hill[]
  rise: Height
  lines: readonly string[]
}

type Motif = (ground: Ground) => string
type Point = readonly [x: number, y: number]

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
const through = (points: readonly Point[]) => `M${points.map(at).join('L')}`
const line = (d: string, more = '') => `<path d="${d}"${more}/>`
const dot = ([x, y]: Point, r: number) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/>`
const [dashed, filled] = [' stroke-dasharray="9 7"', ' fill="currentColor"']

const summits: Motif = ({ hills }) =>
  hills
    .slice(0, 4)
    .map(({ x, y }) => line(`M${at([x, y - 11])}l10 17h-20z`, ' fill="var(--paper)"'))
    .join('')

/** A line for each generation. */
const generations: Motif = ({ lines }) =>
  lines
    .filter((_, level) => level % 3 === 1)
    .map((each) => line(each))
    .join('')

/** The crosses of a survey, closer to the summit as filled squares. */
const survey: Motif = ({ hills: [summit], width, height }) => {
  let crosses = ''
  let squares = ''
  for (let y = 30; y < height; y += 60)
    for (let x = 30; x < width; x += 60)
      if (summit && Math.hypot((x - summit.x) / 1.4, y - summit.y) < 95) squares += `M${x - 7} ${y - 7}h14v14h-14z`
      else crosses += `M${x - 5} ${y}h10M${x} ${y - 5}v10`
  return line(crosses) + line(squares, filled)
}

/** A boundary that keeps to one height. */
const wall: Motif = ({ lines }) =>
  line(lines[Math.floor(lines.length * 0.4)] ?? '', ' stroke-width="5" stroke-dasharray="3 7"')

/** The sections of a land survey. */
const sections: Motif = ({ hills: [summit], width, height }) => {
  const [x, y] = [
    Math.min(Math.max((summit?.x ?? 0) - 160, 40), width - 360),
    Math.min(Math.max((summit?.y ?? 0) - 110, 40), height - 260),
  ]
  const inner = `${[80, 160, 240].map((step) => `M${at([x + step, y])}v220`).join('')}M${at([x, y + 110])}h320`
  return line(`M${at([x, y])}h320v220h-320z`, ' stroke-width="3"') + line(inner, dashed)
}

/** A trail of five stations up to the summit. */
const trail: Motif = ({ hills: [summit], width, height }) => {
  if (!summit) return ''
  const from: Point = [summit.x > width / 2 ? width * 0.08 : width * 0.92, height * 0.9]
  const stations = Array.from({ length: 5 }, (_, index): Point => {
    const share = index / 4
    const sway = Math.sin(share * Math.PI * 2) * 46
    return [from[0] + (summit.x - from[0]) * share, from[1] + (summit.y - from[1]) * share + sway]
  })
  return `${line(through(stations), dashed)}<g${filled}>${stations.map((each) => dot(each, 8)).join('')}</g>`
}

/** One spring that becomes two streams, then four, then eight. */
const streams: Motif = ({ hills: [summit], width, height }) => {
  if (!summit) return ''
  const ahead = ((summit.x > width / 2 ? 0 : width) - summit.x) / 3
  const branch = ([x, y]: Point, reach: number, depth: number): string => {
    if (depth === 0) return ''
    const half = ahead / 2
    return [-1, 1]
      .map((side) => {
        const end: Point = [x + ahead, y + side * reach]
        return `M${at([x, y])}C${at([x + half, y])} ${at([end[0] - half, end[1]])} ${at(end)}${branch(end, reach / 2, depth - 1)}`
      })
      .join('')
  }
  const spring: Point = [summit.x, Math.min(Math.max(summit.y, height * 0.47), height * 0.53)]
  return `${line(branch(spring, height / 5.6, 3), ' stroke-width="3"')}<g${filled}>${dot(spring, 8)}</g>`
}

/** Mist over a part of the map, where it shows nothing. */
const mist: Motif = ({ hills: [summit], height }) => {
  const [x, y] = [summit?.x ?? 0, summit?.y ?? 0]
  const veil = `<radialGradient id="mist"><stop offset=".5" stop-color="var(--sage)"/><stop offset="1" stop-color="var(--sage)" stop-opacity="0"/></radialGradient>`
  const bars = Array.from({ length: 9 }, (_, index) => {
    const from = x - 210 + 46 * Math.abs(4 - index) + (index % 2) * 60
    return `M${at([from, y + (index - 4) * 22])}h${Math.max(40, 340 - 74 * Math.abs(4 - index) - (index % 3) * 30)}`
  })
  return `${veil}<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="330" ry="${Math.round(height * 0.42)}" fill="url(#mist)" stroke="none"/>${line(bars.join(''))}`
}

/** Two borders and the three lands between them. */
const borders: Motif = ({ width, height }) =>
  [1 / 3, 2 / 3]
    .map((share, index) =>
      line(
        `M${at([width * share, 0])}V${Math.round(height * (index ? 0.62 : 0.4))}h${index ? -44 : 44}V${height}`,
        ' stroke-width="3" stroke-dasharray="18 7 3 7"',
      ),
    )
    .join('')

/** The summits, measured from each other. */
const triangles: Motif = (ground) => {
  const tops = ground.hills.slice(0, 4)
  const sides = tops.flatMap((one, index) =>
    tops.slice(index + 1).map((other) =>
      through([
        [one.x, one.y],
        [other.x, other.y],
      ]),
    ),
  )
  return line(sides.join(''), dashed) + summits(ground)
}

/** What each of the blog's subjects (specification P 3) adds to its map. */
export const motifs: Readonly<Record<string, Motif>> = {
  'Trust Basics': generations,
  'Digital Assets': survey,
  'Asset Protection': wall,
  'Business Structures': sections,
  'Trust Setup': trail,
  'Wealth Transfer': streams,
  Privacy: mist,
  'State Comparison': borders,
  'Estate Planning': triangles,
}
