import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import NotFoundPage from '#web/app/not-found-page.tsx'
import { Card } from '#web/components/card.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { useLink } from './link-in-address.ts'

// Fetched from here, so that no other page carries the list of its files.
const OpenedLink = lazyWithRetry(() => import('./opened-link.tsx'))

/** What somebody reads who was sent a link. No account is needed. */
export default function ReviewPage() {
  const { reviewLinks } = useInstallation()
  const link = useLink()
  if (!reviewLinks) return <NotFoundPage />
  if (!link)
    return (
      <ReviewSheet>
        <PageTitle>{t`This Link Is Incomplete`}</PageTitle>
        <p className="mt-4">
          <Trans>
            Please open the whole link that was sent to you, or copy all of it into the address line: it ends with a
            long string of characters.
          </Trans>
        </p>
      </ReviewSheet>
    )
  return (
    <Suspense fallback={<Waiting>{t`Opening the link...`}</Waiting>}>
      <OpenedLink key={link.token} link={link} />
    </Suspense>
  )
}

/** The sheet with a question or a notice for a reader, before the answers. */
export function ReviewSheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:py-16">
      <Card className="sm:p-9">{children}</Card>
    </div>
  )
}
