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
export function hillsOf(seed: string, width: number, height: number): Hill[] {
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
