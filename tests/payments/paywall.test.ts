import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPackage } from '#api/purchases.ts'
import { makeReviewLink, openReview } from '#api/review-links.ts'
import { changeTrust, readTrust } from '#api/trust.ts'
import { describeOnBoth, type Served } from '../store/databases.ts'
import { paying } from './paying.ts'
import { type StripeStandIn, settingsOf, standInForStripe } from './stripe-stand-in.ts'

let stripe: StripeStandIn
beforeAll(async () => {
  stripe = await standInForStripe()
})
afterAll(() => stripe.stop())

describeOnBoth(
  'a package paid through Stripe',
  (served) => {
    let server: Served['server']
    beforeAll(() => {
      ;({ server } = served())
    })
    const { as, buy, deliver, someone } = paying(() => ({ server, stripe }))

    test('is required on the server: for answers, documents and previews, and nothing is bought without a card', async () => {
      const who = await someone()
      const required = { status: 402, body: { error: { code: 'payment-required' } } }
      expect(await server.request(readTrust, undefined, as(who))).toMatchObject(required)
      expect(await server.request(changeTrust, { trustName: 'The Alder Trust' }, as(who))).toMatchObject(required)
      expect(await server.request(buyPackage, { plan: 'elite' }, as(who))).toMatchObject(required)
      const id = await buy(who, 'starter')
      expect(await server.request(changeTrust, { trustName: 'The Alder Trust' }, as(who))).toMatchObject({
        status: 200,
      })
      stripe.refund(id)
      await deliver(stripe.report('charge.refunded', id))
      expect(await server.request(readTrust, undefined, as(who))).toMatchObject(required)
    })

    test('is required for the links that were made with it, which work again with the next one', async () => {
      const who = await server.signUp('linked')
      await server.verify(who)
      const id = await buy(who, 'pro')
      await server.request(changeTrust, { trustName: 'The Alder Trust' }, as(who))
      const made = await server.request(makeReviewLink, { label: 'Dana Reed', days: 365, purpose: 'handover' }, as(who))
      const { token } = made.body as { token: string }
      const open = async () => (await server.request(openReview, { token })).status
      expect(await open()).toBe(200)
      stripe.refund(id)
      await deliver(stripe.report('charge.refunded', id))
      expect(await open()).toBe(410)
      await buy(who, 'starter')
      expect(await open()).toBe(200)
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
