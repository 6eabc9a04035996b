import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { type Plan, plans, upgradePrice } from '#content/plans.ts'
import type { Message } from '#domain/message.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { useInBrowser } from '#web/components/hydration.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { useInstallation } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CardForm } from './card-form.tsx'
import { checkoutPath } from './selected-plan.ts'

interface PurchasePageProps {
  plan: Plan
  /** The package that has been paid for. */
  upgraded: Plan | undefined
  visitor: boolean
  /** A visitor has handed the form in, or somebody whose session ended meanwhile. */
  asked: 'visitor' | 'session-ended' | undefined
  /** Whether the order cannot be changed now. */
  fixed: boolean
  /** What went wrong with the last attempt; empty when nothing did. */
  failed: Message | string
  /** How the package is paid. */
  children: ReactNode
}

export function PurchasePage({ plan, upgraded, visitor, asked, fixed, failed, children }: PurchasePageProps) {
  const { stripe } = useInstallation()
  return (
    <div className="page-width py-10 sm:py-16">
      <PageTitle>{t`Complete Your Purchase`}</PageTitle>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="lg:order-2">
          <OrderSummary plan={plan} upgraded={upgraded} fixed={fixed} />
        </div>
        <Card as="section" aria-label={t`Payment`}>
          {!stripe && <NoCharge />}
          {asked ? (
            <AlmostThere sessionEnded={asked === 'session-ended'} />
          ) : (
            <>
              {visitor && <AccountFirst plan={plan} />}
              {failed && (
                <Notice kind="error" title={t`Payment Error`} live className="mb-6">
                  {translate(failed)}
                </Notice>
              )}
              {children}
            </>
          )}
          {stripe && <StripeFinePrint />}
        </Card>
      </div>
    </div>
  )
}

function StripeFinePrint() {
  return (
    <p className="mt-6 border-t border-hairline pt-5 text-base text-ink-soft">
      <Trans>All transactions are secure and encrypted. Your card details never reach our servers.</Trans>
    </p>
  )
}

/** Said before the fields of a card, so that nobody types a number in doubt. */
function NoCharge() {
  return (
    <p className="mb-6 border-b border-hairline pb-5 text-base text-ink-soft">
      <Trans>
        All transactions are secure and encrypted. No card is charged in this installation. Your card details stay on
        this page.
      </Trans>
    </p>
  )
}

interface CardPaymentProps {
  processing: boolean
  onFilled: () => unknown
  onContinue: () => unknown
}

/** The card form of an installation without a payment processor. */
export function CardPayment({ processing, onFilled, onContinue }: CardPaymentProps) {
  return (
    <>
      <CardForm processing={processing} onFilled={onFilled} />
      <WhileProcessing processing={processing} onContinue={onContinue} />
    </>
  )
}

/** Said before a visitor types a card number that would be thrown away. */
function AccountFirst({ plan }: { plan: Plan }) {
  return (
    <p className="mb-6">
      <Trans>
        You need an account to buy:{' '}
        <ReturningLink to={pages.signup} plan={plan}>
          create one
        </ReturningLink>{' '}
        or{' '}
        <ReturningLink to={pages.login} plan={plan}>
          log in
        </ReturningLink>{' '}
        first. You will return to this page.
      </Trans>
    </p>
  )
}

function ReturningLink({ to, plan, children }: { to: string; plan: Plan; children?: ReactNode }) {
  const inBrowser = useInBrowser()
  // Followed before React is there, it would not remember where to return.
  if (!inBrowser) return <span className="link">{children}</span>
  return (
    <Link to={to} className="link" onClick={() => rememberOrigin(checkoutPath(plan.id))}>
      {children}
    </Link>
  )
}

/** The place of the words is there before them, so that screen readers read them out. */
function WhileProcessing({ processing, onContinue }: { processing: boolean; onContinue: () => unknown }) {
  return (
    <>
      <p role="status" className="mt-5 empty:mt-0">
        {processing && t`Processing may take a few moments. Please don't refresh the page.`}
      </p>
      {processing && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          // The second press of a double click on 'Complete Purchase' may land here, when a message above has gone.
          onClick={({ detail }) => detail > 1 || void onContinue()}
        >
          <Trans>Taking too long? Click to continue</Trans>
        </Button>
      )}
    </>
  )
}

/** What replaces the card form for a visitor, and for somebody whose session ended while paying: buying needs an account. */
function AlmostThere({ sessionEnded }: { sessionEnded: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Almost there!</Trans>
      </h2>
      <p className="mt-3">
        {sessionEnded
          ? t`Your session has ended, and nothing was bought. Please log in again. You will return to this page afterward. Your card details were not stored.`
          : t`To buy a package, you need an account. You will return to this page afterward. Your card details were not stored.`}
      </p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <LinkButton to={pages.signup}>
          <Trans>Create Account</Trans>
        </LinkButton>
        <LinkButton to={pages.login} variant="secondary">
          <Trans>Log In</Trans>
        </LinkButton>
      </div>
    </>
  )
}

const dollars = (price: number) => `$${price}.00`

interface OrderSummaryProps {
  plan: Plan
  upgraded: Plan | undefined
  fixed: boolean
}

/**
 * What is being bought, what it costs, and the way to another package. `fixed` while a purchase runs: the other packages keep their place, so
 * that nothing moves under the pointer, but lead nowhere. `upgraded` is the package that has been paid for, and counts.
 */
function OrderSummary({ plan, upgraded, fixed }: OrderSummaryProps) {
  return (
    <Card as="section" aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-2xl">
        <Trans>Order Summary</Trans>
      </h2>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <div>
          <p className="font-semibold">{plan.title}</p>
          <p className="text-ink-soft">{translate(plan.description)}</p>
        </div>
        <p className="tabular-nums">{dollars(plan.price)}</p>
      </div>
      {upgraded && (
        <p className="mt-4 flex items-baseline justify-between gap-4">
          <span>
            <Trans>{upgraded.title}, which you have paid for</Trans>
          </span>
          <span className="whitespace-nowrap tabular-nums">−{dollars(upgraded.price)}</span>
        </p>
      )}
      <p className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-5 font-semibold">
        <span>
          <Trans>Total</Trans>
        </span>
        <span className="font-serif text-2xl tabular-nums">{dollars(plan.price - (upgraded?.price ?? 0))}</span>
      </p>
      <PlanChoice plan={plan} upgraded={upgraded} fixed={fixed} />
    </Card>
  )
}

function PlanChoice({ plan: chosen, upgraded, fixed }: OrderSummaryProps) {
  const offered = plans.filter((plan) => !upgraded || upgradePrice(upgraded, plan) !== undefined)
  return (
    <nav
      aria-label={t`Packages`}
      inert={fixed}
      className={clsx('mt-6 border-t border-hairline pt-5', fixed && 'opacity-60')}
    >
      <ul className="flex flex-wrap gap-2">
        {offered.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={checkoutPath(id, upgraded?.id)}
              replace
              aria-current={id === chosen.id ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-md border px-4 font-semibold no-underline hover:bg-sage',
                id === chosen.id ? 'border-spruce bg-sage forced-colors:border-4' : 'border-edge',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={pages.services} className="link">
          <Trans>Compare the packages</Trans>
        </Link>
      </p>
    </nav>
  )
}
