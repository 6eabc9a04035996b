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

/** By so many milliseconds a stopped clock is moved on. */
export const STEP = 20

/** Opens a page whose clock stands still, so that what it shows for a second only is not missed on a slow machine. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Moves a stopped clock on until this is there; React, too, waits by the clock before it shows a page. */
export async function untilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP)
    expect(await shown.isVisible()).toBe(true)
  }).toPass({ intervals: [0], timeout: 30_000 })
}
