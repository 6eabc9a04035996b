import { type Height, type Hill, heightOver, linesOver, randomFrom } from './contour-lines.ts'

const PICTURE = { width: 960, height: 480 } as const

/** The tokens that a picture is painted in: a file of its own cannot read the page's. */
export const INKS = {
  light: { paper: '#fbf8f2', sage: '#dce5da', spruce: '#1f4d3f', brass: '#a9772b' },
  dark: { paper: '#121a17', sage: '#24322c', spruce: '#93cbb3', brass: '#d2a45e' },
} as const
export type Scheme = keyof typeof INKS

/** Hills spread from left to right, so that no part of the picture is empty; the highest is never at the edge. */
function composed(seed: string): Hill[] {
  const random = randomFrom(seed)
  const { width, height } = PICTURE
  const hills = Array.from({ length: 7 }, (_, index) => ({
    x: ((index + 0.2 + random() * 0.6) / 7) * width,
    y: (0.15 + random() * 0.7) * height,
    rise: 0.35 + random() * 0.5,
    wide: (0.1 + random() * 0.1) * width,
    high: (0.2 + random() * 0.22) * height,
  }))
  const summit = { ...(hills[2 + Math.floor(random() * 3)] as Hill), y: (0.35 + random() * 0.3) * height, rise: 1.35 }
  return [summit, ...hills.filter(({ x }) => x !== summit.x).sort((one, other) => other.rise - one.rise)]
}

/** An article's map, as an SVG file: the same seed and subjects always draw the same. */
export function articlePicture(seed: string, subjects: readonly string[], scheme: Scheme): string {
  const { width, height } = PICTURE
  const { paper, sage, spruce, brass } = INKS[scheme]
  const hills = composed(seed)
  const rise = heightOver(hills)
  const lines = linesOver(rise, { width, height, levels: 11, grid: 26, closed: true })
  const ground = { width, height, hills, rise, lines }
  const drawn = subjects.map((subject) => motifs[subject]?.(ground) ?? '').join('')
  const strokes = lines
    .map((line, level) => `<path d="${line}"${level % 5 === 4 ? ' stroke-width="2"' : ''}/>`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path fill="${sage}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${scheme === 'light' ? paper : spruce}" fill-opacity="${scheme === 'light' ? 0.2 : 0.07}" fill-rule="evenodd" stroke="${spruce}" stroke-opacity=".6">${strokes}</g>`,
    `<g stroke="${brass}" color="${brass}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawn.replaceAll('var(--paper)', paper).replaceAll('var(--sage)', sage)}</g>`,
    '</svg>\n',
  ].join('')
}

/** What a motif is drawn on. The first hill is the summit; `lines` are the contour lines, lowest first. */
interface Ground {
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
