import { Stripe } from 'stripe'
import { type Plan, planOf, plans, upgradePrice } from '#content/plans.ts'
import type { PaymentReport } from './db/purchases.ts'
import type { Store } from './db/store.ts'
import { ApiError, CannotStart } from './errors.ts'
import type { Log } from './observability/log.ts'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Whether Stripe calculates and adds taxes. */
  tax: boolean
  /** The address of its API. */
  api: string
}

/** The buyer's account. */
interface Buyer {
  uid: string
  email: string
  packageType: string | null
}

interface Order {
  plan: Plan
  /** For an upgrade, the package that the buyer has. */
  from?: Plan | undefined
  /** The buyer's idempotency key. */
  key: string
}

/** The name by which Stripe knows the price of a package. */
const lookupKey = ({ id }: Pick<Plan, 'id'>): string => `kinstead_${id}`

const CENTS = 100
/** A payment in one of these states gives no package until the bank has decided for the seller. An inquiry is not one of them. */
const DISPUTED = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review', 'lost']
/** A payment in one of these states failed. */
const NOT_PAID = ['requires_payment_method', 'canceled']

const unavailable = () =>
  new ApiError(
    'payment-unavailable',
    'The payment page cannot be opened right now. Nothing was charged. Please try again in a few minutes.',
  )

/** Errors of our own settings and requests are logged by type: their messages may repeat what was sent. */
const errorFields = (error: unknown) => {
  const { name, type, code } = error as { name?: string; type?: string; code?: string }
  return { error: type ?? name, code }
}

