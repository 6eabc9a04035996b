import { Trans } from '@lingui/react/macro'
import type { Testimonial } from '#content/testimonials.ts'
import { Initials } from '#web/components/initials.tsx'
import { translate } from '#web/i18n/i18n.ts'

export function TestimonialCard({ testimonial: { name, initials, content, rating } }: { testimonial: Testimonial }) {
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
