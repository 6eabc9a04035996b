import { expect, type Locator, type Page } from '@playwright/test'
import { pages } from '#api/pages.ts'

export type Tab = 'Profile' | 'Billing' | 'Security'

/** Opens the settings at a tab, and waits until they are loaded. */
export async function openSettings(page: Page, tab: Tab = 'Profile'): Promise<void> {
  await page.goto(`${pages.settings}?tab=${tab.toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
}

export interface TypedCard {
  number: string
  holder: string
  /** MM/YY. */
  expiry: string
  cvv: string
}

/** The year after next, so that each of its months can be chosen. */
export const laterYear = String(new Date().getFullYear() + 2).slice(2)
export const card: TypedCard = {
  number: '4539148803436467',
  holder: 'Eleanor M Whitfield',
  expiry: `04/${laterYear}`,
  cvv: '7391',
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog')
export const saveCard = (page: Page): Promise<void> =>
  dialogOf(page).getByRole('button', { name: 'Save Payment Method' }).click()

/** Opens the card dialog, key by key as a person types. */
export async function typeCard(page: Page, { number, holder, expiry, cvv }: TypedCard): Promise<void> {
  const dialog = dialogOf(page)
  const [month = '', year = ''] = expiry.split('/')
  await dialog.getByLabel('Card Number').pressSequentially(number)
  await dialog.getByLabel('Cardholder Name').fill(holder)
  await dialog.getByLabel('Month').selectOption(month)
  await dialog.getByLabel('Year').selectOption(year)
  await dialog.getByLabel('CVV').pressSequentially(cvv)
}
