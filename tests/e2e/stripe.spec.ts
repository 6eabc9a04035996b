import type { Page } from '@playwright/test'
import { samples } from '#samples/families.ts'
import { type StripeStandIn, standInForStripe } from '../payments/stripe-stand-in.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { change } from './account.ts'
import { axe, expect, test as fixtures } from './fixtures.ts'
import { paymentOf } from './journey/checkout.ts'
import { expectToast } from './journey/pages.ts'

interface PaidServer {
  server: Awaited<ReturnType<typeof launchServer>>
  stripe: StripeStandIn
}
const test = fixtures.extend<object, PaidServer>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const stripe = await standInForStripe()
      await use(stripe)
      await stripe.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await launchServer({ env: { ...stripe.env, PAYMENT_CHECK: 'on' } })
      stripe.onPaid = ({ body, headers }) => fetch(`${server.url}/webhooks/stripe`, { method: 'POST', body, headers })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.describe.configure({ mode: 'default' })

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue to Payment' })

test('a package is paid on the page of Stripe, and shown with its receipt', async ({ page, account, stripe }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/services')
  await page.goto('/checkout?plan=pro')
  await expect(page.getByText('Your card details never reach our servers.')).toBeVisible()
  await expect(page.getByLabel('Card Number')).toHaveCount(0)
  if (thorough) await axe(page)
  await proceed(page).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was charged' })).toBeVisible()
  expect(await paymentOf(account.api)).toEqual({ hasPaid: false, packageType: null })

  await proceed(page).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectToast(page, 'Purchase Successful!')
  await expect(page).toHaveURL('/trust-builder')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })

  await page.goto('/account/settings?tab=billing')
  const payments = page.getByRole('region', { name: 'Payments' }).or(page.getByRole('tabpanel', { name: 'Billing' }))
  await expect(payments.getByText('Your package: Pro.')).toBeVisible()
  await expect(payments.getByText('Pro $199.00')).toBeVisible()
  await expect(payments.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', /\/receipts\/ch_/)
  await axe(page)
  expect(stripe.sessions.size).toBe(2)
})

test(
  'no page says that no card is charged, before it is hydrated either',
  ONLY_THOROUGH,
  async ({ browser, server }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled })
      for (const path of ['/', '/services', '/checkout?plan=elite']) {
        await page.goto(`${server.url}${path}`)
        if (javaScriptEnabled || !path.includes('checkout')) await expect(page.getByText('$399').first()).toBeVisible()
        await expect(page.getByText('No card is charged in this installation.')).toBeHidden()
      }
      await page.close()
    }
  },
)

test(
  'who comes back before the report waits for it, and a refund closes the builder',
  ONLY_THOROUGH,
  async ({ page, account, stripe }) => {
    await page.goto('/checkout?plan=elite&payment=made')
    await expect(proceed(page), 'of a payment that was never begun nothing is confirmed').toBeVisible()
    await expect(page).toHaveURL('/checkout?plan=elite')
    const deliver = stripe.onPaid
    let held: Parameters<NonNullable<typeof deliver>>[0] | undefined
    stripe.onPaid = async (report) => {
      held = report
    }
    const at = new Date().toISOString()
    const open = { id: 'cs_1', plan: 'elite', amount: 39_900, refunded: 0, state: 'open', counts: false, at }
    await page.route('**/api/payments', (route) => route.fulfill({ json: { payments: [open] } }))
    await proceed(page).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: 'Confirming your payment…' })).toBeVisible()
    stripe.onPaid = deliver
    if (!held || !deliver) throw new Error('Nothing was paid.')
    await deliver(held)
    await expectToast(page, 'Purchase Successful!')
    await page.unroute('**/api/payments')
    await change(account, samples.complete)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')

    const [id] = [...stripe.sessions.values()]
      .filter(({ status }) => status === 'complete')
      .map((session) => session.id)
      .slice(-1)
    stripe.refund(id ?? '')
    const { body, headers } = stripe.report('charge.refunded', id ?? '')
    await deliver({ body, headers })
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/services')
    await page.goto('/account/settings?tab=security')
    await expect(page.getByText('You can download your documents with a package.')).toBeVisible()
  },
)

test(
  'who comes back from a payment that the bank rejected sees that it failed, and can pay again',
  ONLY_THOROUGH,
  async ({ page, account, stripe }) => {
    await page.goto('/checkout?plan=pro')
    await proceed(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const id = [...stripe.sessions.keys()].at(-1) ?? ''
    stripe.debit(id)
    stripe.rejectDebit(id)
    await page.goto('/checkout?plan=pro&payment=made')
    await expect(page.getByRole('alert').filter({ hasText: 'Payment Error' })).toContainText(
      'There was an error processing your payment. Please try again.',
      { timeout: 20_000 },
    )
    await expectToast(page, 'Purchase Failed')
    await expect(page).toHaveURL('/checkout?plan=pro')
    await expect(proceed(page)).toBeVisible()
    expect(await paymentOf(account.api)).toEqual({ hasPaid: false, packageType: null })
  },
)

test(
  'who has paid for a larger package meanwhile is shown the payment that is not needed',
  ONLY_THOROUGH,
  async ({ page, context, stripe, account }) => {
    await page.goto('/checkout?plan=starter')
    await proceed(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const begun = [...stripe.sessions.values()].at(-1)
    const other = await context.newPage()
    await other.goto('/checkout?plan=elite')
    await proceed(other).click()
    await other.getByRole('button', { name: 'Pay' }).click()
    await expect(other).toHaveURL('/trust-builder')
    // It was paid in the moment in which the other payment ended it.
    if (begun) begun.status = 'open'
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page).toHaveURL('/account/settings?tab=billing')
    await expect(page.getByText('Paid, but not needed')).toBeVisible()
    expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'elite' })
  },
)

test(
  'where Stripe fails, the page says that nothing was charged',
  ONLY_THOROUGH,
  async ({ page, account, stripe, expectFailures }) => {
    expectFailures(/^The payment could not be begun/, /status of 503/)
    expect(account.uid).toBeTruthy()
    await page.goto('/checkout?plan=starter')
    stripe.fail(true)
    try {
      await proceed(page).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'The payment page cannot be opened right now.' }),
      ).toBeVisible({ timeout: 30_000 })
    } finally {
      stripe.fail(false)
    }
  },
)
