import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'

interface InvitationProps {
  title: string
  text: string
  /** The ways on, as buttons. */
  children: ReactNode
}

/** A closing call to action, on a map. */
export function Invitation({ title, text, children }: InvitationProps) {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="invitation">
      <div className="relative isolate overflow-hidden rounded-lg bg-sage px-6 py-12 sm:px-12 sm:py-16">
        <Contours
          seed="Wind River"
          height={900}
          levels={14}
          className="absolute inset-y-0 right-0 -z-10 hidden h-full w-2/5 lg:block"
        />
        <h2 id="invitation" className="max-w-xl text-3xl">
          {title}
        </h2>
        <p className="mt-4 max-w-lg">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}

/** The way into the Trust Builder from a public page. `newcomer` has the guard lead a visitor to sign up. */
export function StartLink({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <LinkButton to={pages.builder} state={{ newcomer: true }} className={className}>
      {children}
    </LinkButton>
  )
}

/** Hidden where packages are paid through Stripe: the server marks the page, which is rendered at build. */
export function NoCardCharged() {
  return (
    <span className="in-data-stripe:hidden">
      <Trans>No card is charged in this installation.</Trans>
    </span>
  )
}
