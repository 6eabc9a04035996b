import { expect, test } from 'vitest'
import { ringLines } from './progress-ring.tsx'

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
const reach = (path: string, middle: number) => points(path).map(([x, y]) => Math.hypot(x - middle, y - middle))

test('the same seed cuts the same tree, and another seed another', () => {
  expect(ringLines('u1', 13, 200)).toEqual(ringLines('u1', 13, 200))
  expect(ringLines('u1', 13, 200)).not.toEqual(ringLines('u2', 13, 200))
})

test.each(['u1', 'u2', 'sample', ''])('the rings of %o grow outwards, never touch and stay inside', (seed) => {
  const rings = ringLines(seed, 13, 200).map((path) => reach(path, 100))
  expect(rings).toHaveLength(13)
  for (const [at, ring] of rings.entries()) {
    for (const [point, far] of ring.entries()) {
      expect(far).toBeGreaterThan(rings[at - 1]?.[point] ?? 0)
      expect(far).toBeLessThan(100)
    }
  }
})
