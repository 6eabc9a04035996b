import clsx from 'clsx'
import { useMemo } from 'react'
import { type ContourBox, contourLines } from './contour-lines.ts'

interface ContoursProps extends Partial<ContourBox> {
  /** The same seed draws the same terrain. */
  seed: string
  className?: string
}

/** A drawn map without names, for the eye alone. Every fifth line is stronger, as on a map. */
export function Contours({ seed, width = 1200, height = 600, levels = 12, className }: ContoursProps) {
  const lines = useMemo(() => contourLines(seed, { width, height, levels }), [seed, width, height, levels])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('pointer-events-none', className)}
      fill="none"
      aria-hidden="true"
    >
      {lines.map((line, level) => (
        <path
          key={line}
          d={line}
          className={level === lines.length - 1 ? 'stroke-brass' : 'stroke-spruce/35'}
          strokeWidth={level % 5 === 4 ? 1.8 : 1}
        />
      ))}
    </svg>
  )
}
