import type { Locator } from '@playwright/test'
import { changeBilling } from '#api/purchases.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'
import { rejectRequests } from './journey/failing-requests.ts'
import { toastOf } from './journey/passing.ts'
import { card, dialogOf, openSettings, saveCard, typeCard } from './journey/settings.ts'

/** How far below the top of the screen each of these stands; both at one moment, for the page may still be scrolling. */
const topsOf = (fields: Locator) => fields.evaluateAll((found) => found.map((each) => each.getBoundingClientRect().top))

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`empty forms at ${width} keep the header in sight, their toast below it, and columns in line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const header = page.getByRole('banner')
    for (const [path, name] of [
      ['/login', 'Log In'],
      ['/signup', 'Sign Up'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await expect(header).toBeInViewport({ ratio: 1 })
    }
    await expect(toastOf(page)).toContainText('All fields are required')
    const [bar, toast] = await Promise.all([header.boundingBox(), toastOf(page).boundingBox()])
    if (!bar || !toast) throw new Error('The header or the toast is not on screen')
    if (width < 640) return expect(toast.y).toBeGreaterThanOrEqual(bar.y + bar.height)

    await page.getByLabel('First Name').fill('Ann')
    await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(page.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('First Name')).not.toHaveAttribute('aria-invalid', 'true')
    for (const fields of [page.getByLabel(/^(First|Last) Name$/), page.getByText(/^(First|Last) Name$/)]) {
      const [first, last, ...others] = await topsOf(fields)
      expect([others, first]).toEqual([[], last])
    }
  })

test(
  'a message that comes while a dialog is open stands before its backdrop, and can be dismissed',
  ONLY_THOROUGH,
  async ({ page, account: _in, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Saving the payment method failed/)
    await openSettings(page, 'Billing')
    await page.getByRole('button', { name: 'Add Payment Method' }).click()
    await typeCard(page, card)
    await rejectRequests(page, changeBilling, 'unavailable', 'The server is not available right now.')
    await saveCard(page)
    const toast = dialogOf(page).getByRole('listitem').filter({ hasText: 'Update Failed' })
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    const backgrounds = await page.evaluate(() =>
      [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
    )
    expect(backgrounds[0], 'the scrollbar’s gutter is as dark as the backdrop').not.toBe(backgrounds[1])
  },
)

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(
    `a toast over the summary at ${width} takes no press from a download button, and stays while it is pointed at`,
    ONLY_THOROUGH,
    async ({ page, account }) => {
      await page.setViewportSize({ width, height })
      await page.clock.install()
      await change(account, samples.complete)
      await page.goto(SUMMARY)
      const downloads = page.getByRole('main').getByRole('button', { name: /^Download/ })
      await downloads.nth(2).click()
      const toast = toastOf(page)
      await expect(toast).toContainText('Document Downloaded')
      // A button at the toast's own height, as a page may be scrolled.
      const { y } = (await toast.boundingBox()) ?? { y: 0 }
      await downloads
        .nth(2)
        .evaluate((each, height) => window.scrollBy(0, each.getBoundingClientRect().top - height - 20), y)
      const taken = await downloads.evaluateAll((buttons) =>
        buttons
          .map((each) => ({ each, box: each.getBoundingClientRect() }))
          .map(({ each, box }) => ({ each, x: box.x + box.width / 2, y: box.y + box.height / 2 }))
          .filter(({ y }) => y > 0 && y < window.innerHeight)
          .map(({ each, x, y }) => each.contains(document.elementFromPoint(x, y))),
      )
      expect(taken.length).toBeGreaterThan(0)
      expect(taken, 'each button in sight takes its own press').not.toContain(false)

      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast is not on screen')
      await page.mouse.move(box.x + 30, box.y + box.height / 2)
      await page.clock.runFor(20_000)
      await expect(toast).toBeVisible()
      await page.mouse.move(5, height / 2)
      await page.clock.runFor(6_000)
      await expect(toast).toHaveCount(0)
    },
  )
