import { pages } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SubscribeForm } from '../subscribe-form.tsx'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { HowItGoes } from './how-it-goes.tsx'
import { PlanTeaser } from './plan-teaser.tsx'

export function HomePage() {
  return (
    <>
      <Hero />
      <Benefits />
      <HowItGoes />
      <PlanTeaser />
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
      <section className="page-width mt-20 grid items-end gap-8 sm:mt-28 lg:grid-cols-2" aria-labelledby="informed">
        <div>
          <h2 id="informed" className="text-3xl">
            Stay Informed
          </h2>
          <p className="mt-3 max-w-prose text-ink-soft">New articles about dynasty trusts, when there are any.</p>
        </div>
        <SubscribeForm label="Newsletter" />
      </section>
    </>
  )
}
