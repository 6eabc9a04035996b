import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { lazy, type ReactNode, type Ref, Suspense, useRef } from 'react'
import { TESTIMONIALS_ARE_SAMPLES, type Testimonial, testimonials } from '#content/testimonials.ts'
import { useNear } from '#web/components/hydration.tsx'
import { Initials } from '#web/components/initials.tsx'
import { translate } from '#web/i18n/i18n.ts'

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

/** The words above the testimonials, with the controls beside them. */
export function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id="testimonials" className="text-3xl">
          <Trans>In their words</Trans>
        </h2>
        {TESTIMONIALS_ARE_SAMPLES && (
          <p className="mt-2 text-base text-ink-soft">
            <Trans>Sample testimonials</Trans>
          </p>
        )}
      </div>
      <div className="flex min-h-12 items-center gap-2">{children}</div>
    </div>
  )
}

interface SlidesProps {
  /** Whether the carousel moves them; else they are a row to scroll through. */
  turning?: boolean
  ref?: Ref<HTMLDivElement>
}

/** All testimonials in one row: one, three or five of them in sight. */
export function Slides({ turning = false, ref }: SlidesProps) {
  const slide = (index: number) =>
    turning ? { 'aria-roledescription': t`slide`, 'aria-label': t`${index + 1} of ${testimonials.length}` } : {}
  return (
    <div ref={ref} className="overflow-hidden">
      <ul
        className={clsx('-ml-6 flex pb-2', turning ? 'touch-pan-y touch-pinch-zoom' : 'snap-x overflow-x-auto')}
        // What can be scrolled must be reachable by keyboard.
        tabIndex={turning ? undefined : 0}
        aria-label={t`Testimonials`}
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

function TestimonialCard({ testimonial: { name, initials, content, rating } }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col border-t-2 border-brass pt-5">
      <Rating rating={rating} />
      <blockquote className="mt-3 mb-5 grow">{translate(content)}</blockquote>
      <figcaption className="flex items-center gap-3.5 pl-1.5 font-semibold">
        <Initials className="size-11 text-base">{initials}</Initials>
        {name}
      </figcaption>
    </figure>
  )
}

function Rating({ rating }: { rating: number }) {
  return (
    <p className="relative flex gap-1">
      <span className="sr-only">
        <Trans>Rated {rating} of 5</Trans>
      </span>
      {Array.from({ length: rating }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five of the same
        <svg key={star} viewBox="0 0 16 16" className="size-4.5 fill-brass" aria-hidden="true">
          <path d="M8 1.2 10 5.8l5 .5-3.8 3.3 1.1 4.9L8 12l-4.3 2.5 1.1-4.9L1 6.3l5-.5z" />
        </svg>
      ))}
    </p>
  )
}
