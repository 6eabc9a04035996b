import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { seeNavigation, seeText, seeToast } from '../ledger/seen.ts'
import { axe, expect, test } from './fixtures.ts'

test('answers /healthz and /readyz once ready', async ({ request }) => {
  for (const path of ['/healthz', '/readyz']) expect((await request.get(path)).status(), path).toBe(200)
})

test('every page forbids inline style, and inline script but the one that it was built with', async ({ request }) => {
  const hydratedWhenIdle = ['/', '/login', '/no-such-page']
  for (const path of [...hydratedWhenIdle, '/dashboard', '/trust-builder/name']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(
      hydratedWhenIdle.includes(path) ? /script-src 'self' 'sha256-[\w+/]{43}=';/ : /script-src 'self';/,
    )
    expect(policy, path).toContain("style-src 'self'")
    expect(policy, path).not.toContain('unsafe-')
  }
})

test('an unknown path is a 404 with a way home', async ({ page, expectFailures }) => {
  expectFailures()
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await seeText(page, 'not-found.text')
  await seeText(page, 'not-found.home')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await seeNavigation(page, 'not-found.home.to')
})

test('the Trust Builder link asks a visitor to log in', async ({ page }) => {
  await page.goto('/')
  await seeText(page, 'header.trust-builder')
  await page.getByRole('banner').getByRole('link', { name: 'Trust Builder' }).click()
  await seeToast(page, 'header.login-required')
  await seeNavigation(page, 'header.login-required.to')
  await seeText(page, 'login.heading')
  const other = seeText(page.getByRole('main'), 'signup.heading', {}, { timeout: 500 })
  await expect(other).rejects.toThrow('signup.heading')
})

test('the watch sees an inline script, an uncaught error and a console error', async ({ page, watch }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.inlineScriptRan = true'
    document.body.append(script)
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    console.error('said on purpose')
  })
  expect(await page.evaluate(() => 'inlineScriptRan' in window)).toBe(false)
  await expect.poll(() => watch.violations.join()).toContain('script-src')
  await expect.poll(() => watch.pageErrors.join()).toContain('thrown on purpose')
  await expect.poll(() => watch.consoleErrors.join()).toContain('said on purpose')
  for (const lines of Object.values(watch)) lines.length = 0
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at its top with the focus on its heading, and is in the history once; Back and Forward restore the position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(pages.blog)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page)).toHaveText('One line for each generation')
  await expect(heading(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(heading(page)).toHaveText('Dynasty Trust Insights')
  await expect.poll(() => scrollTop(page)).toBe(before)
  await page.goForward()
  await expect(heading(page)).toHaveText('One line for each generation')
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  const entries = () => page.evaluate(() => window.history.length)
  const count = await entries()
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  expect(await entries(), 'after a link to the page that is open').toBe(count)
  expect(await page.evaluate(() => 'sameDocument' in window), 'no page was loaded').toBe(true)
})

test('the current page stays until the code of the next one is there', async ({ page }) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/about-page-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(pages.services)
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(pages.about)
  await expect(heading(page)).toHaveText('Trust Creation Services')
  arrive()
  await expect(heading(page)).toHaveText('One line for each generation')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

  test('the menu holds every way on, and closes when one is taken, or by Escape', async ({ page }) => {
    await page.goto('/blog')
    await expect(menu(page)).toBeHidden()
    await opener(page).click()
    await expect(menu(page).getByRole('link')).toHaveText([
      ...['Home', 'Services', 'Trust Builder', 'Blog', 'About Us'],
      ...['Log In', 'Sign Up'],
    ])
    await expect(menu(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
    await axe(page)
    await menu(page).getByRole('link', { name: 'About Us' }).click()
    await seeNavigation(page, 'header.about.to')
    await expect(menu(page)).toBeHidden()

    // A page that arrives takes the focus, between the focus of the button and its key, too.
    await expect(heading(page)).toBeFocused()
    await opener(page).press('Enter')
    await menu(page).getByRole('link', { name: 'Services' }).focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).click()
    await menu(page).getByRole('link', { name: 'Trust Builder' }).click()
    await seeToast(page, 'header.login-required')
    await seeNavigation(page, 'header.login-required.to')
    await expect(menu(page)).toBeHidden()
  })
})
