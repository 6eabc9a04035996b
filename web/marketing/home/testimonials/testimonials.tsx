import { lazy, Suspense, useRef } from 'react'
import { useNear } from '#web/components/hydration.tsx'
import { Heading } from './heading.tsx'
import { Slides } from './slides.tsx'

// Without it the testimonials can still be read.
const Carousel = lazy(() => import('./carousel.tsx').catch(() => ({ default: Strip })))

/** A row of testimonials that becomes a carousel once it is nearly in sight. */
export default function Testimonials() {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  return (
    <div ref={place} className="page-width mt-20 sm:mt-28">
      {near ? (
        <Suspense fallback={<Strip />}>
          <Carousel />
        </Suspense>
      ) : (
        <Strip />
      )}
    </div>
  )
}

/** The testimonials before, or without, the carousel's script. */
function Strip() {
  return (
    <section aria-labelledby="testimonials">
      <Heading />
      <Slides />
    </section>
  )
}
