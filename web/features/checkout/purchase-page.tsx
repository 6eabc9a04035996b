import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Plan } from '#content/plans.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CardForm } from './card-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { checkoutPath } from './selected-plan.ts'

interface PurchasePageProps {
  plan: Plan
  /** The package that has been paid for. */
  upgraded: Plan | undefined
  visitor: boolean
  /** A visitor has handed the form in, or somebody whose session ended meanwhile. */
  asked: 'visitor' | 'session-ended' | undefined
  processing: boolean
  /** What went wrong with the last attempt; empty when nothing did. */
  failed: string
  onFilled: () => unknown
  onContinue: () => unknown
}

export function PurchasePage({
  plan,
  upgraded,
  visitor,
  asked,
  processing,
  failed,
  onFilled,
  onContinue,
}: PurchasePageProps) {
  return (
    <div className="page-width py-10 sm:py-16">
      <PageTitle>{t`Complete Your Purchase`}</PageTitle>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="lg:order-2">
          <OrderSummary plan={plan} upgraded={upgraded} fixed={processing} />
        </div>
        <Card as="section" aria-label={t`Payment`}>
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
              <CardForm processing={processing} onFilled={onFilled} />
              <WhileProcessing processing={processing} onContinue={onContinue} />
            </>
          )}
          <p className="mt-6 border-t border-hairline pt-5 text-base text-ink-soft">
            <Trans>
              All transactions are secure and encrypted. No card is charged in this installation. Your card details stay
              on this page.
            </Trans>
          </p>
        </Card>
      </div>
    </div>
  )
}

/** Said before a visitor types a card number that would be thrown away. */
function AccountFirst({ plan }: { plan: Plan }) {
  const remember = () => rememberOrigin(checkoutPath(plan.id))
  return (
    <p className="mb-6">
      <Trans>
        You need an account to buy:{' '}
        <Link to={pages.signup} className="link" onClick={remember}>
          create one
        </Link>{' '}
        or{' '}
        <Link to={pages.login} className="link" onClick={remember}>
          log in
        </Link>{' '}
        first. You will return to this page.
      </Trans>
    </p>
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
          : t`To buy a package you need an account. You will return to this page afterward. Your card details were not stored.`}
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
