import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { plans } from '#content/plans.ts'
import { freePort } from '#scripts/free-port.ts'
import type { StripeSettings } from '#server/stripe.ts'

type Fields = Record<string, unknown>
interface Session extends Fields {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  amount_total: number
  success_url: string
  cancel_url: string
  customer_email: string
  metadata: Record<string, string>
  intent?: string
  intentStatus?: 'succeeded' | 'processing' | 'requires_payment_method'
}
interface Charge extends Fields {
  id: string
  intent: string
  amount: number
  amount_refunded: number
  refunded: boolean
  disputes: { id: string; status: string }[]
}

/** The body and headers of a request from Stripe. */
export interface Report {
  body: string
  headers: Record<string, string>
}

export interface StripeStandIn {
  /** The environment of a server that takes its payments here. */
  env: Record<string, string>
  sessions: Map<string, Session>
  /** The last request to the path: its form, as Stripe documents it. */
  lastForm(path: string): URLSearchParams | undefined
  /** What a card holder does on the payment page: pays, with a discount in cents perhaps. Reports nothing by itself. */
  pay(sessionId: string, discount?: number): void
  /** Enters a promotion code of 100 percent, and leaves the page as it is. */
  makeFree(sessionId: string): void
  /** Completes a checkout that costs nothing: without a payment, and so without a charge. */
  completeFree(sessionId: string): void
  /** Pays by a bank debit, which the bank decides later. */
  debit(sessionId: string): void
  /** The bank rejects the debit. */
  rejectDebit(sessionId: string): void
  refund(sessionId: string, cents?: number): void
  dispute(sessionId: string, status: string): void
  /** A report that is signed as Stripe signs it, as the body and headers of a request. */
  report(type: string, sessionId: string, at?: Date): Report
  /** Takes the report of each payment that a card holder completes on the page. */
  onPaid: ((report: Report) => Promise<unknown>) | undefined
  /** Sets the price of a package in cents. */
  setPrice(plan: string, cents: number): void
  /** Answers every request with a status of 500 from now on, or no longer. */
  fail(failing: boolean): void
  stop(): Promise<void>
}

const SECRET = 'whsec_only-for-tests'

/** A card page of its own, with a button that pays, and one that goes back. */
function payPage({ id, amount_total, cancel_url }: Session): string {
  return `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay $${(amount_total / 100).toFixed(2)}</h1>
<form method="post" action="/pay/${id}"><button>Pay</button></form><p><a href="${cancel_url.replaceAll('&', '&amp;')}">Back</a></p></html>`
}

/**
 * Stands in for Stripe on a free port of this machine: the part of its API that the product uses, with the fields as Stripe
 * documents them, and its payment page. Reports are signed by Stripe's own package.
 */
