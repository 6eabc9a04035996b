import { expect, type Locator, type Page } from '@playwright/test'

/** The toast on screen; another element announces it to screen readers. */
export function toastOf(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
}

/** Sees to it that no toast is on screen, whether it is dismissed or leaves by itself. */
export async function clearToasts(page: Page): Promise<void> {
  const dismiss = toastOf(page).getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 2_000 })
    await expect(toastOf(page)).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Asserts that a toast with this title shows, and with this description where one is given. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = toastOf(page).filter({ has: page.getByText(title, { exact: true }) })
  await expect(toast).toBeVisible()
  if (description) await expect(toast).toContainText(description)
}
