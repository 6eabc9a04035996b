import type { ReactNode } from 'react'
import { BUILDER } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

interface NoTrustCardProps {
  children: string
  className?: string
  /** In place of the link to the entry page, which creates the trust. */
  action?: ReactNode
}

/** What stands in place of a trust while there is none. */
export function NoTrustCard({ children, className, action }: NoTrustCardProps) {
  return (
    <Card as="section" aria-labelledby="no-trust" className={className}>
      <h2 id="no-trust" className="text-2xl">
        No trust found
      </h2>
      <p className="mt-2 mb-6">{children}</p>
      {action ?? <LinkButton to={`${BUILDER}?start=true`}>Start Your Trust</LinkButton>}
    </Card>
  )
}
