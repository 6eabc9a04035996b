import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { addressedPart } from '#web/components/link-targets.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { activateChosenLanguage, useLanguage } from '#web/i18n/language.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LoadedWhenIdle } from './loaded-when-idle.tsx'
import { AppRoutes } from './routes.tsx'
import { useAccountEvents } from './use-account-events.ts'

/** A new page starts at its top, or at the part its address names; on Back and Forward the browser restores the position. */
function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what asks for scrolling
  useEffect(() => {
    if (type === 'POP') return
    const part = addressedPart(hash)
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
}

/** What the server writes about the one page that it answers with; browsers share a page by its canonical address. */
const ABOUT_ONE_PAGE =
  'link[rel=canonical], meta[name=description], meta[name=robots], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]'

/** Takes out of the head, on leaving the page that was loaded, what is true of that page alone. */
function useHeadOfFirstPage(): void {
  const { pathname } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    if (pathname !== loaded.current) for (const each of document.head.querySelectorAll(ABOUT_ONE_PAGE)) each.remove()
  }, [pathname])
}

/** The whole page: header, the route's page, footer, and the one toast and the one dialog above them. */
export function App() {
  const { status } = useAuth()
  useLanguage()
  if (status === 'loading') return <Waiting fullScreen>{t`Loading authentication...`}</Waiting>
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
      <main id="main" tabIndex={-1} className="min-h-dvh flex-1 pb-10 outline-none print:min-h-0 print:pb-0">
        <Suspense fallback={<Waiting>{t`Loading page...`}</Waiting>}>
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
  useEffect(() => void activateChosenLanguage(), [])
  return null
}

/** The first stop of the keyboard: past the header. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 print:hidden rounded-md bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      <Trans>Skip to the content</Trans>
    </a>
  )
}
