import { memo, Suspense, useEffect } from 'react'
import { useAuth } from '#web/auth/auth-state.ts'
import { AppRoutes } from '#web/routes.tsx'
import { speakAsChosen, useLanguage } from '#web/spanish/language.ts'
import { Waiting } from '#web/ui/spinner.tsx'
import { tellTakenOver } from '#web/wake/taken-over.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FetchAhead } from './fetch-ahead.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { ToasterWhenWanted } from './toaster-when-wanted.tsx'
import { useAccountEvents } from './use-account-events.ts'
import { useHeadOfFirstPage } from './use-head-of-first-page.ts'
import { useHearPayment } from './use-hear-payment.ts'
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts'
import { useTellTakeover } from './use-tell-takeover.ts'

/** The whole page: header, the route's page, footer, and the one toast and the one dialog above them. */
export function App() {
  const { status } = useAuth()
  useLanguage()
  useHearPayment()
  if (status === 'loading') return <Waiting fullScreen>Loading authentication...</Waiting>
  return <Shell />
}

/**
 * Remembered, because the news of who is signed in comes while the rendered page may still wait for its code: an update
 * from above would make React throw the rendered page away and show the waiting place in its stead.
 */
const Shell = memo(function Shell() {
  useLanguage()
  useAccountEvents()
  useTellTakeover()
  useHeadOfFirstPage()
  useScrollOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-dvh flex-1 pb-20 outline-none print:min-h-0 print:pb-0">
        <Suspense fallback={<Waiting>Loading page...</Waiting>}>
          <AppRoutes />
          <Drawn />
        </Suspense>
      </main>
      <Footer />
      <ConfirmDialog />
      <ToasterWhenWanted />
      <FetchAhead />
    </div>
  )
})

/** Stands beside the page, so that React has taken it over, in the English that it was rendered in, when this is drawn. */
function Drawn() {
  useEffect(() => {
    tellTakenOver()
    void speakAsChosen()
  }, [])
  return null
}
