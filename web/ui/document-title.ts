import { product } from '#domain/product.ts'

let pageTitle = ''
let marks = 0

function write() {
  const named = pageTitle ? `${pageTitle} – ${product.name}` : product.name
  document.title = marks > 0 ? `Error: ${named}` : named
}

/** Names the page in the browser's tab. */
export function setPageTitle(title: string): void {
  pageTitle = title
  write()
}

/** Puts 'Error: ' before the title until the returned function is called. */
export function markTitleWithError(): () => void {
  marks++
  write()
  return () => {
    marks--
    write()
  }
}
