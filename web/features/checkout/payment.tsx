import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Plan } from '#content/plans.ts'
import { type Message, message } from '#domain/message.ts'
import type { PlanId } from '#domain/product.ts'
import { ApiError, call } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { dismissToast, showToast, type ToastText } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { refreshSession, setSession, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { checkoutPath, forgetSelectedPlan } from './selected-plan.ts'

/** When a purchase that runs is worth a line in the log; it goes on (specification P 4). */
const SLOW = 5_000

const failure = 'There was an error processing your payment. Please try again.'

const granted: ToastText = { title: 'Access Granted', description: 'You now have access to the Trust Builder.' }
const boughtToast = (title: string): ToastText => ({
  title: 'Purchase Successful!',
  description: message('You now have access to the {title} package', { title }),
})

/** Buys the plan, or upgrades `from` to it, by the form or by 'Taking too long?'; both send the same order with the same key, so that it is bought once. */
export function usePurchase(plan: Plan, from: Plan | undefined) {
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

/** Whether a request failed because the session has ended, which the page then knows. */
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

/** How often the server is asked whether the payment has arrived, in milliseconds. */
const ASK_EVERY = 3_000
/** After so long the page says that it takes longer than usual. It goes on asking. */
const SLOW_AFTER = 30_000

/** Where packages are paid on Stripe's page: the way there and back. */
export function useStripePayment(plan: Plan, from: Plan | undefined) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { user } = useAuth()
  const [opening, setOpening] = useState(false)
  const [failed, setFailed] = useState<Message | string>('')
  const [late, setLate] = useState(false)
  const key = useRef({ plan: plan.id, id: newUuid() })
  const { stripe } = useInstallation()
  const checkout = checkoutPath(plan.id, from?.id)
  const confirming = stripe === true && query.get('payment') === 'made'

  useEffect(() => {
    // The browser may bring this page back as it was left.
    const back = () => setOpening(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const showFailure = useCallback((text: Message | string = failure) => {
    setFailed(text)
    showToast({ title: 'Purchase Failed', description: failure, destructive: true })
  }, [])

  const bought = confirming && user?.packageType === plan.id
  useEffect(() => {
    if (!bought) return
    forgetSelectedPlan()
    showToast(boughtToast(plan.title))
    void navigate(pages.builder, { replace: true })
  }, [bought, plan.title, navigate])

  const asking = confirming && !bought && user !== null
  useEffect(() => {
    if (!asking) return
    const slowTimer = setTimeout(setLate, SLOW_AFTER, true)
    const ask = async () => {
      try {
        // It looks the payment up, should its report not have come.
        const { payments } = await call('GET /api/payments')
        await refreshSession()
        const ofPlan = payments.filter((made) => made.plan === plan.id)
        if (ofPlan.some((made) => made.state === 'paid' && !made.counts))
          void navigate(`${pages.settings}?tab=billing`, { replace: true })
        // Nothing was begun, or the bank rejected it: it is there to be paid.
        else if (ofPlan.every((made) => made.state === 'expired')) {
          void navigate(checkout, { replace: true })
          if (ofPlan.length > 0) showFailure()
        }
      } catch (error) {
        console.error('The payment could not be confirmed', error)
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), ASK_EVERY)
    return () => {
      clearTimeout(slowTimer)
      clearInterval(timer)
    }
  }, [asking, plan.id, checkout, navigate, showFailure])

  /** Leads to Stripe's page. Answers whether that was impossible because the session has ended. Never throws. */
  const begin = async (): Promise<boolean> => {
    dismissToast()
    setFailed('')
    setOpening(true)
    if (query.has('payment')) void navigate(checkout, { replace: true })
    // One press, one payment, also when its answer was lost; another package is another one.
    if (key.current.plan !== plan.id) key.current = { plan: plan.id, id: newUuid() }
    try {
      const order = { plan: plan.id, ...(from && { from: from.id }) }
      const { url } = await call('POST /api/checkout', order, { idempotencyKey: key.current.id })
      window.location.assign(url)
      key.current.id = newUuid()
    } catch (error) {
      console.error('The payment could not be begun', error)
      setOpening(false)
      if (await endedSession(error)) return true
      if (error instanceof ApiError && error.code === 'already-paid') await refreshSession().catch(() => undefined)
      showFailure(error instanceof ApiError ? (error.text ?? error.message) : failure)
    }
    return false
  }

  return { opening, failed, confirming, late, canceled: query.get('payment') === 'canceled', begin }
}

interface StripePaymentProps {
  opening: boolean
  canceled: boolean
  onContinue: () => unknown
}

/** The button that leads to Stripe's page, in the place of the card form. */
export function StripePayment({ opening, canceled, onContinue }: StripePaymentProps) {
  return (
    <>
      {canceled && (
        <Notice title={t`Nothing was charged`} live className="mb-6">
          <Trans>You came back without paying. You can pay now, choose another package, or come back later.</Trans>
        </Notice>
      )}
      <p>
        <Trans>
          You pay on the page of Stripe, our payment processor, and then come back here. You can enter a promotion code
          there.
        </Trans>
      </p>
      <Button className="mt-5 w-full" busy={opening} onClick={() => void onContinue()}>
        {opening ? t`Opening the payment page…` : t`Continue to Payment`}
      </Button>
    </>
  )
}

/** What somebody sees who comes back from paying, until the server knows of it. */
export function ConfirmingPayment({ late }: { late: boolean }) {
  return (
    <div role="status">
      <h2 className="text-2xl">
        <Trans>Confirming your payment…</Trans>
      </h2>
      <p className="mt-3">
        {late
          ? t`This is taking longer than usual. You do not need to pay again. You can leave this page: your package is available as soon as the payment is confirmed, under Billing in your settings.`
          : t`Processing may take a few moments. Please don't refresh the page.`}
      </p>
    </div>
  )
}
