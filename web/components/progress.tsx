import clsx from 'clsx'
import { useId } from 'react'
import { translate } from '#web/i18n/i18n.ts'

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

/** A turning ring. Decorative: the words beside it carry the meaning. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg className={clsx('shrink-0 animate-spin', className)} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** A waiting place that fills the page or its container, with the words that say what is loading. */
export function Waiting({ children, fullScreen = false }: { children: string; fullScreen?: boolean }) {
  return (
    <div
      role="status"
      className={clsx(
        'flex flex-col items-center justify-center gap-4 text-ink-soft',
        fullScreen ? 'min-h-dvh' : 'min-h-[60vh]',
      )}
    >
      <Spinner className="size-8 text-spruce" />
      <p>{translate(children)}</p>
    </div>
  )
}
