import { beginCheckout, readPayments } from '#api/payments.ts'
import { planOf } from '#content/plans.ts'
import { profileOf } from '../auth/user-account.ts'
import { isTestAccount } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { StripePayments } from '../stripe.ts'
import { readBytes } from './middleware/request-body.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

/** A webhook has a few KB. */
const MAX_WEBHOOK_BYTES = 256 * 1024
/** Shortest time between two requests to Stripe, in milliseconds: a page that waits for its payment asks again and again. */
const ASK_EVERY = 5_000

const STRIPE_WEBHOOK = '/webhooks/stripe'

export function paymentRoutes(context: RouteContext): void {
  const { app, config, store, stripe, admit, now } = context

  function stripeOrNone(): StripePayments {
    if (!stripe) throw new ApiError('payments-off', 'This installation does not accept payments through Stripe.')
    return stripe
  }

  authenticatedRoute(context, beginCheckout, async ({ caller, body, patchId }) => {
    const payments = stripeOrNone()
    const [plan, from] = [planOf(body.plan), planOf(body.from)]
    if (!plan) throw new ApiError('invalid-field', 'There is no such package.', { field: 'plan' })
    const { uid, email, packageType } = await profileOf(store, caller)
    if (isTestAccount(config, { uid, email }))
      throw new ApiError('already-paid', 'This account counts as paid. Nothing was charged.')
    return { url: await payments.begin({ uid, email, packageType }, { plan, from, key: patchId }, store) }
  })

  authenticatedRoute(context, readPayments, async ({ caller: { uid } }) => {
    await stripeOrNone().refresh(uid, store, new Date(now().getTime() - ASK_EVERY))
    return { payments: await store.readPayments(uid) }
  })

  // Not an operation of the API: Stripe calls it, and the signature covers the body byte for byte.
  app.post(STRIPE_WEBHOOK, async (c) => {
    const payments = stripeOrNone()
    const bytes = await readBytes(c.req.raw, MAX_WEBHOOK_BYTES).catch((error: unknown) => {
      throw error instanceof ApiError
        ? new ApiError('body-too-large', 'This is too long for a webhook.')
        : new ApiError('invalid-body', 'The body is incomplete.')
    })
    const body = Buffer.from(bytes).toString()
    await admit(() => payments.receive(body, c.req.header('stripe-signature'), store))
    return c.json({ received: true })
  })
}
