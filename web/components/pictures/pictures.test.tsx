import { render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { contourLines } from './contour-lines.ts'
import { Contours } from './contours.tsx'
import { ringLines } from './progress-ring.tsx'

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

test('a map that was drawn at build stays as it is; another is drawn, and again for another seed', async () => {
  const place = document.createElement('div')
  place.innerHTML =
    '<svg viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" class="pointer-events-none" fill="none" aria-hidden="true"><path d="M1 1"></path></svg>'
  hydrateRoot(place, <Contours seed="Teton" />)

  const { container, rerender } = render(<Contours seed="Teton" />)
  const drawn = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  await waitFor(() => expect(drawn().length).toBeGreaterThan(5))
  expect(place.querySelectorAll('path')).toHaveLength(1)

  const before = drawn()
  rerender(<Contours seed="Absaroka" />)
  await waitFor(() => expect(drawn()).not.toEqual(before))
  expect(drawn().length).toBeGreaterThan(5)
})

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
