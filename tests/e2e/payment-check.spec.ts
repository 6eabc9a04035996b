import type { Page } from '@playwright/test'
import { stepPath } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { axe, expect, test as fixtures } from './fixtures.ts'
import { buyElsewhere, fillCard, openCheckout, paymentOf, submitOf } from './journey/checkout.ts'
import { expectToast } from './journey/pages.ts'

const TESTER = 'tester@family.example'
const serverWith = (env: Record<string, string>) =>
  fixtures.extend<object, { server: Awaited<ReturnType<typeof launchServer>> }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
      async ({}, use) => {
        const server = await launchServer({ env })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })
const on = serverWith({ PAYMENT_CHECK: 'on', TEST_ACCOUNT_EMAIL: TESTER })

// All in one worker, for each worker would start a server of this kind.
on.describe.configure({ mode: 'default' })

const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'See the plans' })
const firstSheet = (page: Page) => page.getByRole('region', { name: /^Page 1 of / })
const noPreview = (page: Page) => page.getByText('Previews of your documents are part of the Pro and Elite packages.')

async function expectBuilder(page: Page): Promise<void> {
  await page.goto(stepPath('name'))
  await expect(page.getByLabel('Trust Name')).toBeVisible()
  await expect(cart(page)).toHaveCount(0)
}

fixtures(
  'with the check off, as it is by default, a Starter account has previews, as one that bought nothing',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await expectBuilder(page)
    const preview = async () => {
      await page.goto('/preview/trust-agreement')
      await expect(firstSheet(page)).toBeVisible()
      await expect(noPreview(page)).toHaveCount(0)
    }
    await preview()
    expect(await paymentOf(account.api)).toEqual({ hasPaid: false, packageType: null })
    await buyElsewhere(account.api, 'starter')
    await preview()
    await page.goto('/checkout')
    await expect(page, 'which still knows who has paid').toHaveURL('/dashboard')
  },
)

on('with the check on, the builder and nothing else is closed to who has not paid', async ({ page, account }) => {
  await change(account, samples.complete)
  for (const path of [
    '/trust-builder',
    '/trust-builder/',
    '/trust-builder/summary',
    stepPath('grantor'),
    '/trust-builder?start=true',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/services')
    await expect(page.getByText('The Trust Builder opens with any of the three.'), path).toBeVisible()
  }
  await expect(cart(page)).toBeVisible()
  for (const path of ['/dashboard', '/account/settings', '/', '/blog', '/about-us', '/checkout', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
    await expect(cart(page), path).toBeVisible()
  }
  await page.goto('/preview/trust-agreement')
  await expect(noPreview(page)).toBeVisible()
  expect((await account.api.get('/api/trust')).status()).toBe(200)
})

for (const [plan, previews] of [
  ['starter', false],
  ['pro', true],
  ['elite', true],
] as const)
  on(
    `with the check on, ${plan} opens the builder, and previews: ${previews}`,
    ONLY_THOROUGH,
    async ({ page, account }) => {
      await change(account, samples.complete)
      await openCheckout(page, plan)
      await expect(cart(page)).toBeVisible()
      await fillCard(page)
      await submitOf(page).click()
      await expectToast(page, 'Purchase Successful!')
      await expect(page).toHaveURL('/dashboard')
      await expect(cart(page)).toHaveCount(0)
      await expectBuilder(page)
      await page.goto('/preview/trust-agreement')
      await expect(previews ? firstSheet(page) : noPreview(page)).toBeVisible()
      await expect(previews ? noPreview(page) : firstSheet(page)).toHaveCount(0)
    },
  )

on('the cart of an unpaid user has room beside the menu on every phone', ONLY_THOROUGH, async ({ page, account }) => {
  expect(await paymentOf(account.api)).toMatchObject({ hasPaid: false })
  await page.goto('/services')
  await expect(cart(page)).toBeVisible()
  for (const width of [320, 390, 431, 433]) {
    await page.setViewportSize({ width, height: 800 })
    const toggle = await page.getByRole('button', { name: 'Open the menu' }).boundingBox()
    expect(toggle && toggle.x + toggle.width, `at ${width} pixels`).toBeLessThanOrEqual(width)
  }
})

on('who has Starter upgrades to a larger package for the difference', ONLY_THOROUGH, async ({ page, account }) => {
  await buyElsewhere(account.api, 'starter')
  await page.goto('/services')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(card('Starter')).toContainText('Your package')
  await expect(page.getByRole('link', { name: /^Select/ })).toHaveCount(0)
  await expect(card('Elite')).toContainText('$300 more than Starter, which you have paid for')
  await axe(page)
  await card('Pro').getByRole('link', { name: 'Upgrade to Pro' }).click()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary).toContainText('Starter, which you have paid for−$99.00')
  await expect(summary).toContainText('Total$100.00')
  await expect(summary.getByRole('link', { name: 'Starter' })).toHaveCount(0)
  await axe(page)
  await fillCard(page)
  await submitOf(page).click()
  await expectToast(page, 'You now have access to the Pro package')
  expect(await paymentOf(account.api)).toEqual({ hasPaid: true, packageType: 'pro' })
  await page.goto('/services')
  await expect(card('Starter')).toContainText('Part of your package')
  await expect(card('Pro')).toContainText('Your package')
  await expect(card('Elite').getByRole('link', { name: 'Upgrade to Elite' })).toBeVisible()
})

on(
  'a newcomer reads that a package comes before the builder, and why the plans are shown',
  ONLY_THOROUGH,
  async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('main')).not.toContainText('later')
    await page.getByRole('link', { name: 'Start Building Your Trust' }).click()
    await expect(page.getByRole('main')).toContainText('You then choose a package, and the Trust Builder opens.')
  },
)

on('a payment check that fails lets the user through', ONLY_THOROUGH, async ({ page, account, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^The payment check failed/)
  await change(account, samples.begun)
  await page.route('**/api/session', (route) => route.abort())
  await page.goto(stepPath('name'))
  await expect(page.getByLabel('Trust Name')).toBeVisible()
})

on(
  'a purchase in another browser opens the builder here, and takes the cart away',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await page.goto('/dashboard')
    await expect(cart(page)).toBeVisible()
    await buyElsewhere(account.api, 'pro')
    // The page listens once it is idle.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(cart(page)).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  },
)

on('a purchase in another browser shows on the next page, too', ONLY_THOROUGH, async ({ page, account }) => {
  // What asks the server again is loaded once the page is idle.
  const idle = page.waitForResponse(/\/idle-parts-/)
  await page.goto('/dashboard')
  await expect(cart(page)).toBeVisible()
  await idle
  await buyElsewhere(account.api, 'pro')
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(cart(page)).toHaveCount(0)
})

on('the test account is treated as paid, and buys nothing', ONLY_THOROUGH, async ({ page, context, server }) => {
  const sheet = { email: TESTER.toUpperCase(), password: 'granite-lantern-meadow', firstName: 'Tess', lastName: 'Lee' }
  const answer = await context.request.post('/api/sign-up', { data: sheet, headers: { Origin: server.url } })
  expect(answer.status()).toBe(200)
  await page.goto('/checkout?plan=pro')
  await expect(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible()
  await expect(page).toHaveURL('/trust-builder')
  expect(await paymentOf(context.request)).toEqual({ hasPaid: false, packageType: null })
})
