import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { samples } from '#samples/families.ts'
import { stepModule } from '#scripts/prerender.ts'
import { BUDGETS, BUILDER, scriptsOf, weightOf } from '#tests/bytes/budgets.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change } from './account.ts'
import { expect, fetchedAhead, test } from './fixtures.ts'
import { logIn, logOut, toastOf } from './journey/pages.ts'

test.use({ prefetch: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const MISSING = 'This Page Could Not Be Loaded'

test('a page whose code does not come says so below the header, lets its reader go elsewhere, and opens when it can', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^The code of a page could not be fetched/)
  const code = '**/assets/about-page-*'
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await page.goto(pages.services)
  await inHeader(page, 'About Us').click()
  await expect(heading(page)).toHaveText(MISSING)
  await expect(page).toHaveURL(pages.about)
  await check(page)

  await inHeader(page, 'Blog').click()
  await expect(heading(page)).toHaveText('Dynasty Trust Insights')
  await inHeader(page, 'About Us').click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(MISSING)
  await page.unroute(code)
  await expect(heading(page)).toHaveText('One line for each generation')
})

test(
  'an article whose text does not come leaves the page around it',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^The code of a page could not be fetched/)
    const text = '**/assets/02-digital-*'
    await page.route(text, (route) => route.abort('internetdisconnected'))
    await page.goto(pages.blog)
    await page
      .getByRole('link', { name: /Digital Assets in a Dynasty Trust/ })
      .first()
      .click()
    await expect(heading(page)).toHaveText('Digital Assets in a Dynasty Trust')
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
    await page.unroute(text)
    await expect(page.locator('[data-article="2"] h2').first()).toBeVisible()
  },
)

test(
  'without a connection a visitor still goes from page to page, and reads that logging in fails',
  ONLY_THOROUGH,
  async ({ page, context, account, expectFailures }) => {
    expectFailures(/./)
    await context.clearCookies()
    await page.goto(pages.home)
    await fetchedAhead(page, 'login-page', 'legal-pages', 'reference')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (const [name, title] of [
      ['Services', 'Trust Creation Services'],
      ['Blog', 'Dynasty Trust Insights'],
      ['About Us', 'One line for each generation'],
      ['Sign Up', 'Create Your Account'],
      ['Log In', 'Log In to Your Account'],
    ] as const) {
      await inHeader(page, name).click()
      await expect(heading(page)).toHaveText(title)
    }
    await logIn(page, account)
    await expect(toastOf(page)).toContainText('Login failed')
  },
)

test(
  'without a connection every page of an account opens, and typing is asked about at Log Out',
  ONLY_THOROUGH,
  async ({ page, account, context, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Reading the account failed/)
    await change(account, { trustName: 'The Begun Trust' })
    await page.goto('/trust-builder/grantor')
    await fetchedAhead(page, 'save-drafts', 'log-out', 'settings-page', 'from-file-pages', 'reference')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Full Legal Name').fill('Ada Rose Alder')
    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await expect(heading(page)).toHaveText('Account Settings')
    await logOut(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You typed something here that is not saved: Grantor Information.')
    await dialog.getByRole('button', { name: 'Stay logged in' }).click()
    await page.goBack()
    await expect(page.getByLabel('Full Legal Name')).toHaveValue('Ada Rose Alder')
  },
)

test('somebody who saves data fetches nothing ahead', ONLY_THOROUGH, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pages.login)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/(blog|services)-page-/.test(url))).toEqual([])
})

test(
  'a page of which no code comes says so, and opens with the next try',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await page.goto(pages.dashboard)
    await expect(heading(page)).toHaveText(MISSING, { timeout: 15_000 })
    await check(page)
    await page.unroute('**/assets/*.js')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    await expect(page.getByText('Its code has not come.')).toBeHidden()
    await account.api.get('/api/session')
  },
)

/** The scripts that a page's visit fetches, but for what it fetches ahead once it has nothing else to do. */
async function scriptsFetched(page: Page, path: string, heading: string): Promise<Set<string>> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/(assets\/[\w.-]+\.js)$/.exec(request.url()) ?? []
    if (file) fetched.add(file)
  })
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} }))
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  return fetched
}

test.describe('with nothing fetched ahead', () => {
  test.use({ prefetch: false })

  for (const [slug, heading] of [
    ['grantor', 'Grantor Information'],
    ['beneficiaries', 'Beneficiaries'],
  ] as const)
    test(
      `a browser fetches for the step ${slug} what is weighed for it, and no more`,
      onlyThoroughUnless(slug === 'grantor'),
      async ({ page, account }) => {
        await change(account, samples.complete)
        const fetched = await scriptsFetched(page, `/trust-builder/${slug}`, heading)
        const weighed = scriptsOf([...BUILDER, stepModule(slug)])
        expect([...fetched].filter((file) => !weighed.has(file))).toEqual([])
        expect(weightOf(fetched)).toBeLessThanOrEqual(BUDGETS.step)
      },
    )
})
