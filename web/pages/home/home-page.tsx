import { type ComponentType, lazy, Suspense } from 'react'
import { pages } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Newsletter } from '../newsletter.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { PlanTeaser } from './plan-teaser.tsx'

// Far below the first screen, so it does not come with the first load; and the page is whole without it.
const Testimonials = lazy<ComponentType>(() =>
  import('./testimonials/testimonials.tsx').catch(() => ({ default: () => null })),
)

export function HomePage() {
  return (
    <>
      <Hero />
      <Benefits />
      <HowItGoes />
      <PlanTeaser />
      <Suspense fallback={<div className="min-h-104" />}>
        <Testimonials />
      </Suspense>
      <section className="page-width mt-20 sm:mt-28" aria-labelledby="begin">
        <div className="rounded-lg bg-sage px-6 py-12 sm:px-12 sm:py-16">
          <h2 id="begin" className="max-w-xl text-3xl">
            Begin with a name for your trust
          </h2>
          <p className="mt-4 max-w-prose">
            The first question takes a minute. Your answers are kept as you go, so you can stop anywhere and come back.
          </p>
          <LinkButton to={pages.builder} className="mt-7">
            Start Your Trust
          </LinkButton>
        </div>
      </section>
      <Newsletter title="Stay Informed" />
    </>
  )
}
