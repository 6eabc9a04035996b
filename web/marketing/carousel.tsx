import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { testimonials } from '#content/testimonials.ts'
import { Heading, Slides } from './testimonials.tsx'

/** Keeps on turning unless somebody reads, hovers, pauses it, or asked for less motion. */
export default function Carousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' })
  const [at, setAt] = useState(0)
  const section = useRef<HTMLElement>(null)
  const turning = useTurning(section, embla)

  useEffect(() => {
    const read = () => setAt(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', read)
    return () => void embla?.off('select', read)
  }, [embla])

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turning.go(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <section ref={section} aria-roledescription={t`carousel`} aria-labelledby="testimonials" onKeyDown={turn}>
      <Heading>
        <Controls {...turning} />
        <p
          aria-live={turning.isTurning ? 'off' : 'polite'}
          aria-atomic="true"
          className="ml-3 text-base text-ink-soft tabular-nums"
        >
          <Trans>
            Testimonial {at + 1} of {testimonials.length}
          </Trans>
        </p>
      </Heading>
      <Slides ref={viewport} turning />
    </section>
  )
}

interface ControlsProps {
  /** Whether the carousel turns by itself whenever nothing stands against it. */
  isOn: boolean
  toggle: () => void
  go: (by: 1 | -1) => void
}

function Controls({ isOn, toggle, go }: ControlsProps) {
  return (
    <>
      <Control label={isOn ? t`Pause the testimonials` : t`Play the testimonials`} onClick={toggle}>
        {isOn ? <path d="M9 6v12M15 6v12" /> : <path d="M8 5.5v13L18.5 12z" />}
      </Control>
      <Control label={t`Previous testimonial`} onClick={() => go(-1)}>
        <path d="m14.5 6-6 6 6 6" />
      </Control>
      <Control label={t`Next testimonial`} onClick={() => go(1)}>
        <path d="m9.5 6 6 6-6 6" />
      </Control>
    </>
  )
}

function Control({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-edge transition-colors duration-150 hover:bg-sage"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  )
}

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
const PAUSE = 6_000

/** `insisted`: the user pressed play, which counts for more than the pointer that is still over the button. */
type Mode = 'auto' | 'insisted' | 'paused'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Turns the carousel by itself, and by its controls. Without motion it turns when asked only, and jumps. */
function useTurning(section: RefObject<HTMLElement | null>, embla: UseEmblaCarouselType[1]) {
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
