import type { Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change } from './account.ts'
import { expect, test } from './fixtures.ts'

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
    /** Without what stands in Unicode's own isolates. */
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
