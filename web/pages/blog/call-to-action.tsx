import { pages } from '#contract/pages.ts'
import { Contours } from '#web/pictures/contours.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** The foot of an article. */
export function CallToAction() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="ready">
      <div className="relative isolate overflow-hidden rounded-lg bg-sage px-6 py-12 sm:px-12 sm:py-16">
        <Contours seed="Wind River" className="absolute inset-y-0 right-0 -z-10 hidden h-full w-1/2 md:block" />
        <h2 id="ready" className="max-w-xl text-3xl">
          Ready to Create Your Dynasty Trust?
        </h2>
        <p className="mt-4 max-w-md">
          Thirteen steps in plain words, and your answers are kept as you go. An attorney should read the documents
          before anyone signs.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <LinkButton to={pages.builder}>Start Your Trust</LinkButton>
          <LinkButton to={pages.services} variant="secondary" className="bg-paper">
            View Our Services
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
