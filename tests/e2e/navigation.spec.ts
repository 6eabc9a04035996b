import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { seeNavigation, seeToast } from '../ledger/seen.ts'
import { axe, expect, test } from './fixtures.ts'

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
