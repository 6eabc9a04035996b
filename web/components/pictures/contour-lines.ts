export interface ContourBox {
  width: number
  height: number
  /** How many lines of equal height, at most. */
  levels: number
  /** Distance between the points at which the terrain is measured. */
  grid?: number
  /** Carries lines that reach the edge around the outside of the box, so that each surrounds what lies above it. */
  closed?: boolean
}

/** The contour lines of a seeded terrain, lowest first: one SVG path for each height. */
export function contourLines(seed: string, box: ContourBox): string[] {
  return linesOver(heightOver(hillsOf(seed, box.width, box.height)), box)
}

/** The contour lines of any terrain, lowest first: one SVG path for each height. */
export function linesOver(rise: Height, { width, height, levels, grid = 20, closed = false }: ContourBox): string[] {
  const rim = closed ? 1 : 0
  const columns = Math.ceil(width / grid) + 2 * rim
  const rows = Math.ceil(height / grid) + 2 * rim
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Float64Array.from({ length: columns + 1 }, (_, column) => {
      const outside = closed && (row === 0 || row === rows || column === 0 || column === columns)
      return outside ? -1 : rise((column - rim) * grid, (row - rim) * grid)
    }),
  )
  const at = (column: number, row: number) => heights[row]?.[column] ?? 0
  const top = Math.max(...heights.map((row) => Math.max(...row)))
  return Array.from({ length: levels }, (_, level) => {
    const ends = crossings(at, columns, rows, (top * (level + 0.5)) / levels)
    // A top that only one point of the grid reaches is a speck, not a hill.
    return chains(ends.links)
      .filter((chain) => !closed || chain.length > 8)
      .map((chain) =>
        path(
          chain.map((edge) => ends.place(edge, grid)).map(([x, y]) => [x - rim * grid, y - rim * grid]),
          grid,
        ),
      )
      .join('')
  }).filter(Boolean)
}

/** Marching squares: which cell edges the line of that height crosses, and which crossings are neighbors. */
function crossings(at: (column: number, row: number) => number, columns: number, rows: number, level: number) {
  const links = new Map<number, number[]>()
  const stride = columns + 1
  // An edge's number: twice its first corner's, plus one when it runs down.
  const edge = (column: number, row: number, down: 0 | 1) => (row * stride + column) * 2 + down
  const link = (one: number, other: number) => {
    links.set(one, [...(links.get(one) ?? []), other])
    links.set(other, [...(links.get(other) ?? []), one])
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const high = (x: 0 | 1, y: 0 | 1) => at(column + x, row + y) > level
      const crossed = [
        high(0, 0) !== high(1, 0) && edge(column, row, 0),
        high(1, 0) !== high(1, 1) && edge(column + 1, row, 1),
        high(0, 1) !== high(1, 1) && edge(column, row + 1, 0),
        high(0, 0) !== high(0, 1) && edge(column, row, 1),
      ].filter((found) => found !== false)
      for (let pair = 0; pair + 1 < crossed.length; pair += 2)
        link(crossed[pair] as number, crossed[pair + 1] as number)
    }
  const place = (found: number, grid: number): Point => {
    const down = found % 2
    const corner = (found - down) / 2
    const [column, row] = [corner % stride, Math.floor(corner / stride)]
    const [from, to] = [at(column, row), at(column + 1 - down, row + down)]
    const share = (level - from) / (to - from)
    return [(column + (down ? 0 : share)) * grid, (row + (down ? share : 0)) * grid]
  }
  return { links, place }
}

/** Follows neighbors from end to end, open lines first; a closed line ends where it began. */
function chains(links: Map<number, number[]>): number[][] {
  const seen = new Set<number>()
  const starts = [...links.keys()].sort((one, other) => (links.get(one)?.length ?? 0) - (links.get(other)?.length ?? 0))
  return starts.flatMap((start) => {
    if (seen.has(start)) return []
    const chain: number[] = []
    for (let here: number | undefined = start; here !== undefined; ) {
      seen.add(here)
      chain.push(here)
      here = links.get(here)?.find((next) => !seen.has(next))
    }
    const closed = chain.length > 2 && links.get(start)?.length === 2
    return [closed ? [...chain, start] : chain]
  })
}

type Point = [number, number]

const between = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2]

/** Leaves out a point so close to the one before that the line would have a kink there. */
function eased(points: Point[], grid: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const before = kept.at(-1)
    if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) > grid * 0.45) kept.push(point)
  }
  return kept
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const write = ([x, y]: Point) => `${x}${y < 0 ? '' : ' '}${y}`
/** The way from one point to another, for the commands in small letters. */
const way = ([x, y]: Point, [toX, toY]: Point) => write([toX - x, toY - y])

/**
 * A line through the middles between the points, bent toward the points themselves. Each bend mirrors the one before it
 * at the middle between them, so that only the middles are written (`t`), a third as long as both. A rounded middle moves
 * the next bend, so each middle is taken from the bend as it came out, and no error adds to another.
 */
function path(points: Point[], grid: number): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return ''
  const closed = points.length > 3 && first[0] === last[0] && first[1] === last[1]
  const kept = eased(closed ? points.slice(0, -1) : points.slice(1, -1), grid)
  const begin = rounded(closed ? between(kept.at(-1) ?? first, kept[0] ?? first) : first)
  let [here, bend] = [begin, rounded(kept[0] ?? last)]
  const bends = kept.map((_, index) => {
    const next = kept[index + 1] ?? (closed ? (kept[0] ?? first) : last)
    const middle = rounded(between(bend, next))
    const text = index === 0 ? `q${way(here, bend)} ${way(here, middle)}` : `t${way(here, middle)}`
    bend = [2 * middle[0] - bend[0], 2 * middle[1] - bend[1]]
    here = middle
    return text
  })
  return `M${write(begin)}${bends.join('')}${closed ? 'Z' : `L${write(rounded(last))}`}`
}

/** The lines of a map as SVG. Every fifth is stronger, as on a map, and the highest is brass. */
export function drawContours(seed: string, box: ContourBox): string {
  const lines = contourLines(seed, box)
  return lines
    .map((line, level) => {
      const color = level === lines.length - 1 ? 'stroke-brass' : 'stroke-spruce/35'
      return `<path d="${line}" class="${color}"${level % 5 === 4 ? ' stroke-width="1.8"' : ''}/>`
    })
    .join('')
}

/** A number generator of its own for each seed, so that the same seed always draws the same terrain. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Hill {
  x: number
  y: number
  rise: number
  wide: number
  high: number
}

/** A few hills of different width and height; the first is the highest. */
function hillsOf(seed: string, width: number, height: number): Hill[] {
  const random = randomFrom(seed)
  return Array.from({ length: 7 }, (_, at) => ({
    x: random() * width,
    y: random() * height,
    rise: at === 0 ? 1.4 : 0.4 + random() * 0.7,
    wide: (0.1 + random() * 0.16) * width,
    high: (0.18 + random() * 0.3) * height,
  }))
}

export type Height = (x: number, y: number) => number

/** How high the ground lies at a point, all hills together. */
export function heightOver(hills: readonly Hill[]): Height {
  return (x, y) => {
    let sum = 0
    for (const hill of hills)
      sum += hill.rise * Math.exp(-(((x - hill.x) / hill.wide) ** 2) - ((y - hill.y) / hill.high) ** 2)
    return sum
  }
}
