import type { Page } from '@playwright/test'
import { buyPackage } from '#api/purchases.ts'
import { expect, test } from './fixtures.ts'
import {
  buyElsewhere,
  cardTyped,
  fillCard,
  holdPurchases,
  openCheckout,
  paymentOf,
  submitOf,
} from './journey/checkout.ts'
import { expectToast } from './journey/toast.ts'

const EMPTY = ['', '', '', '']

test('a double click and repeated Enter send one order', async ({ page, account: _in }) => {
  const { made, open } = await holdPurchases(page)
  await openCheckout(page, 'pro')
  await fillCard(page)
  await page.getByLabel('CVC').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await submitOf(page).dblclick({ force: true })
  await submitOf(page).click({ force: true })
  await expect.poll(() => made.length).toBe(1)
  open()
  await expectToast(page, 'Purchase Successful!')
  expect(made).toHaveLength(1)
})

test('on a phone, the second press of a double click finds nothing else under the finger, also after a failure', async ({
  page,
  account: _in,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The purchase failed/)
  await page.setViewportSize({ width: 390, height: 844 })
  await openCheckout(page, 'pro')
  await fillCard(page)
  const top = () => submitOf(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY)
  const before = await top()
  await page.route(`**${buyPackage.path}`, (route) => route.abort())
  await submitOf(page).click()
  await expect(page.getByText('Payment Error')).toBeVisible()
  await page.unroute(`**${buyPackage.path}`)
  const { made, open } = await holdPurchases(page)
  await submitOf(page).dblclick()
  await expect(page.getByRole('button', { name: 'Taking too long? Click to continue' })).toBeVisible()
  expect(await top()).toBe(before)
  await page.waitForTimeout(300)
  expect(made).toHaveLength(1)
  open()
  await expectToast(page, 'Purchase Successful!')
})

test('presses within one turn of the event loop send one order', async ({ page, account: _in }) => {
  const { made, open } = await holdPurchases(page)
  await openCheckout(page, 'pro')
  await fillCard(page)
  await submitOf(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  open()
  await expectToast(page, 'Purchase Successful!')
  expect(made).toHaveLength(1)
})

test('the whole purchase by keyboard alone', async ({ page, account }) => {
  await openCheckout(page, 'pro')
  await page.getByLabel('Name on Card').focus()
  for (const typed of ['Ada Byron', '4111111111111111', '0437', '123']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await expect(submitOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Purchase Successful!')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
})

test('while it is processed, Tab leads on to "Taking too long?"; after a failure the focus is back', async ({
  page,
  account: _in,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The purchase failed/)
  let fail: () => void = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/purchases', async (route) => {
    await failing
    await route.abort()
  })
  await openCheckout(page)
  await fillCard(page)
  await submitOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Taking too long/ })).toBeFocused()
  fail()
  await expect(page.getByText('Payment Error')).toBeVisible()
  await expect(submitOf(page)).toBeEnabled()
})

test('reloading while it is processed ends in one purchase or in none, and the page says which', async ({
  page,
  account,
}) => {
  const { open } = await holdPurchases(page)
  await openCheckout(page, 'pro')
  await fillCard(page)
  await submitOf(page).click()
  await expect(page.getByText('Processing may take')).toBeVisible()
  await page.reload()
  expect(await cardTyped(page), 'a reload brings no card back').toEqual(EMPTY)
  open()
  expect(await paymentOf(account.api)).toEqual({ hasPaid: false, packageType: null })
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  let arrived: () => void = () => {}
  const bought = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route('**/api/purchases', async (route) => {
    await route.fetch()
    arrived()
  })
  await fillCard(page)
  await submitOf(page).click()
  await bought
  await page.reload()
  await expect(page).toHaveURL('/trust-builder')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
})

test('who goes back while it is processed is not fetched away from where they went', async ({ page, account }) => {
  const { open } = await holdPurchases(page)
  await page.goto('/services')
  // Followed before the program is there, a link loads the next page anew, and going back ends what that page had begun.
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await page.getByRole('link', { name: 'Select Pro' }).click()
  await fillCard(page)
  await submitOf(page).click()
  await expect(page.getByText('Processing may take')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
  open()
  await expectToast(page, 'Purchase Successful!')
  await expect(page).toHaveURL('/services')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
})

test('two tabs: a purchase in one is known in the other at once, and two at a time make one', async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage()
  for (const [tab, plan] of [
    [page, 'pro'],
    [other, 'elite'],
  ] as [Page, string][]) {
    await openCheckout(tab, plan)
    await fillCard(tab)
  }
  await submitOf(page).click()
  await expectToast(page, 'Purchase Successful!')
  await expect(other).toHaveURL('/trust-builder')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
})

test('two devices that buy at the same moment have one purchase, and both are told which', async ({
  page,
  account,
  anotherBrowser,
}) => {
  const other = await (await anotherBrowser(account)).newPage()
  for (const [device, plan] of [
    [page, 'pro'],
    [other, 'elite'],
  ] as [Page, string][]) {
    await openCheckout(device, plan)
    await fillCard(device)
  }
  await Promise.all([submitOf(page).click(), submitOf(other).click()])
  const { packageName } = await buyElsewhere(account.api, 'starter')
  const words = `You now have access to the ${packageName} package`
  // Both at once, for neither toast waits for the other to be seen.
  await Promise.all([page, other].map((device) => expectToast(device, 'Purchase Successful!', words)))
})

test('a purchase on another device is known as soon as this window is looked at', async ({ page, account }) => {
  await openCheckout(page, 'pro')
  await buyElsewhere(account.api, 'pro')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/trust-builder')
})

test('logging out in another tab empties the card', async ({ page, context, account: _in }) => {
  await openCheckout(page, 'pro')
  await fillCard(page)
  const other = await context.newPage()
  await other.goto('/services')
  await other.getByRole('button', { name: 'My Account' }).click()
  await other.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectToast(other, 'Logged out successfully')
  await expect(page.getByText('You need an account to buy')).toBeVisible()
  expect(await cardTyped(page)).toEqual(EMPTY)
})

test('leaving the page empties the card: to another page and back, and when the browser keeps the page', async ({
  page,
}) => {
  await openCheckout(page, 'pro')
  await fillCard(page)
  await page.getByRole('link', { name: 'Compare the packages' }).click()
  await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Card Number')).toBeVisible()
  expect(await cardTyped(page)).toEqual(EMPTY)
  await fillCard(page)
  await page.goto('/terms')
  await page.goBack()
  await expect(page.getByLabel('Card Number')).toBeVisible()
  expect(await cardTyped(page)).toEqual(EMPTY)
  await fillCard(page)
  const held = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    return [...document.querySelectorAll('input')].map(({ value }) => value)
  })
  expect(held, 'empty before the browser puts the page away').toEqual(EMPTY)
})
