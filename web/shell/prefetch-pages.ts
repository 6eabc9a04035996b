import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#api/pages.ts'
import { useAuth } from '#web/auth/auth-state.ts'
import { whenIdle } from './when-idle.ts'

type Load = () => Promise<unknown>

/** The code of the page that a sign-in leads to. */
const afterSignIn: readonly Load[] = [
  () => import('./account-menu.tsx'),
  () => import('#web/features/trust-sync/trust-provider.tsx'),
  () => import('#web/pages/dashboard/dashboard-page.tsx'),
]

/** The code of the other pages that need an account, and of what they import when it is first used. */
const forUsers: readonly Load[] = [
  () => import('#web/builder/routes.tsx'),
  () => import('#web/builder/entry/entry-pages.tsx'),
  () => import('#web/builder/steps/step-page.tsx'),
  () => import('#web/builder/lists/list-pages.tsx'),
  () => import('#web/builder/details/detail-pages.tsx'),
  () => import('#web/builder/summary/summary-page.tsx'),
  () => import('#web/preview/preview-page.tsx'),
  () => import('#documents/wording/distribution.ts'),
  () => import('#web/download/make-files.ts').then(({ prefetch }) => prefetch()),
  () => import('#web/auth/log-out.ts'),
  () => import('#web/features/trust/save-drafts.ts'),
  () => import('#web/features/conflicts/overwritten-notice.tsx'),
  () => import('#web/builder/answers/answers-page.tsx'),
  () => import('#web/builder/before-signing/before-signing-page.tsx'),
  () => import('#web/builder/funding/funding-plan-page.tsx'),
  () => import('#web/builder/history/history-page.tsx'),
  () => import('#web/builder/history/version-page.tsx'),
  () => import('#web/builder/overview/overview-page.tsx'),
  () => import('#web/review/owner/review-links-page.tsx'),
  () => import('#web/builder/signing-kit/signing-kit-page.tsx'),
  () => import('#web/builder/from-file/from-file-pages.tsx'),
  () => import('#web/pages/settings/settings-page.tsx'),
  () => import('#web/pages/settings/second-factor/second-factor-and-devices.tsx'),
]

/** The code of the pages that anyone may open, the likeliest first. */
const forVisitors: readonly Load[] = [
  () => import('#web/pages/account/login-page.tsx'),
  () => import('#web/pages/account/signup-page.tsx'),
  () => import('#web/pages/services/services-page.tsx'),
  () => import('#web/pages/home/home-page.tsx'),
  () => import('#web/pages/blog/blog-page.tsx'),
  () => import('#web/pages/blog/article-page.tsx'),
  () => import('#web/pages/about/about-page.tsx'),
  () => import('#web/pages/checkout/checkout-page.tsx'),
  () => import('#web/pages/account/forgot-password-page.tsx'),
  () => import('#web/pages/account/reset-password-page.tsx'),
  () => import('#web/pages/account/verify-email-page.tsx'),
  () => import('#web/pages/account/code-form.tsx'),
  () => import('#web/pages/legal/terms-page.tsx'),
  () => import('#web/pages/legal/privacy-page.tsx'),
  () => import('#web/pages/not-found-page.tsx'),
  () => import('#web/review/reader/review-page.tsx'),
  () => import('#web/pages/api-reference/api-reference-page.tsx'),
  () => import('#web/pages/api-reference/reference.tsx'),
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
