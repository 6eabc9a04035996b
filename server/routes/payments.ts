import { beginCheckout, buyPackage, changeBilling, isPastMonth, readBilling, readPayments } from '#api/payments.ts'
import { planOf, upgradePrice } from '#content/plans.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { profileOf } from '../auth/user-account.ts'
import { isTestAccount } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { StripePayments } from '../stripe.ts'
import { sessionOf } from './auth.ts'
import { readBytes } from './middleware/request-body.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

export function purchaseRoutes(context: RouteContext): void {
  const { config, store, now } = context

  authenticatedRoute(context, buyPackage, async ({ caller, body, patchId }) => {
    if (config.stripe) throw new ApiError('payment-required', 'Here, packages are paid for on Stripe’s page.')
    const plan = planOf(body.plan)
    if (!plan) throw new ApiError('invalid-field', 'There is no such package.', { field: 'plan' })
    const from = planOf(body.from)
    const price = from ? upgradePrice(from, plan) : plan.price
    if (price === undefined) throw new ApiError('invalid-field', 'This package is not an upgrade.', { field: 'plan' })
    // Creates a missing profile, which is then marked as paid.
    const { uid, email } = await profileOf(store, caller)
    if (!isTestAccount(config, { uid, email }))
      await store.buy({ uid, orderKey: patchId, plan: { ...plan, price }, from: from?.id })
    const bought = await store.readPurchases(uid)
    return { session: await sessionOf(context, caller), purchase: bought.at(-1) ?? null }
  })

  authenticatedRoute(context, readBilling, ({ caller }) => store.readBilling(caller.uid))

  authenticatedRoute(context, changeBilling, ({ caller, body }) => {
    // It may still be yesterday in the user's time zone.
    const yesterday = addDays(now().toISOString().slice(0, 10), -1)
    if (isPastMonth(body.expiryDate, yesterday))
      throw new ApiError('invalid-field', 'The expiry date is in the past.', { field: 'expiryDate' })
    return store.saveBilling(caller.uid, body)
  })
}

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
