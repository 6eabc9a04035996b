import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  Component,
  type ErrorInfo,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'
import { Button } from '#web/components/button.tsx'
import { questionStore } from '#web/components/confirm-store.ts'
import { useInBrowser } from '#web/components/hydration.tsx'
import { addressedPart, showAddressedPart } from '#web/components/link-targets.ts'
import { Waiting } from '#web/components/progress.tsx'
import { accountEvents, currentUser, useAuth } from '#web/features/account/auth/auth-state.ts'
import { afterLogin, forgetOrigin } from '#web/features/account/auth/origin.ts'
import { checkoutPath, forgetSelectedPlan, selectedPlan } from '#web/features/checkout/selected-plan.ts'
import { translate } from '#web/i18n/i18n.ts'
import { activateChosenLanguage, useLanguage } from '#web/i18n/language.ts'
import { LanguageAnnouncement, LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { useStore } from '#web/store.ts'
import { Header } from './header.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { AppRoutes } from './routes.tsx'
import { whenIdle } from './scheduling.ts'
import { toastStore } from './toast-store.ts'

const isReloaded = () =>
  performance.getEntriesByType('navigation').some((each) => (each as PerformanceNavigationTiming).type !== 'navigate')

/**
 * A new page starts at its top, or at the part its address names, as soon as that is there; on Back and Forward the browser
 * restores the position.
 */
function useScrollOnNavigation(): void {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what asks for scrolling
  useEffect(() => {
    // At first the browser finds a part that is in the page's HTML; after a reload it restores the position, too.
    if (type === 'POP' && (key !== 'default' || isReloaded() || addressedPart(hash))) return
    if (type !== 'POP' && !addressedPart(hash)) window.scrollTo(0, 0)
    return showAddressedPart(hash)
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

/** Follows the account module's window events, on whatever page they find the user (specification P 2.5, 2.6). */
function useAccountEvents(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const loggedIn = () => void navigate(afterLogin(), { replace: true })
    const signedUp = () => {
      const plan = selectedPlan()
      if (!plan) return
      forgetSelectedPlan()
      void navigate(checkoutPath(plan), { replace: true })
    }
    window.addEventListener(accountEvents.loggedIn, loggedIn)
    window.addEventListener(accountEvents.signedUp, signedUp)
    return () => {
      window.removeEventListener(accountEvents.loggedIn, loggedIn)
      window.removeEventListener(accountEvents.signedUp, signedUp)
    }
  }, [navigate])

  const { pathname } = useLocation()
  useEffect(() => {
    // Forgotten on arrival and not when read: the event, the form and the page that is left all ask for it.
    if (currentUser() && pathname !== pages.login && pathname !== pages.signup) forgetOrigin()
  }, [pathname])
}

const Nothing = () => null
const ConfirmDialog = lazyWithRetry(() => import('#web/components/dialog.tsx'), Nothing)
const Toaster = lazyWithRetry(() => import('./toaster.tsx'), Nothing)
const IdleParts = lazyWithRetry(() => import('./idle-parts.tsx'), Nothing)

/**
 * What a page does not need at first, loaded once the browser is idle. The dialog and the toaster are loaded before they
 * are needed, because they are needed when the connection is gone. The toaster is not prerendered: Radix gives it a style
 * attribute, which the content security policy rejects in a page's HTML.
 */
function LoadedWhenIdle() {
  const question = useStore(questionStore, null)
  const toast = useStore(toastStore, null)
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    <>
      <Suspense>{(idle || question) && <ConfirmDialog />}</Suspense>
      <Suspense>{(idle || toast) && <Toaster />}</Suspense>
      <Suspense>{idle && <IdleParts />}</Suspense>
    </>
  )
}

/** What stands around the router, at build as in the browser: React hydrates a page only from the same tree. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
    </StrictMode>
  )
}

interface State {
  error?: unknown
}

/** Puts a full page instead of a view that could not be drawn (specification P 8). */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The page could not be drawn', error, componentStack)
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    const { error } = this.state
    return (
      <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
        <h1 className="text-3xl">
          <Trans>Something went wrong</Trans>
        </h1>
        <p role="alert" className="rounded-sm border-l-4 border-clay bg-clay-soft px-5 py-4">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p>
          <Trans>Please try refreshing the page or contact support if the problem persists.</Trans>
        </p>
        <p>
          <Trans>
            Support:{' '}
            <a className="link" href={`mailto:${product.supportEmail}`}>
              {product.supportEmail}
            </a>
          </Trans>
        </p>
        <div>
          <Button onClick={() => window.location.reload()}>
            <Trans>Refresh Page</Trans>
          </Button>
        </div>
      </main>
    )
  }
}

function Footer() {
  const { pathname } = useLocation()
  const year = useInBrowser() ? new Date().getFullYear() : import.meta.env.BUILT_IN_YEAR
  return (
    <footer className="border-t border-hairline print:hidden">
      <div className="page-width space-y-3 py-7 text-base text-ink-soft">
        <p className="max-w-prose">
          {translate(product.notALawFirm)}
          {/* Who reads another's trust through a link signs nothing. */}
          {pathname !== pages.review && ` ${translate(product.attorneyFirst)}`}
        </p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <p>
            © {year} {product.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={pages.terms} className="link inline-block py-1.5">
                <Trans>Terms &amp; Privacy</Trans>
              </Link>
            </li>
            <li>
              <Link to={pages.blog} className="link inline-block py-1.5">
                <Trans>Blog</Trans>
              </Link>
            </li>
            <li>
              <Link to={pages.about} className="link inline-block py-1.5">
                <Trans>About Us</Trans>
              </Link>
            </li>
            <li>
              <LanguageSwitch className="py-1.5" />
            </li>
          </ul>
        </div>
        <LanguageAnnouncement />
      </div>
    </footer>
  )
}
