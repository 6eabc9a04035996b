import clsx from 'clsx'
import { useMemo } from 'react'
import { ringLines } from './ring-lines.ts'

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
