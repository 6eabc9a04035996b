import { memo, Suspense, useEffect } from 'react'
import { Waiting } from '#web/components/spinner.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { speakAsChosen, useLanguage } from '#web/spanish/language.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadedWhenIdle } from './loaded-when-idle.tsx'
import { AppRoutes } from './routes.tsx'
import { SkipLink } from './skip-link.tsx'
import { useAccountEvents } from './use-account-events.ts'
import { useHeadOfFirstPage } from './use-head-of-first-page.ts'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'

/** The whole page: header, the route's page, footer, and the one toast and the one dialog above them. */
export function App() {
  const { status } = useAuth()
  useLanguage()
  if (status === 'loading') return <Waiting fullScreen>Loading authentication...</Waiting>
  return <Shell />
}

/**
 * Memoized, because the session may change while the page waits for its code: an update from above would make React
 * discard the prerendered page and show the fallback.
 */
const Shell = memo(function Shell() {
  useLanguage()
  useAccountEvents()
  useHeadOfFirstPage()
  useScrollOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-dvh flex-1 pb-20 outline-none print:min-h-0 print:pb-0">
        <Suspense fallback={<Waiting>Loading page...</Waiting>}>
          <AppRoutes />
          <AfterHydration />
        </Suspense>
      </main>
      <Footer />
      <LoadedWhenIdle />
    </div>
  )
})

/** In the page's Suspense boundary, so that its effect runs once React has hydrated the page in the English it was rendered in. */
function AfterHydration() {
  useEffect(() => void speakAsChosen(), [])
  return null
}
