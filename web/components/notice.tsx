import clsx from 'clsx'
import type { ReactNode } from 'react'

interface NoticeProps {
  kind?: 'info' | 'warning' | 'error'
  title?: string
  children?: ReactNode
  /** Announces the notice when it appears. */
  live?: boolean
  className?: string
}

const looks = {
  info: 'border-spruce bg-sage',
  warning: 'border-brass bg-surface',
  error: 'border-clay bg-clay-soft',
}

/** A boxed remark with a colored edge. */
export function Notice({ kind = 'info', title, children, live = false, className }: NoticeProps) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={clsx('rounded-sm border-l-4 px-5 py-4', looks[kind], className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={clsx(title && 'mt-1')}>{children}</div>}
    </div>
  )
}
