import type { Page } from '@playwright/test'
import { seeNavigation, seeToast } from '../ledger/seen.ts'
import { axe, expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('on a phone the menu holds every way on, and closes when one is taken', async ({ page }) => {
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
})

test('Escape closes it, and leaves the focus on its button', async ({ page }) => {
  await page.goto('/')
  await opener(page).press('Enter')
  await menu(page).getByRole('link', { name: 'Services' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Trust Builder asks a visitor to log in there, too', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  await menu(page).getByRole('link', { name: 'Trust Builder' }).click()
  await seeToast(page, 'header.login-required')
  await seeNavigation(page, 'header.login-required.to')
  await expect(menu(page)).toBeHidden()
})
