import { randomFrom } from './random.ts'

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
