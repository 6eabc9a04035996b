import { seeText, seeToast } from '../ledger/seen.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { expect, test } from './fixtures.ts'
import { cardTyped, EMPTY, fillCard, holdPurchases, openCheckout, paymentOf, submitOf } from './journey/checkout.ts'
import { logOut } from './journey/pages.ts'

test(
  'leaving the page empties the card: to another page and back, when the browser keeps the page, and at a log-out',
  ONLY_THOROUGH,
  async ({ page, context, account: _in }) => {
    await openCheckout(page, 'pro')
    await fillCard(page)
    await page.getByRole('link', { name: 'Compare the packages' }).click()
    await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Card Number')).toBeVisible()
    expect(await cardTyped(page)).toEqual(EMPTY)
    await fillCard(page)
    const held = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      return [...document.querySelectorAll('input')].map(({ value }) => value)
    })
    expect(held, 'empty before the browser puts the page away').toEqual(EMPTY)

    await fillCard(page)
    const other = await context.newPage()
    await other.goto('/services')
    await logOut(other)
    await expect(page.getByText('You need an account to buy')).toBeVisible()
    expect(await cardTyped(page)).toEqual(EMPTY)
  },
)

test(
  'reloading while it is processed ends in one purchase or in none, and the page says which',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    const { open } = await holdPurchases(page)
    await openCheckout(page, 'pro')
    await fillCard(page)
    await submitOf(page).click()
    await seeText(page, 'checkout.processing-note')
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
  },
)

test(
  'who goes back while it is processed is not fetched away from where they went',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    const { open } = await holdPurchases(page)
    await page.goto('/services')
    // Followed before the program is there, a link loads the next page from the server, and going back ends what that page had begun.
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    await page.getByRole('link', { name: 'Select Pro' }).click()
    await fillCard(page)
    await submitOf(page).click()
    await seeText(page, 'checkout.processing-note')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
    open()
    await seeToast(page, 'checkout.successful', { title: 'Pro' })
    await expect(page).toHaveURL('/services')
    expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
  },
)

test('a purchase in one tab is known in the other at once', ONLY_THOROUGH, async ({ page, context, account: _in }) => {
  const other = await context.newPage()
  await openCheckout(other, 'elite')
  await openCheckout(page, 'pro')
  await fillCard(page)
  await submitOf(page).click()
  await seeToast(page, 'checkout.successful', { title: 'Pro' })
  await expect(other).toHaveURL('/trust-builder')
})
