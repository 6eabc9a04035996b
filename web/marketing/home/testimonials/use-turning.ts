import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'
import { useBusy } from './use-busy.ts'

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
