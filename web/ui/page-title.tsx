import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { setPageTitle } from './document-title.ts'

interface PageTitleProps {
  children: ReactNode
  /** The title in the browser's tab, when it is not the heading's own words. */
  title?: string
  className?: string
}

/** The page's one h1. It names the tab, and takes the focus when the page was reached from another one. */
export function PageTitle({ children, title, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const words = title ?? (typeof children === 'string' ? children : '')

  useEffect(() => setPageTitle(words), [words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted while its path changes is a new page to the reader
  useEffect(() => {
    // React Router calls the first entry of a visit 'default'; there the browser's own focus is right.
    if (key !== 'default') heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={clsx('text-2xl wrap-anywhere min-[22.5rem]:text-3xl sm:text-4xl', className)}
    >
      {children}
    </h1>
  )
}
