import { Heading } from './heading.tsx'
import { Slides } from './slides.tsx'

/** The testimonials before, or without, the carousel's script. */
export function Strip() {
  return (
    <section aria-labelledby="testimonials">
      <Heading />
      <Slides />
    </section>
  )
}
