import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { barePath, OPERATOR_DESK, pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const OperatorPage = lazyWithRetry(() => import('#web/features/operator/operator-page.tsx'))

/** Any path that is no page, as the operator's desk is for everybody but an operator. */
export default function NotFoundPage() {
  const { user } = useAuth()
  const { pathname } = useLocation()
  if (user?.operator && barePath(pathname) === OPERATOR_DESK) return <OperatorPage />
  return (
    <QuietPage seed="nowhere">
      <PageTitle
        title={t`Page not found`}
        className="max-w-xl"
      >{t`Oops! We couldn't find the page you're looking for.`}</PageTitle>
      <p className="max-w-prose">
        <Trans>The address may be mistyped, or the page may have moved.</Trans>
      </p>
      <LinkButton to={pages.home}>
        <Trans>Return to Home</Trans>
      </LinkButton>
    </QuietPage>
  )
}

/** A page with little to say, on a map that fades out beneath the words. */
export function QuietPage({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className="relative isolate -mb-20 min-h-dvh">
      <Contours seed={seed} className="absolute inset-0 -z-20 size-full" />
      <div className="veil absolute inset-0 -z-10" />
      <div className="page-width flex flex-col items-start gap-6 py-24 sm:py-36">{children}</div>
    </div>
  )
}