export async function standInForStripe(): Promise<StripeStandIn> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sessions = new Map<string, Session>()
  const charges = new Map<string, Charge>()
  const byKey = new Map<string, string>()
  const forms = new Map<string, URLSearchParams>()
  const prices = new Map<string, number>(plans.map(({ id, price }) => [id, price * 100]))
  let failing = false
  const signer = new Stripe('sk_test_only')

  const chargeOf = (session: Session) => [...charges.values()].find(({ intent }) => intent === session.intent)
  const shownCharge = ({ id, amount, amount_refunded, refunded, disputes }: Charge) => ({
    object: 'charge',
    ...{ id, amount, amount_refunded, refunded },
    disputed: disputes.length > 0,
    receipt_url: `${url}/receipts/${id}`,
  })
  const shown = (session: Session, expanded: boolean) => {
    const charge = chargeOf(session)
    const { intent, intentStatus: status, ...fields } = session
    const latest_charge = charge && (expanded ? shownCharge(charge) : charge.id)
    const whole = intent ? { object: 'payment_intent', id: intent, status, latest_charge } : null
    return { object: 'checkout.session', ...fields, payment_intent: expanded ? whole : (intent ?? null) }
  }
  const list = (data: unknown[]) => ({ object: 'list', url: '/', has_more: false, data })

  function create(form: URLSearchParams, key: string | undefined): Session {
    const known = key && sessions.get(byKey.get(key) ?? '')
    if (known) return known
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const cents =
      form.get('line_items[0][price_data][unit_amount]') ?? prices.get(form.get('line_items[0][price]')?.slice(6) ?? '')
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
        return field ? [[field, value]] : []
      }),
    )
    const texts = ['success_url', 'cancel_url', 'customer_email'].map((name) => [name, form.get(name) ?? ''])
    const session = {
      ...(Object.fromEntries(texts) as Pick<Session, 'success_url' | 'cancel_url' | 'customer_email'>),
      ...{ id, url: `${url}/pay/${id}`, status: 'open' as const, payment_status: 'unpaid' as const },
      ...{ amount_total: Number(cents), metadata },
    }
    sessions.set(id, session)
    if (key) byKey.set(key, id)
    return session
  }

  function answer(method: string, path: string, query: URLSearchParams, form: URLSearchParams, key?: string): unknown {
    const [, , resource, id, verb] = path.replace('/v1/checkout/', '/v1/').split('/')
    if (resource === 'prices') {
      const wanted = [...query].filter(([name]) => name.startsWith('lookup_keys')).map(([, value]) => value)
      const all = [...prices].map(([plan, unit_amount]) => ({
        object: 'price',
        id: `price_${plan}`,
        lookup_key: `kinstead_${plan}`,
        product: `prod_${plan}`,
        ...{ unit_amount, currency: 'usd', type: 'one_time', active: true, tax_behavior: 'exclusive' },
      }))
      return list(all.filter(({ lookup_key }) => wanted.includes(lookup_key)))
    }
    if (resource === 'disputes') return list(charges.get(query.get('charge') ?? '')?.disputes ?? [])
    if (resource !== 'sessions') return
    if (method === 'POST' && !id) return shown(create(form, key), false)
    if (!id) return list([...sessions.values()].filter(({ intent }) => intent === query.get('payment_intent')))
    const session = sessions.get(id)
    if (!session) return
    if (verb === 'expire') {
      if (session.status !== 'open') return
      session.status = 'expired'
      session.url = null
    }
    return shown(session, [...query.values()].includes('payment_intent.latest_charge'))
  }

  function complete(id: string, outcome: Partial<Session>): Session & { intent: string } {
    const session = sessions.get(id)
    if (session?.status !== 'open') throw new Error(`There is no open payment ${id}.`)
    const ended = { status: 'complete', intent: `pi_${randomUUID()}`, url: null } as const
    return Object.assign(session, ended, outcome)
  }

  function pay(id: string, discount = 0): void {
    const { intent, amount_total } = complete(id, { payment_status: 'paid', intentStatus: 'succeeded' })
    const amount = amount_total - discount
    Object.assign(sessions.get(id) as Session, { amount_total: amount })
    const charge = { id: `ch_${randomUUID()}`, intent, amount, amount_refunded: 0, refunded: false, disputes: [] }
    charges.set(charge.id, charge)
  }

  const makeFree = (id: string): Session =>
    Object.assign(sessions.get(id) as Session, { amount_total: 0, payment_status: 'no_payment_required' })

  const found = (id: string) => {
    const charge = chargeOf(sessions.get(id) as Session)
    if (!charge) throw new Error(`Payment ${id} has no charge.`)
    return charge
  }

  function report(type: string, id: string, at = new Date()): Report {
    const about = type.startsWith('checkout.')
      ? shown(sessions.get(id) as Session, false)
      : { object: 'charge', id: found(id).id, payment_intent: sessions.get(id)?.intent }
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object: about } })
    const timestamp = Math.floor(at.getTime() / 1_000)
    const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp })
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
  }
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const id = pathname.split('/')[2] ?? ''
    if (pathname.startsWith('/pay/')) {
      const session = sessions.get(id)
      if (!session) return response.writeHead(404).end()
      if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(payPage(session))
      pay(id)
      await standIn.onPaid?.(report('checkout.session.completed', id))
      return response.writeHead(303, { location: session.success_url }).end()
    }
    forms.set(pathname, form)
    const key = request.headers['idempotency-key']?.toString()
    const body = failing ? undefined : answer(request.method ?? '', pathname, searchParams, form, key)
    response.writeHead(failing ? 500 : body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? { error: { type: 'invalid_request_error', message: 'No such thing' } }))
  })
  await new Promise<void>((done) => http.listen(port, '127.0.0.1', done))
  const standIn: StripeStandIn = {
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_only',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API: url,
    },
    sessions,
    lastForm: (path) => forms.get(path),
    pay,
    makeFree: (id) => void makeFree(id),
    completeFree: (id) => void Object.assign(makeFree(id), { status: 'complete', url: null }),
    debit: (id) => void complete(id, { intentStatus: 'processing' }),
    rejectDebit: (id) => void Object.assign(sessions.get(id) as Session, { intentStatus: 'requires_payment_method' }),
    refund(id, cents) {
      const charge = found(id)
      charge.amount_refunded += cents ?? charge.amount - charge.amount_refunded
      charge.refunded = charge.amount_refunded === charge.amount
    },
    dispute(id, status) {
      found(id).disputes = [{ id: 'dp_1', status }]
    },
    report,
    onPaid: undefined,
    setPrice: (plan, cents) => prices.set(plan, cents),
    fail: (now) => {
      failing = now
    },
    stop: () =>
      new Promise((done) => {
        http.close(() => done())
        http.closeAllConnections()
      }),
  }
  return standIn
}

/** Settings with which a server in this process takes its payments there. */
export const settingsOf = ({ env }: Pick<StripeStandIn, 'env'>): StripeSettings => ({
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
  api: env.STRIPE_API ?? '',
  tax: false,
})
