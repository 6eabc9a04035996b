import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BUILDER, DASHBOARD } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'

/** Any path below the builder that leads nowhere. */
export default function UnknownPage() {
  return (
    <div className="page-width py-16">
      <div className="max-w-prose">
        <PageTitle>{t`Page not found`}</PageTitle>
        <p className="mt-4">
          <Trans>Page not found or under construction. Please navigate back to the trust builder.</Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={`${BUILDER}/`}>
            <Trans>Back to the trust builder</Trans>
          </LinkButton>
          <LinkButton to={DASHBOARD} variant="secondary">
            <Trans>Go to your dashboard</Trans>
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
