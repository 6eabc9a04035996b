import { type RefObject, useEffect, useState } from 'react'

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