export function createStripePayments(
  { secretKey, webhookSecret, tax, api }: StripeSettings,
  baseUrl: string,
  log: Log,
) {
  const { hostname, port, protocol } = new URL(api)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
  let prices: ReadonlyMap<string, Stripe.Price> | undefined

  /** Stripe's prices of the packages. Throws {@link CannotStart} where one is missing or differs from the one that is shown. */
  async function readPrices(): Promise<ReadonlyMap<string, Stripe.Price>> {
    const { data } = await stripe.prices.list({ lookup_keys: plans.map(lookupKey), active: true, limit: 100 })
    const found = new Map(data.map((price) => [price.lookup_key ?? '', price]))
    const wrong = plans.flatMap((plan) => {
      const price = found.get(lookupKey(plan))
      if (!price) return [`${lookupKey(plan)}: Stripe has no active price with this lookup key`]
      const { unit_amount, currency, type } = price
      if (unit_amount === plan.price * CENTS && currency === 'usd' && type === 'one_time') return []
      return [
        `${lookupKey(plan)}: is ${unit_amount} cents of ${currency}, ${type}; content/plans.ts has ${plan.price * CENTS} cents of usd, one_time`,
      ]
    })
    if (wrong.length > 0)
      throw new CannotStart(
        `The prices at Stripe are not those of the packages:\n${wrong.map((line) => `  ${line}`).join('\n')}\nHow to create them: docs/payments.md.`,
      )
    return found
  }

  async function report(session: Stripe.Checkout.Session, askedAt: Date): Promise<PaymentReport | undefined> {
    const { uid, plan, from } = session.metadata ?? {}
    const bought = planOf(plan)
    // A payment for something else that the operator sells with the same Stripe account.
    if (!uid || !bought) return
    const base = {
      id: session.id,
      uid,
      plan: bought.id,
      from: planOf(from)?.id,
      amount: session.amount_total ?? 0,
      askedAt,
    }
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    // A promotion code of 100 percent leaves nothing to pay as soon as it is entered; it is used once the checkout is completed.
    const isNotCompleted = session.payment_status === 'no_payment_required' && session.status !== 'complete'
    if (session.payment_status === 'unpaid' || isNotCompleted) {
      // A bank debit is decided days after its checkout was completed.
      const rejected = session.status === 'complete' && NOT_PAID.includes(intent?.status ?? '')
      return { ...base, refunded: 0, state: session.status === 'expired' || rejected ? 'expired' : 'open' }
    }
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    const refunded = charge?.amount_refunded ?? 0
    const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : []
    const contested = disputes.some(({ status }) => DISPUTED.includes(status))
    return {
      ...base,
      refunded,
      state: charge?.refunded ? 'refunded' : contested ? 'disputed' : refunded > 0 ? 'partly-refunded' : 'paid',
      receiptUrl: charge?.receipt_url ?? undefined,
    }
  }

  /** Asks Stripe about one payment, and stores the answer. */
  async function settle(sessionId: string, store: Pick<Store, 'settlePayment'>): Promise<void> {
    const askedAt = new Date()
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
    const found = await report(session, askedAt)
    if (!found) return
    const { id, state, plan } = found
    if (await store.settlePayment(found)) log.info('payment settled', { state, plan })
    else if (state === 'paid')
      log.error('a payment belongs to a deleted account: please refund it in Stripe', { id, plan })
  }

  /** The checkout to which an event belongs, if it is about a payment. */
  async function checkoutOf({ type, data }: Stripe.Event): Promise<string | undefined> {
    const about = data.object as { id: string; payment_intent?: string | { id: string } | null }
    if (type.startsWith('checkout.session.')) return about.id
    if (!type.startsWith('charge.')) return
    const intent = typeof about.payment_intent === 'string' ? about.payment_intent : about.payment_intent?.id
    if (!intent) return
    const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
    return sessions[0]?.id
  }

  /** A checkout that is completed, or has ended, stays as it is. */
  const expire = (id: string) => stripe.checkout.sessions.expire(id).catch(() => undefined)

  return {
    /** Ends checkouts that nobody should pay any longer, as far as Stripe answers. */
    async end(ids: readonly string[]): Promise<void> {
      await Promise.all(ids.map(expire))
    },

    /** Throws {@link CannotStart} for prices that differ. If Stripe does not answer, it is asked again at the first checkout. */
    async checkPrices(): Promise<void> {
      try {
        prices = await readPrices()
      } catch (error) {
        if (error instanceof CannotStart) throw error
        log.error('the prices at Stripe could not be checked', errorFields(error))
      }
    },

    /** Begins a payment, and ends those that the buyer began before. Resolves to the address of Stripe's page. */
    async begin(buyer: Buyer, { plan, from, key }: Order, store: Pick<Store, 'openPayment' | 'openPayments'>) {
      const { uid, email, packageType } = buyer
      const amount = from ? upgradePrice(from, plan) : plan.price
      if (amount === undefined)
        throw new ApiError('invalid-field', 'This package is not an upgrade.', { field: 'plan' })
      if (packageType !== (from?.id ?? null))
        throw new ApiError(
          'already-paid',
          'Your account already has a package. Reload the page to see it. Nothing was charged.',
        )
      try {
        prices ??= await readPrices()
        const price = prices.get(lookupKey(plan))
        if (!price) throw unavailable()
        const metadata = { uid, plan: plan.id, ...(from && { from: from.id }) }
        const product = typeof price.product === 'string' ? price.product : price.product.id
        // An upgrade is taxed as the package is.
        const { tax_behavior } = price
        const back = `${baseUrl}/checkout?plan=${plan.id}${from ? `&from=${from.id}` : ''}`
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: uid,
            customer_email: email,
            line_items: [
              from
                ? {
                    quantity: 1,
                    price_data: {
                      ...{ currency: 'usd', product, unit_amount: amount * CENTS },
                      ...(tax_behavior && { tax_behavior }),
                    },
                  }
                : { quantity: 1, price: price.id },
            ],
            allow_promotion_codes: true,
            automatic_tax: { enabled: tax },
            metadata,
            payment_intent_data: { metadata },
            success_url: `${back}&payment=made`,
            cancel_url: `${back}&payment=canceled`,
          },
          { idempotencyKey: `${uid}-${key}` },
        )
        if (!session.url) throw unavailable()
        await store.openPayment({
          id: session.id,
          uid,
          plan: plan.id,
          from: from?.id,
          amount: session.amount_total ?? amount * CENTS,
        })
        // Recorded first: of two that are begun at once, each sees the other. A repeated request gets the same one again.
        for (const open of await store.openPayments(uid)) if (open !== session.id) await expire(open)
        return session.url
      } catch (error) {
        if (error instanceof ApiError) throw error
        log.error('a payment could not be begun', errorFields(error))
        throw unavailable()
      }
    },

    /** Asks about the account's open payments. If Stripe does not answer, nothing changes. */
    async refresh(uid: string, store: Pick<Store, 'openPayments' | 'settlePayment'>, askedBefore: Date): Promise<void> {
      try {
        for (const id of await store.openPayments(uid, askedBefore)) await settle(id, store)
      } catch (error) {
        log.warn('a payment could not be looked up', errorFields(error))
      }
    },

    /**
     * Handles a webhook. It only says which payment changed; Stripe is then asked about that payment, so that webhooks may
     * be repeated and may arrive in any order. Throws `invalid-body` without Stripe's signature.
     */
    async receive(body: string, signature: string | undefined, store: Pick<Store, 'settlePayment'>): Promise<void> {
      let event: Stripe.Event
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature ?? '', webhookSecret)
      } catch {
        throw new ApiError('invalid-body', 'This is not signed by Stripe, or was signed too long ago.')
      }
      const id = await checkoutOf(event)
      if (id) await settle(id, store)
    },
  }
}
export type StripePayments = ReturnType<typeof createStripePayments>
