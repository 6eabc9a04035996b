import type { Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { expect, test } from './fixtures.ts'
import { change } from './journey/seed.ts'

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
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/[\u0590-\u05FF]/.test(node.textContent ?? '')) continue
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
  '/trust-builder/funding-plan',
  '/trust-builder/signing-kit',
  '/trust-builder/history',
  ...Object.keys(documentNames).map((id) => `/preview/${id}`),
]

test('names from the right stand apart from the words around them, on every page', async ({ page, account }) => {
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
})
