import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { planOf, upgradePrice } from '#content/plans.ts'
import { QuietPage } from '#web/app/quiet-page.tsx'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { refreshSession, useAuth } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { PurchasePage } from './purchase-page.tsx'
import { checkoutPath, forgetSelectedPlan, rememberSelectedPlan } from './selected-plan.ts'
import { usePurchase } from './use-purchase.ts'

/** The longest the check holds the page back: as long as any other check of access (specification P 9). */
const PATIENCE = 1_000

/** Whether the user has paid; 'checking' while the server is asked, for a visitor never. A check that fails counts as unpaid. */
function usePaymentStatus(): 'checking' | 'paid' | 'unpaid' {
  const { user } = useAuth()
  const [checked, setChecked] = useState<string>()
  const uid = user?.uid
  const hasPaid = user?.hasPaid === true

  useEffect(() => {
    if (uid === undefined || hasPaid) return
    const end = () => setChecked(uid)
    const limit = setTimeout(end, PATIENCE)
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
  const purchase = usePurchase(plan, upgraded)
  const [asked, setAsked] = useState<'visitor' | 'session-ended'>()
  const paid = status === 'paid' && !upgraded && !purchase.processing

  useEffect(() => {
    if (paid) forgetSelectedPlan()
    else if (selected) rememberSelectedPlan(plan.id)
  }, [paid, selected, plan.id])

  const submit = async () => {
    if (user && !(await purchase.buy())) return
    rememberOrigin(checkoutPath(plan.id, from?.id))
    setAsked(user ? 'session-ended' : 'visitor')
  }

  if (paid) return <AllSet />
  if (status === 'checking' && !purchase.processing) return <Waiting>Checking payment status...</Waiting>
  return (
    <PurchasePage
      plan={plan}
      upgraded={upgraded}
      visitor={!user}
      asked={user ? undefined : asked}
      processing={purchase.processing}
      failed={purchase.failed}
      onFilled={submit}
      onContinue={purchase.continueAnyway}
    />
  )
}

/** How long the page stands before it leads on (specification P 9). */
const PAUSE = 500

/** What someone sees who has paid already. */
function AllSet() {
  const navigate = useNavigate()
  useEffect(() => {
    // In place of this page: from the Trust Builder, Back would otherwise lead here and at once forward again.
    const redirect = setTimeout(() => void navigate(pages.builder, { replace: true }), PAUSE)
    return () => clearTimeout(redirect)
  }, [navigate])
  return (
    <QuietPage seed="checkout">
      <PageTitle>You're All Set!</PageTitle>
      <p className="max-w-prose text-xl">You already have access to the Trust Builder</p>
      <LinkButton to={`${pages.builder}?start=true`}>Go to Trust Builder</LinkButton>
    </QuietPage>
  )
}
