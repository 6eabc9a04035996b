import clsx from 'clsx'
import { useId } from 'react'

interface ProgressProps {
  /** 0 to 100. */
  value: number
  /** Shown to the left above the bar, and the bar's name: 'Step 3 of 9'. */
  label: string
  /** Shown to the right above the bar: '33% Complete'. */
  detail?: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
}

export function Progress({ value, label, detail, hideLabel = false, className }: ProgressProps) {
  const id = useId()
  const share = Math.min(100, Math.max(0, Math.round(value)))
  return (
    <div className={className}>
      <div
        className={clsx('mb-2 flex justify-between gap-4 text-base text-ink-soft tabular-nums', hideLabel && 'sr-only')}
      >
        <span id={id}>{label}</span>
        {detail && <span>{detail}</span>}
      </div>
      <progress className="progress" max={100} value={share} aria-labelledby={id}>
        {share}%
      </progress>
    </div>
  )
}
