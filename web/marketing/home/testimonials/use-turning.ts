import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

/** Whether the pointer or the focus is within an element, and whether any of it is on a screen that somebody looks at. */
function useBusy(place: RefObject<HTMLElement | null>) {
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

/** How long a testimonial stays, in milliseconds. */
export const PAUSE = 6_000

/** `insisted`: the user pressed play, which counts for more than the pointer that is still over the button. */
type Mode = 'auto' | 'insisted' | 'paused'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Turns the carousel by itself, and by its controls. Without motion it turns when asked only, and jumps. */
export function useTurning(section: RefObject<HTMLElement | null>, embla: UseEmblaCarouselType[1]) {
  const [mode, setMode] = useState<Mode>(() => (wantsLessMotion() ? 'paused' : 'auto'))
  const { isUsed, isSeen } = useBusy(section)
  const isTurning = isSeen && (mode === 'insisted' || (mode === 'auto' && !isUsed))

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => embla?.scrollNext(wantsLessMotion()), PAUSE)
    return () => clearInterval(timer)
  }, [isTurning, embla])

  return {
    isTurning,
    isOn: mode !== 'paused',
    toggle: () => setMode(mode === 'paused' ? 'insisted' : 'paused'),
    go: (by: 1 | -1) => (by === 1 ? embla?.scrollNext(wantsLessMotion()) : embla?.scrollPrev(wantsLessMotion())),
  }
}
