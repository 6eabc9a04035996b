import { useEffect, useRef } from 'react'
import { pages } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** What a visitor sees in place of the card form: buying needs an account. */
export function AlmostThere() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Almost there!
      </h2>
      <p className="mt-3">
        To buy a package you need an account. You come back here afterwards. Your card details have not been kept.
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
