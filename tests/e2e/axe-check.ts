import { expect, type Page } from '@playwright/test'
import { axe } from './axe.ts'

const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 640 }

/** What stands out to the right at the width of a small phone, or of a page zoomed to 400 %. */
function excessOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].filter((each) => {
      const { right, width } = each.getBoundingClientRect()
      return width > 0 && right > clientWidth + 1
    })
    return scrollWidth > clientWidth ? wide.slice(0, 5).map((each) => each.outerHTML.slice(0, 120)) : []
  })
}

/** Asserts that nothing scrolls sideways at that width. */
export async function fits(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST)
  await expect.poll(() => excessOf(page), `wider than 320 px on ${page.url()}`).toEqual([])
}

/** axe in light and in dark, where only the colours differ; with `phone` by all rules on a phone too; and no sideways scroll. */
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
