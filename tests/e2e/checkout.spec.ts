import type { Page } from '@playwright/test'
import { buyPackage } from '#api/purchases.ts'
import { readSession } from '#api/session.ts'
import { plans } from '#content/plans.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import {
  buyElsewhere,
  fillCard,
  holdPurchases,
  openCheckout,
  paymentOf,
  submitOf,
  tracesIn,
} from './journey/checkout.ts'
import { STEP, stopClock, untilShown } from './journey/pages.ts'
import { cutOff, leaveUnanswered, recover, rejectRequests } from './journey/saving.ts'
import { recordRequests, storedByServer, storedWithAddress } from './journey/stored-and-sent.ts'

const FAILED = [/^Failed to load resource/, /^The purchase failed/] as const

const allSet = (page: Page) => page.getByRole('heading', { level: 1, name: "You're All Set!" })

test('buying a package: one order, whatever is pressed, and the card goes nowhere', async ({
  page,
  context,
  account,
  server,
}) => {
  const sent = recordRequests(context)
  const { made, open } = await holdPurchases(page)
  const before = Date.now()
  await openCheckout(page, 'elite')
  await fillCard(page)
  await page.getByLabel('CVC').press('Enter')
  await page.keyboard.press('Enter')
  await submitOf(page).dblclick({ force: true })
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  await expect.poll(() => made.length).toBe(1)
  const [answer] = await Promise.all([page.waitForResponse('**/api/purchases'), open()])
  await seeToast(page, 'checkout.successful', { title: 'Elite' })
  await seeNavigation(page, 'checkout.successful.to')
  expect(await page.evaluate(() => sessionStorage.getItem('selectedPlan'))).toBeNull()
  expect(made).toEqual([{ body: '{"plan":"elite"}', key: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  const { purchase } = buyPackage.response.parse(await answer.json())
  expect(purchase).toMatchObject({
    userId: account.uid,
    packageId: 'elite',
    packageName: 'Elite',
    amount: plans.find(({ id }) => id === 'elite')?.price,
    currency: 'USD',
    paymentMethod: 'credit_card',
    status: 'completed',
  })
  const at = Date.parse(purchase?.purchaseDate ?? '')
  expect(purchase?.id).toBe(`${account.uid}_${at}`)
  expect(at).toBeGreaterThanOrEqual(before)
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'elite' })
  expect(sent.text()).toContain('{"plan":"elite"}')
  expect(tracesIn(sent.text())).toEqual([])
  expect(tracesIn(await storedWithAddress(page))).toEqual([])
  expect(tracesIn(storedByServer(server.dataDir) + server.log())).toEqual([])
  // Back leads past the checkout, which would only lead forward again.
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout/)
})

test('the payment status is checked, and who has paid is led on, by the button or after half a second', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The payment status could not be read/)
  await rejectRequests(page, readSession, 'unavailable', 'The server is restarting.')
  await openCheckout(page, 'pro')
  await seeText(page, 'checkout.heading')
  await page.goto('about:blank')
  await recover(page)

  await stopClock(page)
  await leaveUnanswered(page, readSession)
  await page.goto('/checkout', { waitUntil: 'commit' })
  await untilShown(page, page.getByText('Checking payment status...'))
  await seeText(page, 'checkout.checking')
  await page.clock.fastForward(1_000)
  // Waiting for an answer has an end.
  await untilShown(page, page.getByLabel('Card Number'))
  await page.goto('about:blank')
  await recover(page)

  await buyElsewhere(account.api, 'starter')
  await page.goto('/checkout?plan=elite')
  await untilShown(page, allSet(page))
  await seeText(page, 'checkout.all-set')
  await seeText(page, 'checkout.has-access')
  await page.clock.runFor(500 - STEP)
  await expect(page).toHaveURL('/checkout?plan=elite')
  await page.clock.runFor(STEP)
  await seeNavigation(page, 'checkout.paid.to')

  await page.goto('/checkout')
  await untilShown(page, allSet(page))
  await seeText(page, 'checkout.go-to-builder')
  await page.route('**/api/trust', () => undefined)
  await page.getByRole('link', { name: 'Go to Trust Builder' }).click()
  await seeNavigation(page, 'checkout.go-to-builder.to')
})

test('while it is processed nothing can be changed, and "Taking too long?" leads on, to one purchase', async ({
  page,
  account,
}) => {
  const { made, open } = await holdPurchases(page)
  await openCheckout(page, 'pro')
  await fillCard(page)
  await submitOf(page).click()
  await seeText(page, 'checkout.processing')
  await seeText(page, 'checkout.processing-note')
  await seeText(page, 'checkout.too-long')
  expect(await submitOf(page).evaluate((button: HTMLButtonElement) => button.matches(':disabled'))).toBe(true)
  for (const label of ['Name on Card', 'Card Number', 'Expiry Date', 'CVC'])
    await expect(page.getByLabel(label)).toBeDisabled()
  await expect(page.locator('nav[inert]'), 'the other packages lead nowhere').toContainText('Elite')
  await page.getByRole('button', { name: 'Taking too long? Click to continue' }).click()
  await expect.poll(() => made.length).toBe(2)
  expect(made[1], 'the same order again').toEqual(made[0])
  open()
  await expect(page).toHaveURL('/trust-builder')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
})

