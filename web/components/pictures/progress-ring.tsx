import clsx from 'clsx'
import { useMemo } from 'react'
import { randomFrom } from './contour-lines.ts'

const SIZE = 220

interface ProgressRingProps {
  /** The same seed cuts the same tree. */
  seed: string
  /** How far each ring is, innermost first, 0 to 100. */
  rings: readonly number[]
  /** What the picture says, for those who do not see it. */
  label: string
  className?: string
}

/** The rings of a cut tree: a finished one is dark, a begun one grows, one to come is faint. */
export function ProgressRing({ seed, rings, label, className }: ProgressRingProps) {
  const lines = useMemo(() => ringLines(seed, rings.length, SIZE), [seed, rings.length])
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className={className} fill="none">
      {lines.map((line, at) => {
        const percent = rings[at] ?? 0
        return (
          <g key={line} strokeWidth={3} strokeLinecap="round">
            <path d={line} className="stroke-hairline" />
            {percent > 0 && (
              <path
                d={line}
                pathLength={100}
                strokeDasharray={percent < 100 ? `${percent} 100` : undefined}
                className={clsx(percent < 100 ? 'stroke-brass' : 'stroke-spruce')}
              />
            )}
          </g>
        )
      })}
      <circle cx={SIZE / 2} cy={SIZE / 2} r={5} className="fill-brass" />
    </svg>
  )
}

const POINTS = 48

/**
 * The rings of a cut tree, innermost first: closed SVG paths about the middle of a square of `size`, each beginning at
 * its top and running clockwise. The same seed cuts the same tree.
 */
export function ringLines(seed: string, count: number, size: number): string[] {
  const random = randomFrom(seed)
  const waves = [2, 3, 5].map((times) => ({ times, shift: random() * 2 * Math.PI, height: (0.5 + random()) / times }))
  const middle = size / 2
  const core = middle * 0.2
  const gap = (middle - core - size * 0.03) / (count - 1)
  return Array.from({ length: count }, (_, ring) => {
    const radius = core + ring * gap
    // Growth is uneven where the tree leaned, and evens out inwards so that the rings never touch.
    const uneven = size * 0.012 * (0.4 + ring / count)
    const at = (step: number): [number, number] => {
      const angle = (step / POINTS) * 2 * Math.PI
      const wave = waves.reduce((sum, { times, shift, height }) => sum + height * Math.sin(times * angle + shift), 0)
      const far = radius + uneven * wave
      return [middle + far * Math.sin(angle), middle - far * Math.cos(angle)]
    }
    const write = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`
    return `M${Array.from({ length: POINTS + 1 }, (_, step) => write(at(step % POINTS))).join('L')}Z`
  })
}
