import { type RefObject, useEffect, useState } from 'react'

/** Whether the pointer or the focus is within an element, and whether any of it is on a screen that somebody looks at. */
export function useBusy(place: RefObject<HTMLElement | null>) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isInSight, setInSight] = useState(false)
  const [isShown, setShown] = useState(() => !document.hidden)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('pointerenter', () => setHovered(true), { signal })
    element.addEventListener('pointerleave', () => setHovered(false), { signal })
    element.addEventListener('focusin', () => setFocused(true), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    document.addEventListener('visibilitychange', () => setShown(!document.hidden), { signal })
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false))
    watch.observe(element)
    return () => {
      stop.abort()
      watch.disconnect()
    }
  }, [place])

  return { isUsed: isHovered || isFocused, isSeen: isInSight && isShown }
}
