// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, test } from 'vitest'
import { QrPicture } from './turn-on-dialog.tsx'

afterEach(cleanup)

/** The dark cells that a path of rectangles, each one cell high, covers. */
function cellsOf(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`),
  )
}

test.each([
  'otpauth://totp/Kinstead:ann%40alder.example?secret=NAZXFFP3UY5L72K3G5X7VCJOBVOEXOCU&issuer=Kinstead',
  `otpauth://totp/Kinstead:${'a'.repeat(240)}%40alder.example?secret=NAZXFFP3UY5L72K3G5X7VCJOBVOEXOCU&issuer=Kinstead`,
])('every dark cell of the code is drawn, no other, and quiet around them: %s', (text) => {
  render(<QrPicture text={text} />)
  const picture = screen.getByRole('img', { name: /^QR picture/ })
  const cells = cellsOf(picture.querySelector('path')?.getAttribute('d') ?? '')
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])))
  expect(cells.toSorted()).toEqual(dark.toSorted())
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${data.length} ${data.length}`)
  const edge = [0, 1, 2, 3].flatMap((at) => [at, data.length - 1 - at])
  expect(cells.some((cell) => cell.split(',').some((at) => edge.includes(Number(at))))).toBe(false)
})
