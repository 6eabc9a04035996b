import { randomFrom } from './random.ts'

type Height = (x: number, y: number) => number

/** A few hills of different width and height. */
function terrain(seed: string, width: number, height: number): Height {
  const random = randomFrom(seed)
  const hills = Array.from({ length: 7 }, (_, at) => ({
    x: random() * width,
    y: random() * height,
    rise: at === 0 ? 1.4 : 0.4 + random() * 0.7,
    wide: (0.1 + random() * 0.16) * width,
    high: (0.18 + random() * 0.3) * height,
  }))
  return (x, y) => {
    let sum = 0
    for (const hill of hills)
      sum += hill.rise * Math.exp(-(((x - hill.x) / hill.wide) ** 2) - ((y - hill.y) / hill.high) ** 2)
    return sum
  }
}

export interface ContourBox {
  width: number
  height: number
  /** How many lines of equal height, at most. */
  levels: number
  /** Distance between the points at which the terrain is measured. */
  grid?: number
}

/** The contour lines of a seeded terrain, lowest first: one SVG path for each height. */
export function contourLines(seed: string, { width, height, levels, grid = 20 }: ContourBox): string[] {
  const columns = Math.ceil(width / grid)
  const rows = Math.ceil(height / grid)
  const rise = terrain(seed, width, height)
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Float64Array.from({ length: columns + 1 }, (_, column) => rise(column * grid, row * grid)),
  )
  const at = (column: number, row: number) => heights[row]?.[column] ?? 0
  const top = Math.max(...heights.map((row) => Math.max(...row)))
  return Array.from({ length: levels }, (_, level) => {
    const ends = crossings(at, columns, rows, (top * (level + 0.5)) / levels)
    return chains(ends.links)
      .map((chain) => path(chain.map((edge) => ends.place(edge, grid))))
      .join('')
  }).filter(Boolean)
}

/** Marching squares: which cell edges the line of that height crosses, and which crossings are neighbours. */
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

/** Follows neighbours from end to end, open lines first; a closed line ends where it began. */
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

/** A line through the middles between the points, bent towards the points themselves. */
function path(points: Point[]): string {
  const write = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${write(point)} ${write([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`
  })
  return `M${write(first)}${bends.join('')}L${write(last)}`
}
