import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { testimonials } from '#content/testimonials.ts'
import { Controls } from './controls.tsx'
import { Heading } from './heading.tsx'
import { Slides } from './slides.tsx'
import { useTurning } from './use-turning.ts'

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
    <section ref={section} aria-roledescription="carousel" aria-labelledby="testimonials" onKeyDown={turn}>
      <Heading>
        <Controls {...turning} />
        <p
          aria-live={turning.isTurning ? 'off' : 'polite'}
          aria-atomic="true"
          className="ml-3 text-base text-ink-soft tabular-nums"
        >
          Testimonial {at + 1} of {testimonials.length}
        </p>
      </Heading>
      <Slides ref={viewport} turning />
    </section>
  )
}
