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

/** The list of the other pages comes when it is needed: it would be a part of every public page. */
const othersForUsers = () => import('./prefetch-user-pages.ts').then(({ forUsers }) => forUsers)

/** The code of the pages that anyone may open, the likeliest first. */
const forVisitors: readonly Load[] = [
  () => import('#web/features/account/pages/login-page.tsx'),
  () => import('#web/features/account/pages/signup-page.tsx'),
  () => import('#web/marketing/services-page.tsx'),
  () => import('#web/marketing/home-page.tsx'),
  () => import('#web/marketing/blog-page.tsx'),
  () => import('#web/marketing/article-page.tsx'),
  () => import('#web/marketing/sample-pages.tsx'),
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
 * Prefetches the code of every page that this user can open, one at a time while the browser is idle, so that an outage
 * does not stop navigation. Not for users who ask the browser to save data.
 */
export function usePrefetchedPages(): void {
  const signedIn = useAuth().status === 'signed-in'
  const { pathname } = useLocation()
  const enters = signedIn || pathname === pages.login || pathname === pages.signup
  useEffect(() => {
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
    // During development Vite builds each module on request: all of them at once would slow down the page in use.
    if (import.meta.env.MODE === 'development' || connection?.saveData) return
    const addOthers = async () => {
      queue.unshift(...(await othersForUsers()))
      // All else may have been fetched meanwhile.
      if (!ended) prefetch()
    }
    const queue: Load[] = [...(enters ? afterSignIn : []), ...(signedIn ? [addOthers] : []), ...forVisitors]
    const failed: Load[] = []
    let ended = false
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
      ended = true
      cancel()
      window.removeEventListener('online', retry)
    }
  }, [signedIn, enters])
}
