import clsx from 'clsx'
import type { Ref } from 'react'
import { testimonials } from '#content/testimonials.ts'
import { say } from '#web/spanish/say.ts'
import { TestimonialCard } from './testimonial-card.tsx'

interface SlidesProps {
  /** Whether the carousel moves them; else they are a row to scroll through. */
  turning?: boolean
  ref?: Ref<HTMLDivElement>
}

/** All testimonials in one row: one, three or five of them in sight. */
export function Slides({ turning = false, ref }: SlidesProps) {
  const slide = (index: number) =>
    turning ? { 'aria-roledescription': say('slide'), 'aria-label': say`${index + 1} of ${testimonials.length}` } : {}
  return (
    <div ref={ref} className="overflow-hidden">
      <ul
        className={clsx('-ml-6 flex pb-2', turning ? 'touch-pan-y touch-pinch-zoom' : 'snap-x overflow-x-auto')}
        // What can be scrolled must be reachable by keyboard.
        tabIndex={turning ? undefined : 0}
        aria-label="Testimonials"
      >
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.name}
            className="min-w-0 shrink-0 basis-full snap-start pl-6 md:basis-1/3 lg:basis-1/5"
            {...slide(index)}
          >
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </div>
  )
}
