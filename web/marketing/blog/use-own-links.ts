import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Follows links within the site without loading the page anew: HTML made at build cannot hold the router's links. */
export function useOwnLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = place.current
    const follow = (event: MouseEvent) => {
      const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!href?.startsWith('/') || elsewhere) return
      event.preventDefault()
      void navigate(href)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [place, navigate])
}
