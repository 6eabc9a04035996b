import type { ReactNode } from 'react'
import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** The way into the Trust Builder from a public page. `newcomer` has the guard lead a visitor to sign up. */
export function StartLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    // Held until the code is there: followed by the browser itself, it would arrive without its state.
    <LinkButton to={pages.builder} state={{ newcomer: true }} data-held className={className}>
      {children}
    </LinkButton>
  )
}
