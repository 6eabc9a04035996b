import { pages } from '#api/pages.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { arrive, check } from './accessibility.ts'
import { createAccount, signInto } from './account.ts'
import { expect, test } from './fixtures.ts'
import { fillCard, openCheckout, submitOf } from './journey/checkout.ts'
import { button, formOf, toastOf } from './journey/pages.ts'

/** Of the articles and the sample documents, `npm test` has one with a table, one with a list and one with both. */
const USUAL = ['/blog/8', `${pages.samples}/trust-agreement`, `${pages.samples}/schedule-a`]
const content = publicPages
  .filter(({ article, path }) => (article ? [1, 8].includes(article.id) : path !== pages.apiReference))
  .map(({ path }) => path)
  .filter((path) => thorough || USUAL.includes(path) || !/^\/(blog|samples)\/./.test(path))
const others = [
  pages.checkout,
  pages.resetPassword,
  pages.verifyEmail,
  pages.unsubscribe,
  '/no-such-page',
  '/google-return/?outcome=failed',
]

// Several in a test, for a test costs about as much as one of these pages.
const PARTS = 6
for (const part of Array(PARTS).keys())
  test(`the public pages, part ${part + 1} of ${PARTS}`, async ({ page, expectFailures }) => {
    test.setTimeout(thorough ? 240_000 : 90_000)
    expectFailures(/404/)
    for (const [at, path] of [...content, ...others].entries()) {
      if (at % PARTS !== part) continue
      await arrive(page, path, /./)
      await check(page, { phone: true })
    }
  })

test('the API reference, of whose many alike sections a few stand for the others', async ({ page }) => {
  await arrive(page, pages.apiReference, 'API Reference')
  // axe takes as long for all of them as for ten other pages.
  if (!thorough)
    await page.evaluate(() => {
      const sections = [...document.querySelectorAll('main section')].filter((each) => !each.querySelector('section'))
      for (const section of sections.slice(12)) section.remove()
    })
  await check(page, { phone: true })
})

test('the testimonials as a carousel', ONLY_THOROUGH, async ({ page }) => {
  await arrive(page, pages.home, /./)
  await page.getByRole('heading', { name: 'In their words' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeVisible()
  await check(page, { phone: true })
})

test('the newsletter with an error and with its thanks', ONLY_THOROUGH, async ({ page }) => {
  await arrive(page, pages.about, /./)
  await page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await check(page, { phone: true })
  await page.getByRole('main').getByLabel('Email').fill('ann@family.example')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toastOf(page)).toBeVisible()
  await check(page)
})

for (const name of ['/login', '/signup'] as const)
  test(`${name} with errors and a toast`, ONLY_THOROUGH, async ({ page, expectFailures }) => {
    expectFailures()
    await arrive(page, name, /./)
    await formOf(page)
      .getByRole('button', { name: /^(Log In|Sign Up)$/ })
      .click()
    await expect(page.getByText('There is a problem')).toBeVisible()
    await check(page, { phone: true })
  })

test(
  'a forgotten password: errors, sent, rejected; a link: errors, dead',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Asking for a new password failed/, /^Setting a new password failed/)
    await arrive(page, pages.forgotPassword, 'Forgot Your Password?')
    await button(page, 'Send Link').click()
    await expect(page.locator('[aria-invalid=true]')).toBeVisible()
    await check(page, { phone: true })
    await page.getByLabel('Email').fill(`${'very.long.name.'.repeat(4)}x@family.example`)
    await button(page, 'Send Link').click()
    await expect(page.getByText('No email is sent in this installation')).toBeVisible()
    await check(page, { phone: true })

    await arrive(page, `${pages.resetPassword}#token=unknown`, 'Set a New Password')
    await button(page, 'Set Password').click()
    await expect(page.getByText('There is a problem')).toBeVisible()
    await check(page, { phone: true })
    for (const label of ['New Password', 'Confirm New Password'])
      await page.getByLabel(label, { exact: true }).fill('granite-lantern-meadow')
    await button(page, 'Set Password').click()
    await expect(page.getByText('This link no longer works.')).toBeVisible()
    await check(page, { phone: true })
  },
)

test(
  'the checkout: with errors, almost there, failed, processing, and paid',
  ONLY_THOROUGH,
  async ({ page, context, server, expectFailures }) => {
    test.setTimeout(90_000)
    expectFailures(/^Failed to load resource/, /^The purchase failed/, /^The payment takes longer than usual/)
    await openCheckout(page, 'pro')
    await submitOf(page).click()
    await expect(page.getByText('There is a problem')).toBeVisible()
    await check(page, { phone: true })
    await fillCard(page)
    await submitOf(page).click()
    await expect(page.getByText('Almost there!')).toBeVisible()
    await check(page)

    const account = await createAccount(server.url)
    await signInto(context, account)
    await openCheckout(page, 'pro')
    await fillCard(page)
    await page.route('**/api/purchases', (route) => route.abort())
    await submitOf(page).click()
    await expect(page.getByText('Payment Error')).toBeVisible()
    await check(page, { phone: true })
    await page.unrouteAll()
    await page.route('**/api/purchases', () => undefined)
    await submitOf(page).click()
    await expect(page.getByText('Processing may take')).toBeVisible()
    await check(page, { phone: true })

    await account.api.post('/api/purchases', { data: { plan: 'pro' } })
    // Without its half second the page stays, to be looked at.
    await page.addInitScript(() => {
      const begin = window.setTimeout.bind(window)
      window.setTimeout = ((run: TimerHandler, ms?: number) => (ms === 500 ? 0 : begin(run, ms))) as typeof setTimeout
    })
    await page.goto(pages.checkout)
    await expect(page.getByRole('heading', { name: "You're All Set!" })).toBeVisible()
    await check(page, { phone: true })
    await account.api.dispose()
  },
)
