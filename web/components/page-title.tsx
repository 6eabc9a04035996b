import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { product } from '#domain/product.ts'
import { addressedPart, focusField, questionIn } from './link-targets.ts'

let pageTitle = ''
let marks = 0

/** The words in the browser's tab for a page of that title. */
export function tabTitle(title: string): string {
  return title ? `${title} – ${product.name}` : product.name
}

function write() {
  const named = tabTitle(pageTitle)
  document.title = marks > 0 ? t`Error: ${named}` : named
}

/** Names the page in the browser's tab. */
export function setPageTitle(title: string): void {
  pageTitle = title
  write()
}

/** Receives the page's title while it is rendered at build, where there is no tab to name. */
export const TitleListener = createContext<(title: string) => void>(() => {})

/** Puts 'Error: ' before the title until the returned function is called. */
export function markTitleWithError(): () => void {
  marks++
  write()
  return () => {
    marks--
    write()
  }
}

interface PageTitleProps {
  children: ReactNode
  /** The title in the browser's tab, when it is not the heading's own words. */
  title?: string
  className?: string
  /** Of the heading's words, where they are not in the page's own language. */
  lang?: string
}

/** The page's one h1. It names the tab, and takes the focus when the page was reached from another one, unless the link pointed at a question or a part. */
export function PageTitle({ children, title, className, lang }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key, pathname, state } = useLocation()
  const words = title ?? (typeof children === 'string' ? children : '')

  useContext(TitleListener)(words)
  useEffect(() => setPageTitle(words), [words])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that stays mounted while its path changes is a new page to the user
  useEffect(() => {
    // The router calls the first entry of a visit 'default'; there the browser's own focus is right.
    if (key === 'default') return
    const question = questionIn(state)
    if ((question && focusField(question)) || addressedPart(hash)) return
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
