import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { planOf, upgradePrice } from '#content/plans.ts'
import { Waiting } from '#web/components/spinner.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { AllSet } from './all-set.tsx'
import { PurchasePage } from './purchase-page.tsx'
import { checkoutPath, forgetSelectedPlan, rememberSelectedPlan } from './selected-plan.ts'
import { usePaymentStatus } from './use-payment-status.ts'
import { usePurchase } from './use-purchase.ts'

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
