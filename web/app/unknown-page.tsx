import { BUILDER, DASHBOARD } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'

/** Any path below the builder that leads nowhere. */
export function UnknownPage() {
  return (
    <div className="page-width py-16">
      <div className="max-w-prose">
        <PageTitle>Page not found</PageTitle>
        <p className="mt-4">Page not found or under construction. Please navigate back to the trust builder.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={`${BUILDER}/`}>Back to the trust builder</LinkButton>
          <LinkButton to={DASHBOARD} variant="secondary">
            Go to your dashboard
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
