import { expect, type Page } from '@playwright/test'
import { thorough } from '../thorough.ts'

/** The width of a small phone. */
const NARROWEST = { width: 320, height: 640 }
/** What a window of 1280 by 1024 has left at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 }

/** What stands out to the right. */
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

/** The elements with words of which a part is cut off. */
function cutOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const found = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(each)
      // For screen readers only, or a drawing.
      if (clipPath !== 'none' || position === 'absolute' || !each.textContent?.trim()) return false
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each
      return (cuts(overflowX) && scrollWidth > clientWidth + 1) || (cuts(overflowY) && scrollHeight > clientHeight + 1)
    })
    return found.map((each) => each.outerHTML.slice(0, 120))
  })
}

/** The spacing that a reader may set, and that must cost no words (WCAG 1.4.12). Drawings have tables beside them. */
function spaceText(page: Page, on: boolean): Promise<void> {
  return page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
      svg { letter-spacing: normal; word-spacing: normal }`)
    // The content security policy blocks a style element, not a sheet made by script.
    document.adoptedStyleSheets = spaced ? [sheet] : []
  }, on)
}

/** Asserts that nothing scrolls sideways on a small phone; in a thorough run, nor zoomed to 400 %, nor with wider spacing, which cuts nothing off either. */
export async function fits(page: Page): Promise<void> {
  await page.setViewportSize(NARROWEST)
  await expect.poll(() => excessOf(page), `wider than 320 px on ${page.url()}`).toEqual([])
  if (!thorough) return
  await page.setViewportSize(ZOOMED)
  await expect.poll(() => excessOf(page), `wider than the screen at 400 % on ${page.url()}`).toEqual([])
  const before = await cutOf(page)
  await spaceText(page, true)
  await expect.poll(() => excessOf(page), `too wide with text spacing on ${page.url()}`).toEqual([])
  const after = await cutOf(page)
  expect(
    after.filter((each) => !before.includes(each)),
    `cut off with text spacing on ${page.url()}`,
  ).toEqual([])
  await spaceText(page, false)
}
