import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { recordScan } from '../ledger/ledger.ts'
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

/**
 * Fails with a readable list of what axe finds on the page as it stands: by all its rules, or by these alone. `smallTargets`
 * is for the links within a document's lines, all of which stand at full size elsewhere too (WCAG 2.5.8 excepts both).
 */
export async function axe(page: Page, rules?: string[], { smallTargets = false } = {}): Promise<void> {
  // A color halfway through its transition is a contrast nobody sees.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))))
  await layOutAll(page, true)
  // The legacy mode opens no page of its own for each look; it misses only frames of other origins, and there are none.
  // The page reads axe's source once.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode(true).options({
    // Describing each element that passes takes longer than the looking.
    resultTypes: ['violations'],
    // The size of targets (WCAG 2.5.8) is a rule that axe leaves off by itself.
    ...(!rules && { rules: { 'target-size': { enabled: !smallTargets } } }),
  })
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze()
  await layOutAll(page, false)
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${failureSummary?.replaceAll('\n', '\n      ')}`,
    )
    return `  ${id}: ${help}\n${places.join('\n')}`
  })
  expect(found.join('\n'), `axe on ${page.url()}`).toBe('')
  await recordScan(page)
}

/** Has the page lay out what is far from the screen, too: axe takes the colors behind it from where it is not. */
function layOutAll(page: Page, on: boolean): Promise<void> {
  return page.evaluate((wanted) => {
    if (!wanted) return void document.adoptedStyleSheets.pop()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  }, on)
}

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
