import { type ContourBox, contourLines } from './contour-lines.ts'

/** The lines of a map as SVG. Every fifth is stronger, as on a map, and the highest is brass. */
export function drawContours(seed: string, box: ContourBox): string {
  const lines = contourLines(seed, box)
  return lines
    .map((line, level) => {
      const colour = level === lines.length - 1 ? 'stroke-brass' : 'stroke-spruce/35'
      return `<path d="${line}" class="${colour}"${level % 5 === 4 ? ' stroke-width="1.8"' : ''}/>`
    })
    .join('')
}
