import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import {
  ALL_ANSWERS,
  BEFORE_SIGNING,
  BUILDER,
  detailPath,
  FUNDING_PLAN,
  HANDOVER,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
  stepPath,
  versionPath,
} from '#domain/trust/routes.ts'
import { samples, veryLarge } from '#samples/families.ts'
import { publicPages } from '#server/pages/public-pages.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { arrive, PHONE } from './accessibility.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'
import { card } from './journey/checkout.ts'
import { downloaded } from './journey/downloads-and-prints.ts'
import { keyboard } from './journey/hand.ts'
import { button, formOf, toastOf } from './journey/pages.ts'

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
async function tabThrough(page: Page): Promise<string[]> {
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

const visitor = [
  ...publicPages.filter(({ article }) => !article || article.id === 8).map(({ path }) => path),
  ...[
    pages.resetPassword,
    pages.verifyEmail,
    `${pages.unsubscribe}?token=x`,
    `${pages.checkout}?plan=pro`,
    '/no-such-page',
  ],
]
const owner = [
  ...[
    pages.dashboard,
    pages.summary,
    OVERVIEW,
    PEOPLE,
    ALL_ANSWERS,
    BEFORE_SIGNING,
    SOMETHING_CHANGED,
    SIGNING_KIT,
    SIGNING_DAY,
    FUNDING_PLAN,
    HANDOVER,
    BUILDER,
    '/preview/schedule-a',
  ],
  ...[HISTORY, versionPath(1)],
  ...['name', 'grantor', 'trustee', 'certificate-of-trust', 'beneficiaries', 'distribution', 'ein-application'].map(
    (slug) => `${BUILDER}/${slug}`,
  ),
  ...[detailPath('beneficiary-age', 'b-clara'), detailPath('real-estate-info', 'a-home')],
  ...['profile', 'billing', 'security'].map((tab) => `${pages.settings}?tab=${tab}`),
]

test(
  'Tab leads through every public page: seen at each stop, covered by nothing, and out again',
  ONLY_THOROUGH,
  async ({ page, expectFailures }) => {
    test.setTimeout(240_000)
    expectFailures(/404/)
    for (const path of visitor) {
      await arrive(page, path, /./)
      const [first] = await tabThrough(page)
      expect(first).toContain('Skip to the content')
    }
  },
)

test('Tab leads through every page of a family’s trust and account', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(300_000)
  await change(account, { currentStep: 1, ...samples.complete })
  for (const path of owner) {
    await arrive(page, path, /./)
    await expect(formOf(page).locator('[data-skeleton]')).toHaveCount(0)
    await tabThrough(page)
  }
})

test('on a phone, with a toast on screen, no stop of Tab is covered', ONLY_THOROUGH, async ({ page, account }) => {
  test.setTimeout(90_000)
  await change(account, { trustName: 'Before' })
  await page.setViewportSize(PHONE)
  await page.goto(stepPath('grantor'))
  await button(page, 'Next').click()
  await expect(toastOf(page)).toBeVisible()
  // A press goes through a toast, and a look does not: what it lies over counts as covered here.
  await toastOf(page).evaluate((toast) => {
    toast.style.pointerEvents = 'auto'
  })
  // A toast that has the focus, or is pointed at, stays.
  await toastOf(page).hover()
  await tabThrough(page)
})

test(
  'on a phone, with Next in the window beside a long list, no stop of Tab is covered',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(90_000)
    await change(account, veryLarge(300))
    await page.setViewportSize(PHONE)
    await arrive(page, `${BUILDER}/beneficiaries?from=next`, /./)
    await expect(page.getByText('1–20 of 300')).toBeVisible()
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
    expect(await tabThrough(page)).toContainEqual(expect.stringContaining('Skip the list'))
    // Its introduction is longer than the window.
    await arrive(page, `${BUILDER}/assets`, /./)
    await expect(page.getByText('1–20 of 150')).toBeVisible()
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 })
  },
)

test('the link past the header leads into the page', async ({ page }) => {
  await page.goto(pages.services)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(formOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(formOf(page).locator(':focus')).toHaveCount(1)
})

test(
  'packages, purchase, pictures, settings, an article and all documents by keyboard alone',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(180_000)
    await change(account, { currentStep: 1, ...samples.complete })
    const hand = keyboard(page)
    await page.goto(pages.home)
    const next = page.getByRole('button', { name: 'Next testimonial' })
    // The carousel comes when its place is nearly in sight, to which the keyboard scrolls.
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(next).toBeVisible({ timeout: 500 })
    }).toPass()
    await hand.press(next)
    await expect(page.getByText('Testimonial 2 of 15')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Testimonial 3 of 15')).toBeVisible()
    await hand.press(formOf(page).getByRole('link', { name: /^Learn More/ }))
    await expect(page).toHaveURL(pages.services)

    await hand.press(formOf(page).getByRole('link', { name: 'Select Pro' }))
    await hand.type(page.getByLabel('Name on Card'), card.name)
    await hand.type(page.getByLabel('Card Number'), card.number)
    await hand.type(page.getByLabel('Expiry Date'), card.expiry)
    await hand.type(page.getByLabel('CVC'), card.cvc)
    await hand.press(button(page, 'Complete Purchase'))
    await expect(page).not.toHaveURL(/checkout/)

    await hand.press(page.getByRole('button', { name: 'My Account' }))
    await hand.press(page.getByRole('menuitem', { name: 'Trust Dashboard' }))
    await hand.press(formOf(page).getByRole('link', { name: 'Your trust at a glance' }))
    await expect(page).toHaveURL(OVERVIEW)
    await hand.press(formOf(page).locator('summary').first())
    await expect(formOf(page).getByRole('table', { name: 'Who is who, with shares' })).toBeVisible()

    await hand.press(page.getByRole('button', { name: 'My Account' }))
    await hand.press(page.getByRole('menuitem', { name: 'Settings' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeFocused()
    await page.keyboard.press('Tab')
    for (const tab of ['Billing', 'Security', 'Profile']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name: tab })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    }
    await hand.type(page.getByLabel('First Name'), 'Ruth')
    await hand.press(button(page, 'Save Changes'))
    await expect(toastOf(page)).toBeVisible()

    await hand.press(page.getByRole('banner').getByRole('link', { name: 'Blog' }))
    await hand.press(formOf(page).getByRole('article').nth(2).getByRole('link').first())
    await expect(page).toHaveURL('/blog/3')
    await hand.press(page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Sources' }))
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
    await page.keyboard.press('Tab')
    const goesOn = () =>
      page.locator('#sources').evaluate((heading) => {
        const place = heading.compareDocumentPosition(document.activeElement ?? document.body)
        return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      })
    await expect.poll(goesOn, 'Tab goes on from the part that was gone to').toBe(true)

    await hand.press(page.getByRole('button', { name: 'My Account' }))
    await hand.press(page.getByRole('menuitem', { name: 'Trust Dashboard' }))
    const agreement = formOf(page)
      .getByRole('button', { name: 'Download Irrevocable Trust Agreement', exact: true })
      .first()
    const { text } = await downloaded(page, () => hand.press(agreement))
    expect(text).toContain(samples.complete.grantorName)
  },
)

test('Escape keeps the kind of trustee, and the focus goes back to it', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.goto(stepPath('trustee'))
  const kept = page.getByLabel('Another individual')
  await kept.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(kept).toBeChecked()
  await expect(kept).toBeFocused()
})
