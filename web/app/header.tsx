import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type MouseEvent, type Ref, Suspense, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'
import { LinkButton } from '#web/components/button.tsx'
import { lacksPackage, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { useTrustCheck } from '#web/features/trust/trust-existence.ts'
import { translate } from '#web/i18n/i18n.ts'
import { LanguageSwitch } from '#web/i18n/language-switch.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { currentToast, dismissToast, showToast } from './toast-store.ts'

const NoPlace = () => null
const AccountMenu = lazyWithRetry(() => import('./account-menu.tsx'), NoPlace)
const Cart = lazyWithRetry(async () => ({ default: (await import('./account-menu.tsx')).Cart }), NoPlace)

export function Header() {
  const { user } = useAuth()
  const installation = useInstallation()
  const hasCart = lacksPackage(user, installation)
  const checking = useTrustCheck()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt !== undefined
  const toggle = useRef<HTMLButtonElement>(null)
  /** The focus does not vanish with the link it was on. */
  const close = () => {
    if (open) toggle.current?.focus()
    setOpenAt(undefined)
  }
  // The menu closes when the page changes, unless it was opened while that page was still loading.
  useEffect(() => setOpenAt((at) => (at === pathname ? at : undefined)), [pathname])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere within the header
    <header
      className="border-b border-hairline bg-paper print:hidden"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="page-width flex min-h-18 items-center justify-between gap-1 min-[24rem]:gap-3">
        <Logo />
        <nav aria-label={t`Main`} className="hidden wide:block">
          <NavigationLinks checking={checking} className="flex items-center gap-1" />
        </nav>
        <div className="flex items-center min-[24rem]:gap-2">
          <LanguageSwitch className="px-2 py-2.5 max-[24rem]:hidden max-[27rem]:in-data-unpaid:hidden" />
          {user ? (
            <Suspense
              fallback={
                <>
                  {hasCart && <span className="size-11" />}
                  <span className="size-11" />
                </>
              }
            >
              {hasCart && <Cart />}
              <AccountMenu user={user} />
            </Suspense>
          ) : (
            <>
              <div className="hidden gap-2 sm:flex sm:in-data-signed-in:hidden">
                <AccountLinks />
              </div>
              {/* The places of the cart and the menu that React puts here, or a press would begin on one link and end beside it. */}
              <span className="hidden size-11 in-data-unpaid:block" />
              <span className="hidden size-11 in-data-signed-in:block" />
            </>
          )}
          <MenuToggle ref={toggle} open={open} onClick={() => setOpenAt(open ? undefined : window.location.pathname)} />
        </div>
      </div>
      <nav
        id="menu"
        aria-label={t`Menu`}
        className={clsx('border-t border-hairline wide:hidden', !open && 'hidden noscript:max-lg:block')}
      >
        <div className="page-width py-3">
          <NavigationLinks checking={checking} className="-mx-3 space-y-1" onFollow={() => setOpenAt(undefined)} />
          <LanguageSwitch className="block py-2.5 min-[24rem]:not-in-data-unpaid:hidden min-[27rem]:hidden" />
          {!user && (
            <div className="mt-3 grid grid-cols-2 gap-3 sm:hidden">
              <AccountLinks />
            </div>
          )}
        </div>
      </nav>
    </header>
  )
}

function AccountLinks() {
  return (
    <>
      <LinkButton to={pages.login} variant="secondary" size="small">
        <Trans>Log In</Trans>
      </LinkButton>
      <LinkButton to={pages.signup} size="small">
        <Trans>Sign Up</Trans>
      </LinkButton>
    </>
  )
}

interface MenuToggleProps {
  ref: Ref<HTMLButtonElement>
  open: boolean
  onClick: () => void
}

function MenuToggle({ ref, open, onClick }: MenuToggleProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={open}
      aria-controls="menu"
      aria-label={open ? t`Close the menu` : t`Open the menu`}
      className="grid size-11 place-items-center rounded-sm hover:bg-sage wide:hidden noscript:hidden"
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} strokeLinecap="round" />
      </svg>
    </button>
  )
}

/** Three generations of one contour. */
function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M16 3c6 0 12.5 4.5 13 11.5s-4 14.5-12 14.5S3 24 3 16.5 10 3 16 3Z" />
      <path d="M16.5 8c4 0 7.5 3 7.5 7.5s-3 8.5-8 8.5-8-3.5-8-8S12.5 8 16.5 8Z" />
      <path
        d="M16.5 13c2 0 3.3 1.2 3.3 3.1s-1.4 3.4-3.5 3.4-3.6-1.3-3.6-3.3 1.8-3.2 3.8-3.2Z"
        className="stroke-brass"
      />
    </svg>
  )
}

function Logo() {
  return (
    <Link to={pages.home} className="flex items-center gap-2.5 font-serif text-2xl font-semibold text-ink no-underline">
      <Mark className="size-8 text-spruce" />
      {product.name}
    </Link>
  )
}

const navigation = [
  { label: 'Home', to: pages.home },
  { label: 'Services', to: pages.services },
  { label: 'Trust Builder', to: pages.builder },
  { label: 'Blog', to: pages.blog },
  { label: 'About Us', to: pages.about },
] as const

const PLEASE_WAIT = 'Please wait'

/** What a click on 'Trust Builder' does: its three answers of specification P 2.2. Who was asked to wait is led on once the check is over. */
function useTrustBuilderLink(checking: boolean) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [waitingOn, setWaitingOn] = useState<string>()
  useEffect(() => {
    if (waitingOn === undefined || (checking && waitingOn === pathname)) return
    setWaitingOn(undefined)
    if (currentToast()?.title === PLEASE_WAIT) dismissToast()
    if (waitingOn === pathname) void navigate(pages.dashboard)
  }, [waitingOn, checking, pathname, navigate])

  return (event: MouseEvent) => {
    event.preventDefault()
    if (!user) {
      showToast({
        title: 'Login Required',
        description: 'Please log in to access the Trust Builder.',
        destructive: true,
      })
      rememberOrigin(pages.dashboard)
      void navigate(pages.login)
    } else if (checking) {
      showToast({ title: PLEASE_WAIT, description: 'Verifying your access...' })
      setWaitingOn(pathname)
    } else void navigate(pages.dashboard)
  }
}

interface NavigationLinksProps {
  checking: boolean
  onFollow?: () => void
  className: string
}

export function NavigationLinks({ checking, onFollow, className }: NavigationLinksProps) {
  const toBuilder = useTrustBuilderLink(checking)
  return (
    <ul className={className}>
      {navigation.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === pages.home}
            className={({ isActive }) =>
              clsx(
                'block rounded-sm px-3 py-2.5 text-ink no-underline decoration-brass decoration-2 underline-offset-8 hover:bg-sage',
                isActive && 'font-semibold underline',
              )
            }
            onClick={(event) => {
              if (to === pages.builder) toBuilder(event)
              onFollow?.()
            }}
          >
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
