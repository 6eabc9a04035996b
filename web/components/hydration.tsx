import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a page is rendered at build, and while React hydrates it; true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Whether the element has ever come within half a screen of being seen. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '50%' })
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return near
}

/** Shown where a form cannot work, because scripts are switched off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mb-5 border-l-4 border-brass bg-sage px-5 py-4">
        <Trans>This form needs JavaScript, which is switched off in your browser.</Trans>
      </p>
    </noscript>
  )
}
