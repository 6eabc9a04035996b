import clsx from 'clsx'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { setPageTitle, TitleListener } from './document-title.ts'
import { focusField, questionIn } from './field-names.ts'

interface PageTitleProps {
  children: ReactNode
  /** The title in the browser's tab, when it is not the heading's own words. */
  title?: string
  className?: string
  /** Of the heading's words, where they are not in the page's own language. */
  lang?: string
}

/** The page's one h1. It names the tab, and takes the focus when the page was reached from another one, unless the link pointed at a question. */
export function PageTitle({ children, title, className, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname, state } = useLocation()
  const words = title ?? (typeof children === 'string' ? children : '')

  useContext(TitleListener)(words)
  useEffect(() => setPageTitle(words), [words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted while its path changes is a new page to the reader
  useEffect(() => {
    // The router calls the first entry of a visit 'default'; there the browser's own focus is right.
    if (key === 'default') return
    const question = questionIn(state)
    if (question && focusField(question)) return
    heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      lang={lang}
      className={clsx('text-2xl wrap-anywhere min-[22.5rem]:text-3xl sm:text-4xl', className)}
    >
      {children}
    </h1>
  )
}
