import type { Page } from '@playwright/test'
import { changeBilling } from '#contract/billing.ts'
import { expect, test } from './fixtures.ts'
import { refuse } from './journey/refuse.ts'
import { card, dialogOf, openSettings, saveCard, typeCard } from './journey/settings.ts'

const top = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input) => input.getBoundingClientRect().top)
const topOfLabel = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).evaluate((each) => each.getBoundingClientRect().top)

for (const [path, name] of [
  ['/login', 'Log In'],
  ['/signup', 'Sign Up'],
] as const)
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const)
    test(`an empty ${path} at ${width} keeps the header in sight`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
    })

test('an error in one of two columns keeps their labels and fields in line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/signup')
  await page.getByLabel('First Name').fill('Ann')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid', 'true')
  expect(await top(page, 'First Name')).toBe(await top(page, 'Last Name'))
  expect(await topOfLabel(page, 'First Name')).toBe(await topOfLabel(page, 'Last Name'))
})

test('a message that comes while a dialog is open stands before its backdrop, and can be dismissed', async ({
  page,
  account: _in,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving the payment method failed/)
  await openSettings(page, 'Billing')
  await page.getByRole('button', { name: 'Add Payment Method' }).click()
  await typeCard(page, card)
  await refuse(page, changeBilling, 'unavailable', 'This cannot be reached right now.')
  await saveCard(page)
  const toast = dialogOf(page).getByRole('listitem').filter({ hasText: 'Update Failed' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  const backgrounds = await page.evaluate(() =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
  )
  expect(backgrounds[0], 'the scrollbar’s gutter is as dark as the backdrop').not.toBe(backgrounds[1])
})
