import { Trans } from '@lingui/react/macro'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { StartLink } from '../start-link.tsx'

export function Hero() {
  return (
    <section className="relative isolate overflow-hidden border-b border-hairline">
      <Contours seed="Teton" levels={16} className="absolute inset-0 -z-20 size-full" />
      <div className="veil absolute inset-0 -z-10" />
      <div className="page-width py-20 sm:py-28 lg:py-36">
        <PageTitle title={translate(product.strapline)} className="max-w-3xl sm:text-5xl lg:text-6xl">
          {/* Broken between its two thoughts, and within them only where there is no room. */}
          <span className="inline-block">
            <Trans>A Wyoming dynasty trust,</Trans>
          </span>{' '}
          <span className="inline-block">
            <Trans>one question at a time</Trans>
          </span>
        </PageTitle>
        <p className="mt-6 max-w-xl text-xl leading-relaxed">
          <Trans>
            A dynasty trust holds family property for children, grandchildren and later generations. Answer plain
            questions in thirteen short steps; {product.name} writes the trust agreement and eight companion documents
            from your answers.
          </Trans>
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <StartLink>
            <Trans>Start Your Trust</Trans>
          </StartLink>
          <LinkButton to={pages.services} variant="secondary" className="bg-paper">
            <Trans>
              Learn More
              <span className="sr-only"> about the packages</span>
            </Trans>
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
