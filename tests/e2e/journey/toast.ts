import { expect, type Locator, type Page } from '@playwright/test'

/** The toast on screen; screen readers hear it from another element. */
export function toastOf(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
}

/** Asserts that a toast with this title shows, and with this description where one is given. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastOf(page).filter({ has: page.getByText(title, { exact: true }) })
  await expect(toast).toBeVisible()
  if (description) await expect(toast).toContainText(description)
}
