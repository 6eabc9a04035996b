import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#api/pages.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { whenIdle } from './scheduling.ts'

type Load = () => Promise<unknown>

/** The code of the page that a sign-in leads to. */
const afterSignIn: readonly Load[] = [
  () => import('./account-menu.tsx'),
  () => import('#web/features/trust-sync/trust-provider.tsx'),
  () => import('#web/features/dashboard/dashboard-page.tsx'),
]

/** The code of the other pages that need an account, and of what they import when it is first used. */
const forUsers: readonly Load[] = [
  () => import('./builder-routes.tsx'),
  () => import('#web/features/questionnaire/entry/entry-pages.tsx'),
  () => import('#web/features/questionnaire/steps/step-page.tsx'),
  () => import('#web/features/questionnaire/lists/list-pages.tsx'),
  () => import('#web/features/questionnaire/details/detail-pages.tsx'),
  () => import('#web/features/people/register.tsx'),
  () => import('#web/features/questionnaire/questions/trustees-field.tsx'),
  () => import('#web/features/questionnaire/questions/stages-field.tsx'),
  () => import('#web/features/questionnaire/questions/changed-meanwhile.tsx'),
  () => import('#web/features/questionnaire/steps/divide-address.tsx'),
  () => import('#web/features/people/ask-to-follow.ts'),
  () => import('#web/features/summary/summary-page.tsx'),
  () => import('#web/features/documents/preview/preview-page.tsx'),
  () => import('#documents/wording/distribution.ts'),
  () => import('#web/features/overview/grandchild-picture.tsx'),
  () => import('#web/features/documents/download/make-files.ts').then(({ prefetch }) => prefetch()),
  () => import('#web/features/account/auth/log-out.ts'),
  () => import('#web/features/trust/save-drafts.ts'),
  () => import('#web/features/conflicts/overwritten-notice.tsx'),
  () => import('#web/features/answers/answers-page.tsx'),
  () => import('#web/features/signing/before-signing-page.tsx'),
  () => import('#web/features/funding/funding-plan-page.tsx'),
  () => import('#web/features/history/history-page.tsx'),
  () => import('#web/features/history/version-page.tsx'),
  () => import('#web/features/overview/overview-page.tsx'),
  () => import('#web/features/people/people-page.tsx'),
  () => import('#web/features/review-links/owner/review-links-page.tsx'),
  () => import('#web/features/signing/signing-kit-page.tsx'),
  () => import('#web/features/signing/signing-day-page.tsx'),
  () => import('#web/features/import/from-file-pages.tsx'),
  () => import('#web/features/account/settings/settings-page.tsx'),
  () => import('#web/features/second-factor/second-factor-and-devices.tsx'),
]

/** The code of the pages that anyone may open, the likeliest first. */
const forVisitors: readonly Load[] = [
  () => import('#web/features/account/pages/login-page.tsx'),
  () => import('#web/features/account/pages/signup-page.tsx'),
  () => import('#web/marketing/services-page.tsx'),
  () => import('#web/marketing/home-page.tsx'),
  () => import('#web/marketing/blog-page.tsx'),
  () => import('#web/marketing/article-page.tsx'),
  () => import('#web/marketing/samples/sample-pages.tsx'),
  () => import('#web/marketing/about-page.tsx'),
  () => import('#web/features/checkout/checkout-page.tsx'),
  () => import('#web/features/account/pages/forgot-password-page.tsx'),
  () => import('#web/features/account/pages/reset-password-page.tsx'),
  () => import('#web/features/account/pages/verify-email-page.tsx'),
  () => import('#web/features/second-factor/code-form.tsx'),
  () => import('#web/marketing/legal-pages.tsx'),
  () => import('./not-found-page.tsx'),
  () => import('#web/features/review-links/reader/review-page.tsx'),
  () => import('#web/features/api-reference/api-reference-page.tsx'),
  () => import('#web/features/api-reference/reference.tsx'),
]

/**
 * Prefetches the code of every page that this reader can open, one at a time while the browser is idle, so that an outage
 * does not stop navigation. Not for readers who ask the browser to save data.
 */
export function usePrefetchedPages(): void {
  const signedIn = useAuth().status === 'signed-in'
  const { pathname } = useLocation()
  const enters = signedIn || pathname === pages.login || pathname === pages.signup
  useEffect(() => {
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
    // During development Vite builds each module on request: all of them at once would slow down the page in use.
    if (import.meta.env.MODE === 'development' || connection?.saveData) return
    const queue = [...(enters ? afterSignIn : []), ...(signedIn ? forUsers : []), ...forVisitors]
    const failed: Load[] = []
    let cancel = () => {}
    const prefetch = () => {
      cancel()
      cancel = whenIdle(() => {
        const next = queue.shift()
        if (!next) return
        next().catch(() => failed.push(next))
        prefetch()
      })
    }
    const retry = () => {
      queue.push(...failed.splice(0))
      prefetch()
    }
    prefetch()
    window.addEventListener('online', retry)
    return () => {
      cancel()
      window.removeEventListener('online', retry)
    }
  }, [signedIn, enters])
}
