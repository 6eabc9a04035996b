import type { ReactNode } from 'react'
import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'

/** The way into the Trust Builder from a public page. `newcomer` has the guard lead a visitor to sign up. */
export function StartLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <LinkButton to={pages.builder} state={{ newcomer: true }} className={className}>
      {children}
    </LinkButton>
  )
}
