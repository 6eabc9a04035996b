import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, exportPersonalData, type PersonalData } from '#api/account.ts'
import { beginCheckout } from '#api/payments.ts'
import { silentLog } from '#server/observability/log.ts'
import { createStripePayments } from '#server/stripe.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'
import { paying } from './paying.ts'
import { type StripeStandIn, settingsOf, standInForStripe } from './stripe-stand-in.ts'

let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await standInForStripe()
})
afterAll(() => stripe.stop())

describeOnBoth(
  'a payment through Stripe',
  (served) => {
    let server: Served['server']
    beforeAll(() => {
      ;({ server } = served())
    })
    const { as, begin, begun, buy, deliver, has, paymentsOf, someone } = paying(() => ({ server, stripe }))

    test('gives the package once Stripe reports it, and not before', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      expect(await has(who)).toBeNull()
      stripe.pay(id, 2_000)
      expect(await has(who)).toBeNull()
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      expect(await has(who)).toBe('pro')
      expect(await paymentsOf(who)).toMatchObject([
        { id, plan: 'pro', amount: 17_900, refunded: 0, state: 'paid', counts: true },
      ])
      const form = stripe.lastForm('/v1/checkout/sessions')
      expect(Object.fromEntries(form ?? [])).toMatchObject({
        mode: 'payment',
        client_reference_id: who.uid,
        customer_email: who.email.toLowerCase(),
        'line_items[0][price]': 'price_pro',
        allow_promotion_codes: 'true',
        success_url: 'http://localhost:3000/checkout?plan=pro&payment=made',
        cancel_url: 'http://localhost:3000/checkout?plan=pro&payment=canceled',
      })
    })

    test('counts once, however often, in whichever order and however late its reports come', async () => {
      const who = await someone()
      const id = await begun(who, 'starter')
      stripe.pay(id)
      stripe.refund(id, 1_000)
      const reports = ['charge.refunded', 'checkout.session.completed', 'charge.refunded', 'checkout.session.completed']
      const statuses = await Promise.all(reports.map((type) => deliver(stripe.report(type, id))))
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await has(who)).toBe('starter')
      expect(await paymentsOf(who)).toMatchObject([{ amount: 9_900, refunded: 1_000, state: 'partly-refunded' }])
    })

    test('a bank debit is open until the bank decides; a rejected one gives nothing and is closed', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      stripe.debit(id)
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      expect(await paymentsOf(who)).toMatchObject([{ id, state: 'open' }])
      stripe.rejectDebit(id)
      expect(await deliver(stripe.report('checkout.session.async_payment_failed', id))).toBe(200)
      expect([await has(who), await paymentsOf(who)]).toMatchObject([null, [{ id, state: 'expired' }]])
    })

    test('a promotion code of 100 percent gives the package once the checkout is completed, not once it is entered', async () => {
      const [left, who] = [await someone(), await someone()]
      const unused = await begun(left, 'pro')
      stripe.makeFree(unused)
      expect(await deliver(stripe.report('checkout.session.completed', unused))).toBe(200)
      expect([await has(left), await paymentsOf(left)]).toMatchObject([null, [{ state: 'open', amount: 0 }]])
      await begun(left, 'elite')
      expect(await deliver(stripe.report('checkout.session.expired', unused))).toBe(200)
      expect(await has(left)).toBeNull()

      const id = await begun(who, 'pro')
      stripe.completeFree(id)
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      expect(await has(who)).toBe('pro')
      expect(await paymentsOf(who)).toMatchObject([{ id, amount: 0, refunded: 0, state: 'paid', counts: true }])
    })

    test('an older answer of Stripe never replaces a newer one', async () => {
      const who = await someone()
      const id = await buy(who, 'pro')
      const paid = { id, uid: who.uid, plan: 'pro' as const, amount: 19_900, refunded: 0, state: 'paid' as const }
      await server.store.settlePayment({
        ...paid,
        refunded: 19_900,
        state: 'refunded',
        askedAt: new Date(Date.now() + 1_000),
      })
      await server.store.settlePayment({ ...paid, askedAt: new Date() })
      expect(await has(who)).toBeNull()
    })

    test('is not believed without the signature of Stripe, or with one that is too old', async () => {
      const who = await someone()
      const id = await begun(who, 'elite')
      stripe.pay(id)
      const good = stripe.report('checkout.session.completed', id)
      const forged = {
        ...good.headers,
        'stripe-signature': good.headers['stripe-signature']?.replace(/v1=../, 'v1=xx') ?? '',
      }
      expect(await deliver({ ...good, headers: forged })).toBe(400)
      expect(await deliver({ ...good, headers: { 'content-type': 'application/json' } })).toBe(400)
      expect(await deliver({ ...good, body: good.body.replace(id, `${id}0`) })).toBe(400)
      const late = stripe.report('checkout.session.completed', id, new Date(Date.now() - 3_600_000))
      expect(await deliver(late)).toBe(400)
      expect(await has(who)).toBeNull()
    })

    test('a report counts without its length, as some proxies pass it on; one that is too long does not', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      stripe.pay(id)
      const { body, headers } = stripe.report('checkout.session.completed', id)
      const send = async (text: string) => {
        const request = { method: 'POST', headers, body: new Blob([text]).stream(), duplex: 'half' } as RequestInit
        return (await server.app.request('/webhooks/stripe', request)).status
      }
      expect(await send(' '.repeat(300_000))).toBe(413)
      expect(await has(who)).toBeNull()
      expect(await send(body)).toBe(200)
      expect(await has(who)).toBe('pro')
    })

    test('is found when its report was lost, as soon as the buyer looks', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      stripe.pay(id)
      await expect
        .poll(async () => (await paymentsOf(who))[0]?.state, { timeout: 10_000, interval: 1_000 })
        .toBe('paid')
      expect(await has(who)).toBe('pro')
    })

    test('a refund in full takes the package back, one in part does not', async () => {
      const who = await someone()
      const id = await buy(who, 'pro')
      stripe.refund(id, 5_000)
      await deliver(stripe.report('charge.refunded', id))
      expect(await has(who)).toBe('pro')
      stripe.refund(id)
      await deliver(stripe.report('charge.refunded', id))
      expect(await has(who)).toBeNull()
      expect(await paymentsOf(who)).toMatchObject([{ refunded: 19_900, state: 'refunded', counts: false }])
      // The buyer's bank could not take the money, and it went back to the seller.
      stripe.refund(id, -19_900)
      await deliver(stripe.report('charge.refund.updated', id))
      expect(await has(who)).toBe('pro')
    })

    test('a dispute takes the package back until it is won', async () => {
      const who = await someone()
      const id = await buy(who, 'pro')
      for (const [status, expected] of [
        ['warning_needs_response', 'pro'],
        ['needs_response', null],
        ['under_review', null],
        ['lost', null],
        ['won', 'pro'],
      ] as const) {
        stripe.dispute(id, status)
        await deliver(stripe.report('charge.dispute.updated', id))
        expect([status, await has(who)]).toEqual([status, expected])
      }
    })

    test('an upgrade costs the difference, taxed as the package, and its refund leaves the smaller one', async () => {
      const who = await someone()
      await buy(who, 'starter')
      const id = await buy(who, 'elite', 'starter')
      const form = stripe.lastForm('/v1/checkout/sessions')
      expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('30000')
      expect(form?.get('line_items[0][price_data][tax_behavior]')).toBe('exclusive')
      expect(await has(who)).toBe('elite')
      expect((await paymentsOf(who))[0]).toMatchObject({ amount: 30_000, from: 'starter', counts: true })
      stripe.refund(id)
      await deliver(stripe.report('charge.refunded', id))
      expect(await has(who)).toBe('starter')
    })

    test('nobody pays twice: a second checkout ends the first, and a package that is there is not sold again', async () => {
      const who = await someone()
      const first = await begun(who, 'pro')
      const second = await begun(who, 'elite')
      expect(stripe.sessions.get(first)?.status).toBe('expired')
      stripe.pay(second)
      await deliver(stripe.report('checkout.session.completed', second))
      await deliver(stripe.report('checkout.session.expired', first))
      expect(await has(who)).toBe('elite')
      expect((await paymentsOf(who)).map(({ state }) => state).sort()).toEqual(['expired', 'paid'])
      expect(await begin(who, 'elite')).toMatchObject({ status: 409, body: { error: { code: 'already-paid' } } })
      expect(await begin(who, 'pro', 'elite')).toMatchObject({ status: 422 })
      expect(await begin(who, 'elite', 'starter')).toMatchObject({ status: 409 })
    })

    test('a repeated request begins one payment', async () => {
      const who = await someone()
      const key = { 'idempotency-key': '01890a5d-ac96-774b-bcce-b302099a8057' }
      const ask = async () =>
        (await server.request(beginCheckout, { plan: 'pro' }, { ...as(who), ...key })).body as { url: string }
      const urls = [...(await Promise.all([ask(), ask()])), await ask()].map(({ url }) => url)
      expect(new Set(urls).size).toBe(1)
      expect(await paymentsOf(who)).toMatchObject([{ state: 'open' }])
    })

    test('where Stripe fails, nothing is charged, the page says so, and a report is sent again', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      stripe.pay(id)
      stripe.fail(true)
      try {
        expect(await begin(who, 'pro')).toMatchObject({ status: 503, body: { error: { code: 'payment-unavailable' } } })
        expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(500)
      } finally {
        stripe.fail(false)
      }
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      expect(await has(who)).toBe('pro')
    })

    test('a report about a deleted account or about another thing that is sold changes nothing', async () => {
      const who = await someone()
      const id = await begun(who, 'pro')
      stripe.pay(id)
      const session = stripe.sessions.get(id)
      if (session) session.metadata = { ...session.metadata, uid: 'gone' }
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      if (session) session.metadata = {}
      expect(await deliver(stripe.report('checkout.session.completed', id))).toBe(200)
      expect(await has(who)).toBeNull()
    })

    test('a deletion ends the checkout that is open; what was paid in that moment is named for the operator', async () => {
      const who = await someone()
      const bought = await buy(who, 'starter')
      const open = await begun(who, 'pro', 'starter')
      const { body } = await server.request(exportPersonalData, {}, as(who))
      const payments = (body as PersonalData).payments?.map(({ id }) => id)
      expect(payments?.toSorted()).toEqual([bought, open].toSorted())
      expect((await server.request(deleteAccount, { password: 'a long password' }, as(who))).status).toBe(200)
      await expect.poll(() => stripe.sessions.get(open)?.status).toBe('expired')
      const paid = {
        uid: who.uid,
        plan: 'pro',
        amount: 10_000,
        refunded: 0,
        state: 'paid',
        askedAt: new Date(),
      } as const
      expect(await server.store.settlePayment({ id: open, ...paid })).toBe(false)
      expect(await server.store.readPayments(who.uid)).toEqual([])
    })

    test('stays its owner’s: another account sees none of it', async () => {
      const [one, other] = [await someone(), await someone()]
      await buy(one, 'pro')
      expect(await paymentsOf(other)).toEqual([])
      expect(await has(other)).toBeNull()
    })
  },
  {
    paymentCheck: true,
    // Read once the stand-in runs.
    get stripe() {
      return settingsOf(stripe)
    },
  },
)

test('the server does not start with prices that differ from those that it shows', async () => {
  stripe.setPrice('pro', 24_900)
  const payments = createStripePayments(settingsOf(stripe), 'http://localhost:3000', silentLog)
  await expect(payments.checkPrices()).rejects.toThrow(
    'kinstead_pro: is 24900 cents of usd, one_time; content/plans.ts has 19900 cents of usd, one_time',
  )
  stripe.setPrice('pro', 19_900)
  await expect(payments.checkPrices()).resolves.toBeUndefined()
})
