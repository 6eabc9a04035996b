import type { Locator, Page } from '@playwright/test'
import { readSession } from '#api/session.ts'
import { readTrustVersion } from '#api/trust.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'
import { leaveUnanswered } from './journey/failing-requests.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const follow = (place: Locator, name: string) => place.getByRole('link', { name, exact: true }).click()

test('header and footer lead a visitor everywhere', async ({ page }) => {
  await page.goto('/')
  for (const row of ['header.home', 'header.services', 'header.trust-builder', 'header.blog', 'header.about'] as const)
    await seeText(header(page), row)
  await seeText(header(page), 'header.login')
  await seeText(header(page), 'header.signup')
  for (const [name, row] of [
    ['Services', 'header.services.to'],
    ['Home', 'header.home.to'],
    ['Blog', 'header.blog.to'],
    ['Kinstead', 'header.logo.to'],
    ['About Us', 'header.about.to'],
    ['Log In', 'header.login.to'],
    ['Sign Up', 'header.signup.to'],
  ] as const) {
    await follow(header(page), name)
    await seeNavigation(page, row)
  }
  await seeText(footer(page), 'footer.not-a-law-firm')
  await seeText(footer(page), 'footer.copyright', { year: new Date().getFullYear() })
  for (const row of ['footer.terms', 'footer.blog', 'footer.about'] as const) await seeText(footer(page), row)
  for (const [name, row] of [
    ['Terms & Privacy', 'footer.terms.to'],
    ['Blog', 'footer.blog.to'],
    ['About Us', 'footer.about.to'],
  ] as const) {
    await follow(footer(page), name)
    await seeNavigation(page, row)
  }
})

test('what is for signed-in users asks a visitor to log in', async ({ page }) => {
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/login-page*', (route) => looked.then(() => route.continue()))
  await page.goto('/account/settings')
  await seeText(page, 'guard.authenticating')
  goOn()
  await seeNavigation(page, 'guard.settings.to')
  await seeText(page, 'login.heading')
  await page.goto('/dashboard')
  await seeNavigation(page, 'guard.dashboard.to')
  await page.goto('/trust-builder/grantor')
  await seeNavigation(page, 'guard.builder.to')
})

test('the account menu leads a user everywhere, the Trust Builder link waits for its check', async ({
  page,
  account: _signedIn,
}) => {
  const menu = page.getByRole('menu')
  const open = () => page.getByRole('button', { name: 'My Account' }).click()
  await page.goto('/')
  await open()
  for (const row of ['menu.heading', 'menu.dashboard', 'menu.new-trust', 'menu.settings', 'menu.logout'] as const)
    await seeText(menu, row)
  await page.keyboard.press('Escape')
  for (const [name, row, heading] of [
    ['Trust Dashboard', 'menu.dashboard.to', 'Trust Dashboard'],
    ['New Trust', 'menu.new-trust.to', 'Name Your Trust'],
    ['Settings', 'menu.settings.to', 'Account Settings'],
  ] as const) {
    await open()
    await menu.getByRole('menuitem', { name }).click()
    await seeNavigation(page, row)
    // A page takes the focus when it has come, which would close a menu opened before.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
  await leaveUnanswered(page, readTrustVersion)
  await page.clock.install()
  await page.goto('/services')
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await follow(header(page), 'Home')
  // The address changes first, the page and its check once the page's code is there.
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page')
  await follow(header(page), 'Trust Builder')
  await seeToast(page, 'header.please-wait')
  await expect(page).toHaveURL('/')
  await page.clock.runFor(500)
  await seeNavigation(page, 'header.trust-builder.to')
})

test('while nobody has said who is signed in the page waits, five seconds at most', async ({ page }) => {
  await page.clock.install()
  await leaveUnanswered(page, readSession)
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/<script[^>]* id="session">.*?<\/script>/, '') })
  })
  await page.goto('/')
  await seeText(page, 'auth.loading')
  await page.clock.fastForward(5_000)
  await seeText(header(page), 'header.login')
})

test('a page that cannot be drawn says so, and a reload brings it back', async ({ page, expectFailures }) => {
  expectFailures(/The page could not be drawn/, /No page comes of this/)
  const body = 'export default () => { throw new Error("No page comes of this") }'
  await page.route('**/assets/services-page*', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto('/services')
  await seeText(page, 'boundary.heading')
  await seeText(page.getByRole('alert'), 'boundary.error', { error: 'No page comes of this' })
  await seeText(page, 'boundary.advice')
  await seeText(page, 'boundary.refresh')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { name: 'Trust Creation Services' })).toBeVisible()
  await seeNavigation(page, 'boundary.refresh.to', { path: '/services' })
})
