import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What the server writes about the one page that it answers with; browsers share a page by its canonical address. */
const ABOUT_ONE_PAGE =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]'

/** Takes out of the head, on leaving the page that was loaded, what is true of that page alone. */
export function useHeadOfFirstPage(): void {
  const { pathname } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    if (pathname !== loaded.current) for (const each of document.head.querySelectorAll(ABOUT_ONE_PAGE)) each.remove()
  }, [pathname])
}
