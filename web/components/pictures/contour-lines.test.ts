import { expect, test } from 'vitest'
import { contourLines } from './contour-lines.ts'

const box = { width: 400, height: 200, levels: 8 }

/** The points through which a line of this kind goes: where each of its commands ends. */
function pointsOf(line: string): [number, number][] {
  let here: [number, number] = [0, 0]
  return [...line.matchAll(/([MqtL])([^MqtLZ]*)/g)].map(([, command, rest = '']) => {
    const [x = 0, y = 0] = (rest.match(/-?\d+/g) ?? []).map(Number).slice(-2)
    here = command === 'q' || command === 't' ? [here[0] + x, here[1] + y] : [x, y]
    return here
  })
}

test('draws the same terrain for the same seed and another for another', () => {
  expect(contourLines('Teton', box)).toEqual(contourLines('Teton', box))
  expect(contourLines('Teton', box)).not.toEqual(contourLines('Absaroka', box))
})

test('draws lines within its box and no more than asked for', () => {
  const lines = contourLines('Teton', box)
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.length).toBeLessThanOrEqual(8)
  for (const line of lines)
    for (const [x, y] of pointsOf(line)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(400)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(200)
    }
})
