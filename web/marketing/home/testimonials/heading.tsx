import type { ReactNode } from 'react'
import { TESTIMONIALS_ARE_SAMPLES } from '#content/testimonials.ts'

/** The words above the testimonials, with the controls beside them. */
export function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 id="testimonials" className="text-3xl">
          In their words
        </h2>
        {TESTIMONIALS_ARE_SAMPLES && <p className="mt-2 text-base text-ink-soft">Sample testimonials</p>}
      </div>
      <div className="flex min-h-12 items-center gap-2">{children}</div>
    </div>
  )
}
