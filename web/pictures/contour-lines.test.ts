import { expect, test } from 'vitest'
import { contourLines } from './contour-lines.ts'

const box = { width: 400, height: 200, levels: 8 }

test('draws the same terrain for the same seed and another for another', () => {
  expect(contourLines('Teton', box)).toEqual(contourLines('Teton', box))
  expect(contourLines('Teton', box)).not.toEqual(contourLines('Absaroka', box))
})

test('draws lines within its box and no more than asked for', () => {
  const lines = contourLines('Teton', box)
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.length).toBeLessThanOrEqual(8)
  for (const line of lines)
    for (const [, x, y] of line.matchAll(/(-?\d+) (-?\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(400)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(200)
    }
})
