import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { card, fillCard, openCheckout, submitOf } from './journey/checkout.ts'
import { keptBy, keptByServer, tracesIn, watchTraffic } from './journey/leaks.ts'
import { expectToast } from './journey/toast.ts'

const leaksOf = (sent: readonly string[]) => sent.filter((text) => tracesIn(text).length > 0)

async function expectNothingKept(page: Page): Promise<void> {
  expect(tracesIn(await keptBy(page)), `what the browser keeps at ${page.url()}`).toEqual([])
}

test('the card leaves the page in no request, address, console, storage or log', async ({
  page,
  context,
  account: _in,
  server,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The purchase failed/)
  const sent = watchTraffic(context)
  await openCheckout(page, 'pro')
  await page.getByLabel('Card Number').fill('49291703 6825174')
  await submitOf(page).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNothingKept(page)

  await fillCard(page)
  await page.route('**/api/purchases', (route) => route.abort())
  await submitOf(page).click()
  await expect(page.getByText('Payment Error')).toBeVisible()
  await expectNothingKept(page)

  await page.reload()
  await expect(page.getByLabel('Card Number')).toHaveValue('')
  await fillCard(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByLabel('CVC').press('Enter')
  await expectToast(page, 'Purchase Successful!')
  await expectNothingKept(page)
  await page.waitForLoadState('networkidle')

  expect(sent.length, 'the watch saw the page at work').toBeGreaterThan(10)
  expect(sent.filter((text) => text.includes('/api/purchases')).map((text) => text.split('\n').at(-1))).toEqual([
    ...['{"plan":"pro"}', '{"plan":"pro"}'],
  ])
  expect(leaksOf(sent)).toEqual([])
  expect(tracesIn(keptByServer(server))).toEqual([])
})

test('a visitor’s card goes nowhere either, not even to the page that asks for an account', async ({
  page,
  context,
}) => {
  const sent = watchTraffic(context)
  await openCheckout(page, 'elite')
  await fillCard(page)
  await submitOf(page).click()
  await expect(page.getByText('Almost there!')).toBeVisible()
  expect(tracesIn(await page.content())).toEqual([])
  await expectNothingKept(page)
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expectNothingKept(page)
  expect(leaksOf(sent)).toEqual([])
})

test('a form sent by the browser itself would carry nothing', async ({ page }) => {
  await openCheckout(page)
  await fillCard(page)
  const carried = await page.locator('main form').evaluate((form: HTMLFormElement) => [...new FormData(form).keys()])
  expect(carried).toEqual([])
})

test('the watch would have seen each of these', async ({ page, context, expectFailures }) => {
  expectFailures()
  const sent = watchTraffic(context)
  await openCheckout(page)
  const planted: [string, (page: Page) => Promise<unknown>][] = [
    [
      'a body',
      (at) => at.evaluate((cvc) => fetch('/api/sign-in', { method: 'POST', body: `{"cvc":"${cvc}"}` }), card.cvc),
    ],
    ['an address', (at) => at.evaluate((number) => fetch(`/api/session?n=${number}`), card.number)],
    ['a header', (at) => at.evaluate((name) => fetch('/api/session', { headers: { 'x-name': name } }), card.name)],
    ['a beacon', (at) => at.evaluate((date) => void navigator.sendBeacon('/api/sign-out', date), card.expiry)],
    ['the console', (at) => at.evaluate((number) => console.log(number), card.number)],
  ]
  for (const [what, plant] of planted) {
    const before = leaksOf(sent).length
    await plant(page)
    await expect.poll(() => leaksOf(sent).length, what).toBeGreaterThan(before)
  }

  const keeping: [string, (page: Page) => Promise<unknown>][] = [
    ['local storage', (at) => at.evaluate((name) => localStorage.setItem('x', name), card.name)],
    ['session storage', (at) => at.evaluate((number) => sessionStorage.setItem('x', number), card.number)],
    ['a cookie', (at) => at.context().addCookies([{ name: 'x', value: card.cvc, url: at.url() }])],
    [
      'a database',
      (at) =>
        at.evaluate(
          (number) =>
            new Promise<void>((resolve) => {
              const opening = indexedDB.open('x', 1)
              opening.onupgradeneeded = () => opening.result.createObjectStore('x').put({ number }, 'x')
              opening.onsuccess = () => {
                opening.result.close()
                resolve()
              }
            }),
          card.number,
        ),
    ],
    ['the history', (at) => at.evaluate((date) => history.replaceState({ date }, ''), card.expiry)],
  ]
  for (const [what, keep] of keeping) {
    await page.context().clearCookies()
    await page.goto('/checkout')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
      indexedDB.deleteDatabase('x')
    })
    expect(tracesIn(await keptBy(page)), `before ${what}`).toEqual([])
    await keep(page)
    expect(tracesIn(await keptBy(page)), what).toHaveLength(1)
  }
})
