import { expect, type Page } from '@playwright/test'
import { axe } from './axe.ts'
import { fits } from './fits.ts'

const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** axe in light and in dark, where only the colours differ; with `phone` by all rules on a phone too; and nothing cut off or to be scrolled sideways. */
export async function check(page: Page, { phone = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  if (phone) await page.setViewportSize(PHONE)
  await axe(page, phone ? undefined : ['color-contrast'])
  await fits(page)
  await page.setViewportSize(WIDE)
}

/** Opens a page and waits for its heading. */
export async function arrive(page: Page, path: string, seen: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible()
}
