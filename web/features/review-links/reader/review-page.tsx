import { Suspense } from 'react'
import { lazyWithRetry } from '#web/app/lazy-with-retry.tsx'
import NotFoundPage from '#web/app/not-found-page.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { useLink } from './link-in-address.ts'
import { ReviewSheet } from './review-sheet.tsx'

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
        <PageTitle>This Link Is Not Whole</PageTitle>
        <p className="mt-4">
          Please open the whole link that was sent to you, or copy all of it into the address line: it ends with a long
          row of letters.
        </p>
      </ReviewSheet>
    )
  return (
    <Suspense fallback={<Waiting>Opening the link...</Waiting>}>
      <OpenedLink key={link.token} link={link} />
    </Suspense>
  )
}
