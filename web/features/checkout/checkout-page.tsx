import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { planOf, upgradePrice } from '#content/plans.ts'
import { QuietPage } from '#web/app/not-found-page.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { refreshSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { ConfirmingPayment, StripePayment, usePurchase, useStripePayment } from './payment.tsx'
import { CardPayment, PurchasePage } from './purchase-page.tsx'
import { checkoutPath, forgetSelectedPlan, rememberSelectedPlan } from './selected-plan.ts'

/** The longest the check holds the page back: as long as any other check of access (specification P 9). */
const TIMEOUT = 1_000

/** Whether the user has paid; 'checking' while the server is asked, for a visitor never. A check that fails counts as unpaid. */
function usePaymentStatus(): 'checking' | 'paid' | 'unpaid' {
  const { user } = useAuth()
  const [checked, setChecked] = useState<string>()
  const uid = user?.uid
  const hasPaid = user?.hasPaid === true

  useEffect(() => {
    if (uid === undefined || hasPaid) return
    const end = () => setChecked(uid)
    const limit = setTimeout(end, TIMEOUT)
    refreshSession()
      .catch((error: unknown) => console.error('The payment status could not be read', error))
      .finally(end)
    return () => clearTimeout(limit)
  }, [uid, hasPaid])

  if (hasPaid) return 'paid'
  return uid === undefined || checked === uid ? 'unpaid' : 'checking'
}

/** The plan that the address names, else Starter (specification P 2.10), which nobody has selected then. */
function usePlan() {
  const [query] = useSearchParams()
  const named = planOf(query.get('plan'))
  const plan = named ?? planOf('starter')
  if (!plan) throw new Error('There is no plan to buy.')
  return { plan, selected: named !== undefined, from: planOf(query.get('from')) }
}

export default function CheckoutPage() {
  const { plan, selected, from } = usePlan()
  const { user } = useAuth()
  const status = usePaymentStatus()
  const upgraded = from && from.id === user?.packageType && upgradePrice(from, plan) !== undefined ? from : undefined
  const { stripe } = useInstallation()
  const purchase = usePurchase(plan, upgraded)
  const payment = useStripePayment(plan, upgraded)
  const [asked, setAsked] = useState<'visitor' | 'session-ended'>()
  const busy = purchase.processing || payment.opening || payment.confirming
  const paid = status === 'paid' && !upgraded && !busy

  useEffect(() => {
    if (paid) forgetSelectedPlan()
    else if (selected) rememberSelectedPlan(plan.id)
  }, [paid, selected, plan.id])

  const submit = async () => {
    if (user && !(await (stripe ? payment.begin() : purchase.buy()))) return
    rememberOrigin(checkoutPath(plan.id, from?.id))
    setAsked(user ? 'session-ended' : 'visitor')
  }

  if (paid) return <AllSet />
  if (status === 'checking' && !busy) return <Waiting>{t`Checking payment status...`}</Waiting>
  return (
    <PurchasePage
      plan={plan}
      upgraded={upgraded}
      visitor={!user}
      asked={user ? undefined : asked}
      fixed={busy}
      failed={stripe ? payment.failed : purchase.failed}
    >
      {!stripe ? (
        <CardPayment processing={purchase.processing} onFilled={submit} onContinue={purchase.continueAnyway} />
      ) : user && payment.confirming ? (
        <ConfirmingPayment late={payment.late} />
      ) : (
        <StripePayment opening={payment.opening} canceled={payment.canceled} onContinue={submit} />
      )}
    </PurchasePage>
  )
}

/** How long the page is shown before it leads on (specification P 9). */
const PAUSE = 500

/** What someone sees who has paid already. */
function AllSet() {
  const navigate = useNavigate()
  useEffect(() => {
    // Replaces this page: otherwise, Back would lead from the Trust Builder to here and straight forward again.
    const redirect = setTimeout(() => void navigate(pages.builder, { replace: true }), PAUSE)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <QuietPage seed="checkout">
      <PageTitle>{t`You're All Set!`}</PageTitle>
      <p className="max-w-prose text-xl">
        <Trans>You already have access to the Trust Builder</Trans>
      </p>
      <LinkButton to={`${pages.builder}?start=true`}>
        <Trans>Go to Trust Builder</Trans>
      </LinkButton>
    </QuietPage>
  )
}
