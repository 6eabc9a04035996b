import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { type Plan, planOf, upgradePrice } from '#content/plans.ts'
import { message } from '#domain/message.ts'
import type { PlanId } from '#domain/plan-ids.ts'
import { ApiError, call } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { QuietPage } from '#web/app/not-found-page.tsx'
import { dismissToast, showToast, type ToastText } from '#web/app/toast-store.ts'
import { LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { refreshSession, setSession, useAuth } from '#web/features/account/auth/auth-state.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { PurchasePage } from './purchase-page.tsx'
import { checkoutPath, forgetSelectedPlan, rememberSelectedPlan } from './selected-plan.ts'

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
  if (status === 'checking' && !purchase.processing) return <Waiting>{t`Checking payment status...`}</Waiting>
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

/** When a purchase that runs is worth a line in the log; it goes on (specification P 4). */
const SLOW = 5_000

const failure = 'There was an error processing your payment. Please try again.'

const granted: ToastText = { title: 'Access Granted', description: 'You now have access to the Trust Builder.' }
const boughtToast = (title: string): ToastText => ({
  title: 'Purchase Successful!',
  description: message('You now have access to the {title} package', { title }),
})

/** Buys the plan, or upgrades `from` to it, by the form or by 'Taking too long?'; both send the same order with the same key, so that it is bought once. */
function usePurchase(plan: Plan, from: Plan | undefined) {
  const navigate = useNavigate()
  const [processing, setProcessing] = useState(false)
  const [failed, setFailed] = useState('')
  const keys = useRef<Partial<Record<PlanId, string>>>({})
  const done = useRef(false)
  const here = useHere()

  const order = async () => {
    keys.current[plan.id] ??= newUuid()
    const order = { plan: plan.id, ...(from && { from: from.id }) }
    return call('POST /api/purchases', order, { idempotencyKey: keys.current[plan.id] })
  }
  const finish = (session: Awaited<ReturnType<typeof order>>['session'], toast: ToastText) => {
    if (done.current) return
    done.current = true
    setSession(session)
    forgetSelectedPlan()
    dismissToast()
    showToast(toast)
    if (here.current) void navigate(pages.builder, { replace: true })
  }

  /** Never throws; what went wrong is shown. Answers whether nothing could be bought because the session has ended. */
  const buy = async (): Promise<boolean> => {
    dismissToast()
    setFailed('')
    setProcessing(true)
    const slow = setTimeout(() => console.error('The payment takes longer than usual'), SLOW)
    try {
      const { session, purchase } = await order()
      if (from && purchase && purchase.packageId !== plan.id) {
        setSession(session)
        setProcessing(false)
        setFailed('Nothing was charged. Your account has received another package since you opened this page.')
        return false
      }
      finish(session, boughtToast(purchase?.packageName ?? plan.title))
    } catch (error) {
      console.error('The purchase failed', error)
      if (done.current) return false
      const ended = await endedSession(error)
      setProcessing(false)
      if (ended) return true
      setFailed(failure)
      showToast({ title: 'Purchase Failed', description: failure, destructive: true })
    } finally {
      clearTimeout(slow)
    }
    return false
  }

  const continueAnyway = async () => {
    try {
      finish((await order()).session, granted)
    } catch (error) {
      console.error('Access could not be granted', error)
      if (!done.current && !(await endedSession(error)))
        showToast({ title: 'Error', description: 'Could not grant access. Please try again.', destructive: true })
    }
  }

  return { processing, failed, buy, continueAnyway }
}

async function endedSession(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.code !== 'not-signed-in') return false
  return refreshSession().then(
    () => true,
    () => false,
  )
}

/** Whether the page is still shown: a user who has gone elsewhere is not sent away from there. */
function useHere() {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}
