import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { useInBrowser } from '#web/components/hydration.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'

/** The sheet that login and sign-up are written on. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative isolate -mb-20 min-h-dvh">
      <Contours seed={title} className="absolute inset-0 -z-10 size-full opacity-40" />
      <div className="mx-auto w-full max-w-lg px-4 py-10 sm:py-16">
        <Card className="sm:p-9">
          <PageTitle className="mb-6 sm:text-3xl">{title}</PageTitle>
          {children}
        </Card>
      </div>
    </div>
  )
}

interface GoogleButtonProps {
  children: string
  /** The window at Google is open. */
  busy: boolean
  /** Another way of signing in is under way. */
  disabled: boolean
  onClick: () => void
}

export function GoogleButton({ children, busy, disabled, onClick }: GoogleButtonProps) {
  // Pressed on the rendered page before React is there, it would do nothing.
  const inBrowser = useInBrowser()
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-base text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        <Trans>or</Trans>
      </p>
      <div className={inBrowser ? undefined : 'not-hydrated'}>
        {' '}
        <Button
          variant="secondary"
          className="w-full"
          busy={busy}
          disabled={disabled || !inBrowser}
          aria-describedby="google-terms"
          onClick={onClick}
        >
          {!busy && (
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              aria-hidden="true"
            >
              <path d="M19 6.5A8.7 8.7 0 1 0 20.7 12H12.5" />
            </svg>
          )}
          {children}
        </Button>
      </div>
      {/* On both pages: a first login with Google makes an account as signing up does. */}
      <p id="google-terms" className="mt-3 text-base text-ink-soft">
        <Trans>
          By continuing with Google you agree to the{' '}
          <Link to={pages.terms} className="link" target="_blank">
            Terms of Service
          </Link>{' '}
          and the{' '}
          <Link to={pages.privacy} className="link" target="_blank">
            Privacy Policy
          </Link>
          .
        </Trans>
      </p>
    </>
  )
}
