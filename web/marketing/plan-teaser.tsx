import { Trans } from '@lingui/react/macro'
import { pages } from '#api/pages.ts'
import { plans } from '#content/plans.ts'
import { LinkButton } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { NoCardCharged } from './invitation.tsx'

/** The packages in three lines, with the way to the page that compares them. */
export function PlanTeaser() {
  return (
    <section
      className="page-width mt-20 grid gap-8 sm:mt-28 lg:grid-cols-[1fr_1.4fr] lg:gap-16"
      aria-labelledby="plans"
    >
      <div>
        <h2 id="plans" className="text-3xl">
          <Trans>Three packages</Trans>
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          <Trans>
            Each has the same thirteen steps and nine documents. They differ in templates, previews, updates and help.
          </Trans>{' '}
          <NoCardCharged />
        </p>
        <LinkButton to={pages.services} variant="secondary" className="mt-6">
          <Trans>Compare the packages</Trans>
        </LinkButton>
      </div>
      <dl className="border-t border-hairline">
        {plans.map(({ id, title, description, inShort, price }) => (
          <div key={id} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-hairline py-5">
            <dt>
              <span className="font-serif text-2xl font-semibold">{title}</span>
              <span className="block text-ink-soft">{translate(description)}</span>
            </dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">${price}</dd>
            <dd className="col-span-2 mt-2 max-w-prose">{translate(inShort)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
