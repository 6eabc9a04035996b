import clsx from 'clsx'
import type { ComponentProps } from 'react'

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A sheet with a hairline, for things that are really separate things. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  // A polymorphic ref would cost more types than it is worth, so the element is distinguished by its tag alone.
  const Sheet = Tag as 'div'
  return <Sheet {...rest} className={clsx('rounded-lg border border-hairline bg-surface p-5 sm:p-7', className)} />
}
