import { expect, type Page } from '@playwright/test'
import { thorough } from '../thorough.ts'
import { axe } from './axe.ts'
import { fits } from './fits.ts'

const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/**
 * axe in light and in dark, where only the colors differ, and nothing to be scrolled sideways on the narrowest phone. A
 * thorough run looks besides at the zoom of 400 % and at wider spacing, and with `phone` by all rules on a phone.
 */
export async function check(page: Page, { phone = false } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const all = phone && thorough
  if (all) await page.setViewportSize(PHONE)
  await axe(page, all ? undefined : ['color-contrast'])
  await fits(page)
  await page.setViewportSize(WIDE)
}

/** Opens a page and waits for its heading. */
export async function arrive(page: Page, path: string, seen: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible()
}
