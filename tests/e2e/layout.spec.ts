import type { Locator, Page } from '@playwright/test'
import { changeBilling } from '#api/purchases.ts'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { SUMMARY } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'
import { toastOf } from './journey/pages.ts'
import { rejectRequests } from './journey/saving.ts'
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

/** The complete family with every name in Hebrew, a number after each. */
function inHebrew(): TrustPatch {
  let count = 0
  const named = (_: string, value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [
        key,
        /name$/i.test(key) && typeof held === 'string' && held !== '' ? `שרה כהן ${++count}` : held,
      ]),
    )
  }
  return JSON.parse(
    JSON.stringify(samples.complete, (key, value) => (Array.isArray(value) ? value : named(key, value))),
  )
}

/** The texts in which words of ours stand in one line with a Hebrew answer that is not set apart from them. */
const mixed = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    /** Without what is in Unicode's own isolates. */
    const bare = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
    for (const { ownerElement, name, value } of [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap(
      (element) => [...element.attributes],
    ))
      if (/^(aria-label|title|alt)$/.test(name) && /[\u0590-\u05FF]/.test(bare(value)) && /[A-Za-z]/.test(value))
        found.add(`${ownerElement?.tagName} ${name}: ${value}`)
    if (/[\u0590-\u05FF]/.test(bare(document.title))) found.add(`title: ${document.title}`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/[\u0590-\u05FF]/.test(bare(node.textContent ?? ''))) continue
      let at = node.parentElement
      let apart = false
      while (at && getComputedStyle(at).display === 'inline') {
        apart ||= getComputedStyle(at).unicodeBidi.startsWith('isolate')
        at = at.parentElement
      }
      if (
        !at ||
        apart ||
        at.closest('svg, option, title, script, textarea, .sr-only') ||
        at.getClientRects().length === 0
      )
        continue
      if (getComputedStyle(at).unicodeBidi === 'plaintext' && !/[\u0590-\u05FF].*[a-z]/i.test(node.textContent ?? ''))
        continue
      if (/[A-Za-z]/.test(at.textContent ?? '')) found.add(`${at.tagName}: ${at.textContent?.slice(0, 160)}`)
    }
    return [...found]
  })

const PAGES = [
  '/dashboard',
  '/trust-builder/summary',
  '/trust-builder/beneficiaries',
  '/trust-builder/assets',
  '/trust-builder/beneficiary-age/b-clara',
  '/trust-builder/business-info/a-outfitters',
  '/trust-builder/answers',
  '/trust-builder/at-a-glance',
  '/trust-builder/people',
  '/trust-builder/funding-plan',
  '/trust-builder/before-signing',
  '/trust-builder/signing-kit',
  '/trust-builder/signing-day',
  '/trust-builder/something-changed?event=death&about=backupTrusteeName&since=1',
  '/trust-builder/history',
  ...Object.keys(documentNames).map((id) => `/preview/${id}`),
]

test(
  'names from the right stand apart from the words around them, on every page',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    test.setTimeout(240_000)
    await change(account, inHebrew())
    const found: Record<string, string[]> = {}
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByText(/[\u0590-\u05FF]/).first()).toBeVisible()
      const texts = await mixed(page)
      if (texts.length > 0) found[path] = texts
    }
    expect(found).toEqual({})
  },
)

for (const language of ['en', 'es'] as const)
  test(
    `so do those in questions, notices and forms (${language})`,
    onlyThoroughUnless(language === 'en'),
    async ({ page, account }) => {
      await change(account, inHebrew())
      await page.goto('/trust-builder/beneficiaries?edit=b-clara')
      if (language === 'es') await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
      const words = {
        en: { edit: /^Edit/, remove: /^Remove/, sure: 'Remove', removed: /was removed/ },
        es: { edit: /^Editar/, remove: /^Quitar/, sure: 'Quitar', removed: /Se quitó/ },
      }[language]
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: words.edit, level: 2 })).toBeVisible()
      expect(await mixed(page)).toEqual([])
      await main.getByRole('button', { name: words.remove }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading')).toContainText(/\u2068[\u0590-\u05FF ]+\u2069/)
      expect(await mixed(page)).toEqual([])
      await dialog.getByRole('button', { name: words.sure, exact: true }).click()
      await expect(main.getByRole('status').filter({ hasText: words.removed })).toContainText(/\u2068.*\u2069/)
    },
  )
