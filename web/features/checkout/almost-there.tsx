import { useEffect, useRef } from 'react'
import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'

/** What replaces the card form for a visitor, and for somebody whose session ended while paying: buying needs an account. */
export function AlmostThere({ sessionEnded }: { sessionEnded: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Almost there!
      </h2>
      <p className="mt-3">
        {sessionEnded
          ? 'Your session has ended, and nothing was bought. Please log in again. You come back here afterwards. Your card details have not been kept.'
          : 'To buy a package you need an account. You come back here afterwards. Your card details have not been kept.'}
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <LinkButton to={pages.signup}>Create Account</LinkButton>
        <LinkButton to={pages.login} variant="secondary">
          Log In
        </LinkButton>
      </div>
    </>
  )
}
