import { t } from '@lingui/core/macro'
import { createContext } from 'react'
import { product } from '#domain/product.ts'

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

/** Hears the page's title while it is rendered at build, where there is no tab to name. */
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
