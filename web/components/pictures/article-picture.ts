import { linesOver } from './contour-lines.ts'
import { motifs } from './motifs.ts'
import { randomFrom } from './random.ts'
import { type Hill, heightOver } from './terrain.ts'

export const PICTURE = { width: 960, height: 480 } as const

/** The tokens that a picture is painted in: a file of its own cannot read the page's. */
export const INKS = {
  light: { paper: '#fbf8f2', sage: '#dce5da', spruce: '#1f4d3f', brass: '#a9772b' },
  dark: { paper: '#121a17', sage: '#24322c', spruce: '#93cbb3', brass: '#d2a45e' },
} as const
export type Scheme = keyof typeof INKS

/** Hills spread from left to right, so that no part of the picture is empty; the highest is never at the edge. */
function composed(seed: string): Hill[] {
  const random = randomFrom(seed)
  const { width, height } = PICTURE
  const hills = Array.from({ length: 7 }, (_, index) => ({
    x: ((index + 0.2 + random() * 0.6) / 7) * width,
    y: (0.15 + random() * 0.7) * height,
    rise: 0.35 + random() * 0.5,
    wide: (0.1 + random() * 0.1) * width,
    high: (0.2 + random() * 0.22) * height,
  }))
  const summit = { ...(hills[2 + Math.floor(random() * 3)] as Hill), y: (0.35 + random() * 0.3) * height, rise: 1.35 }
  return [summit, ...hills.filter(({ x }) => x !== summit.x).sort((one, other) => other.rise - one.rise)]
}

/** An article's map, as an SVG file: the same seed and subjects always draw the same. */
export function articlePicture(seed: string, subjects: readonly string[], scheme: Scheme): string {
  const { width, height } = PICTURE
  const { paper, sage, spruce, brass } = INKS[scheme]
  const hills = composed(seed)
  const rise = heightOver(hills)
  const lines = linesOver(rise, { width, height, levels: 11, grid: 26, closed: true })
  const ground = { width, height, hills, rise, lines }
  const drawn = subjects.map((subject) => motifs[subject]?.(ground) ?? '').join('')
  const strokes = lines
    .map((line, level) => `<path d="${line}"${level % 5 === 4 ? ' stroke-width="2"' : ''}/>`)
    .join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path fill="${sage}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${scheme === 'light' ? paper : spruce}" fill-opacity="${scheme === 'light' ? 0.2 : 0.07}" fill-rule="evenodd" stroke="${spruce}" stroke-opacity=".6">${strokes}</g>`,
    `<g stroke="${brass}" color="${brass}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawn.replaceAll('var(--paper)', paper).replaceAll('var(--sage)', sage)}</g>`,
    '</svg>\n',
  ].join('')
}