test('"Taking too long?" grants access when the first request gets no answer; when it cannot, it says so', async ({
  page,
  account,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Access could not be granted/)
  let asked = 0
  await page.route('**/api/purchases', (route) => {
    asked++
    if (asked === 2) return route.abort()
    return asked === 1 ? undefined : route.continue()
  })
  await openCheckout(page)
  await fillCard(page)
  await submitOf(page).click()
  const tooLong = page.getByRole('button', { name: 'Taking too long? Click to continue' })
  await tooLong.click()
  await seeToast(page, 'checkout.grant-failed')
  await tooLong.click()
  await seeToast(page, 'checkout.granted')
  await seeNavigation(page, 'checkout.granted.to')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'starter' })
})

test('by keyboard: a purchase that fails says so, keeps what was typed and the focus, and can be tried again, for long', async ({
  page,
  account,
  expectFailures,
  watch,
}) => {
  expectFailures(...FAILED, /^The payment takes longer than usual/)
  await page.clock.install()
  await openCheckout(page, 'pro')
  await page.getByLabel('Name on Card').focus()
  for (const typed of ['Ada Byron', '4111111111111111', '0437', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(page)).toBeFocused()
  await rejectRequests(page, buyPackage, 'internal-error', 'Something went wrong on our side.')
  await page.keyboard.press('Enter')
  await seeToast(page, 'checkout.purchase-failed')
  const error = page.getByRole('alert').filter({ hasText: 'Payment Error' })
  await seeText(error, 'checkout.payment-error')
  await seeText(error, 'checkout.payment-error-text')
  await expect(page.getByLabel('Card Number')).toHaveValue('4111111111111111')
  await expect(page.getByLabel('Card Number')).toBeEnabled()
  expect(await paymentOf(account.api)).toEqual({ hasPaid: false, packageType: null })
  await recover(page)

  const { open } = await holdPurchases(page)
  await submitOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Taking too long/ })).toBeFocused()
  await page.clock.fastForward(5_000)
  await expect.poll(() => watch.consoleErrors.join()).toContain('The payment takes longer than usual')
  await seeText(page, 'checkout.processing')
  open()
  await seeToast(page, 'checkout.successful', { title: 'Pro' })
})

test(
  'on a phone, the second press of a double click finds nothing else under the finger, also after a failure',
  ONLY_THOROUGH,
  async ({ page, account: _in, expectFailures }) => {
    expectFailures(...FAILED)
    await page.setViewportSize({ width: 390, height: 844 })
    await openCheckout(page, 'pro')
    await fillCard(page)
    const top = () => submitOf(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
    const before = await top()
    await cutOff(page, buyPackage)
    await submitOf(page).click()
    await expect(page.getByText('Payment Error')).toBeVisible()
    await recover(page)
    const { made, open } = await holdPurchases(page)
    await submitOf(page).dblclick()
    await expect(page.getByRole('button', { name: 'Taking too long? Click to continue' })).toBeVisible()
    expect(await top()).toBe(before)
    await page.waitForTimeout(300)
    expect(made).toHaveLength(1)
    open()
    await seeToast(page, 'checkout.successful', { title: 'Pro' })
  },
)

test(
  'an answer that is lost after the purchase was made does not make two',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(...FAILED)
    const ids = new Set<string>()
    let lost = true
    await page.route('**/api/purchases', async (route) => {
      const answer = await route.fetch()
      ids.add(buyPackage.response.parse(await answer.json()).purchase?.id ?? '')
      if (!lost) return route.fulfill({ response: answer })
      lost = false
      return route.abort()
    })
    await openCheckout(page, 'pro')
    await fillCard(page)
    await submitOf(page).click()
    await seeToast(page, 'checkout.purchase-failed')
    await submitOf(page).click()
    await seeToast(page, 'checkout.successful', { title: 'Pro' })
    expect(ids.size).toBe(1)
    expect([...ids]).toEqual([(await buyElsewhere(account.api, 'elite')).id])
  },
)

test(
  'a session that has ended leads to the login page and back',
  ONLY_THOROUGH,
  async ({ page, context, account: _in, expectFailures }) => {
    expectFailures(...FAILED)
    await openCheckout(page, 'pro')
    await fillCard(page)
    await context.clearCookies()
    await submitOf(page).click()
    await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeVisible()
    await expect(page.getByText('Your session has ended, and nothing was bought.')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Purchase Failed' })).toHaveCount(0)
  },
)
