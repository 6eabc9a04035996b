import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#api/pages.ts'
import type { Plan } from '#content/plans.ts'
import { message } from '#domain/message.ts'
import type { PlanId } from '#domain/product.ts'
import { ApiError, call } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { dismissToast, showToast, type ToastText } from '#web/app/toast-store.ts'
import { refreshSession, setSession } from '#web/features/account/auth/auth-state.ts'
import { forgetSelectedPlan } from './selected-plan.ts'

/** When a purchase that runs is worth a line in the log; it goes on (specification P 4). */
const SLOW = 5_000

export const failure = 'There was an error processing your payment. Please try again.'

const granted: ToastText = { title: 'Access Granted', description: 'You now have access to the Trust Builder.' }
export const boughtToast = (title: string): ToastText => ({
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
export async function endedSession(error: unknown): Promise<boolean> {
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
