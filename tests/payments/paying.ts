import { expect } from 'vitest'
import { beginCheckout, type Payment, readPayments } from '#api/payments.ts'
import { readSession } from '#api/session.ts'
import type { Person } from '#server/test-server.ts'
import type { Served } from '../store/databases.ts'
import type { Report, StripeStandIn } from './stripe-stand-in.ts'

/** What buyers do, and what Stripe reports of it. */
export function paying(of: () => { server: Served['server']; stripe: StripeStandIn }) {
  let count = 0
  const someone = () => of().server.signUp(`Payer${++count}`)
  const as = ({ cookie }: Person) => ({ cookie })
  const begin = (who: Person, plan: string, from?: string) =>
    of().server.request(beginCheckout, { plan, ...(from && { from }) }, as(who))
  const begun = async (who: Person, plan: string, from?: string): Promise<string> => {
    const { status, body } = await begin(who, plan, from)
    expect({ status, body }).toMatchObject({ status: 200 })
    return (body as { url: string }).url.split('/').at(-1) ?? ''
  }
  const deliver = async ({ body, headers }: Report) =>
    (
      await of().server.app.request('/webhooks/stripe', {
        method: 'POST',
        body,
        headers: { ...headers, 'content-length': `${body.length}` },
      })
    ).status
  const has = async (who: Person) => {
    const { user } = (await of().server.request(readSession, undefined, as(who))).body as {
      user: { hasPaid: boolean; packageType: string | null }
    }
    return user.hasPaid ? user.packageType : null
  }
  const paymentsOf = async (who: Person) =>
    ((await of().server.request(readPayments, undefined, as(who))).body as { payments: Payment[] }).payments
  const buy = async (who: Person, plan: string, from?: string) => {
    const id = await begun(who, plan, from)
    of().stripe.pay(id)
    expect(await deliver(of().stripe.report('checkout.session.completed', id))).toBe(200)
    return id
  }
  return { as, begin, begun, buy, deliver, has, paymentsOf, someone }
}
