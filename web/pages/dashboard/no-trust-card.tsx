import { BUILDER } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** What stands in place of a trust while there is none. The entry page creates it, so that it is done in one way only. */
export function NoTrustCard({ children }: { children: string }) {
  return (
    <Card as="section" aria-labelledby="no-trust" className="mt-8 max-w-prose">
      <h2 id="no-trust" className="text-2xl">
        No trust found
      </h2>
      <p className="mt-2">{children}</p>
      <LinkButton to={`${BUILDER}?start=true`} className="mt-6">
        Start Your Trust
      </LinkButton>
    </Card>
  )
}
