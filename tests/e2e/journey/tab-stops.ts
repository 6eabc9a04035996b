import { expect, type Page } from '@playwright/test'

/** More presses of Tab than any page has places for. */
const ENOUGH = 400

/** What has the focus, and what a reader sees of it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement
    if (!held || held === document.body || held === document.documentElement) return undefined
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(held)
    // A link over a whole card draws its ring around the card.
    const over = getComputedStyle(held, '::after')
    const ring = (style: Pick<CSSStyleDeclaration, 'outlineStyle' | 'outlineWidth'>) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
    const labels = (held as HTMLInputElement).labels ?? []
    const belongs = (found: Element | null) =>
      found !== null &&
      (held.contains(found) || found.contains(held) || [...labels].some((each) => each.contains(found)))
    const seen = [...held.getClientRects()].some((box) => {
      // Of a region that is higher than the screen, what is on it counts.
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const spots = [0.1, 0.5, 0.9]
      return spots.some((x) =>
        spots.some((y) => belongs(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y))),
      )
    })
    return {
      name: `${held.tagName.toLowerCase()} ${(held.getAttribute('aria-label') ?? held.id) || held.textContent?.trim().slice(0, 50)}`,
      ring: ring({ outlineStyle, outlineWidth }) || boxShadow !== 'none' || ring(over),
      seen,
      jumps: held.getAttribute('tabindex') !== null && (held as HTMLElement).tabIndex > 0,
    }
  })

/** Marks where the focus has been, to distinguish the end of a page from a keyboard trap. */
const visited = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const held = document.activeElement as (Element & { visited?: true }) | null
    if (!held) return false
    if (held.visited) return true
    held.visited = true
    return false
  })

/**
 * Presses Tab from the top of a page to its end. Asserts that each stop has a ring (WCAG 2.4.7), that nothing lies over all of
 * it (2.4.11), that none jumps the queue (2.4.3), and that the page lets the focus go again (2.1.2). Returns the stops' names.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = []
  const errors: string[] = []
  let through = false
  for (let presses = 0; presses < ENOUGH && !through; presses++) {
    await page.keyboard.press('Tab')
    const stop = await look(page)
    through = names.length > 0 && (stop === undefined || (await visited(page)))
    if (!stop || through) continue
    if (names.length === 0) await visited(page)
    names.push(stop.name)
    if (!stop.ring) errors.push(`${stop.name}: no ring`)
    if (!stop.seen) errors.push(`${stop.name}: covered or out of sight`)
    if (stop.jumps) errors.push(`${stop.name}: jumps the queue`)
  }
  expect(through, `the focus gets out of ${page.url()}; it was last on ${names.slice(-4).join(', ')}`).toBe(true)
  expect(errors, `stops of Tab on ${page.url()}`).toEqual([])
  return names
}
