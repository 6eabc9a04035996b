import { expect, type Locator, type Page } from '@playwright/test'

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
