import { spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { fileName } from '#documents/file-names.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { change } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { informationOf, printed, sheetTexts, skipWithoutPdf } from './journey/downloads-and-prints.ts'

function hasChineseFont(): boolean {
  return (spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout ?? '') !== ''
}

const firstSheet = (page: Page) => page.getByRole('region', { name: /^Page 1 of / })

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/preview/${id}`)
  await expect(firstSheet(page)).toBeVisible()
}

/** Opens another preview as a link within the page would, without reloading the page. */
async function goOnTo(page: Page, id: DocumentId): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, `/preview/${id}`)
  await expect(firstSheet(page).getByText(`${documentNames[id]} | Page 1 of`)).toBeVisible()
}

interface SheetSeen {
  label: string | null
  footer: string
  draft: boolean
  excess: number
  last: string
}

/** What each sheet says about itself, and by how much its text stands out over the margins. */
function sheetsOf(page: Page): Promise<SheetSeen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].map((sheet) => {
      const text = sheet.querySelector('.page-text')
      const pieces = sheet.querySelectorAll('[data-piece]')
      return {
        label: sheet.getAttribute('aria-label'),
        footer: sheet.querySelector('.sheet-footer')?.textContent ?? '',
        draft: sheet.querySelector('.draft') !== null,
        excess: Math.max((text?.scrollHeight ?? 0) - 864, (text?.scrollWidth ?? 0) - 624),
        last: pieces[pieces.length - 1]?.tagName ?? '',
      }
    }),
  )
}

for (const family of ['complete', 'hostile'] as const)
  test(
    `every document of the ${family} family is laid out on pages that hold it`,
    onlyThoroughUnless(family === 'complete'),
    async ({ page, account }) => {
      await change(account, { ...samples[family], completedAt: null, completed: false })
      await open(page, 'no-such-document')
      for (const id of ALL_DOCUMENTS) {
        await goOnTo(page, id)
        const sheets = await sheetsOf(page)
        for (const [at, sheet] of sheets.entries()) {
          const where = `${id}, page ${at + 1}`
          expect(sheet.label, where).toBe(`Page ${at + 1} of ${sheets.length}`)
          expect(sheet.footer, where).toContain(`${documentNames[id]} | Page ${at + 1} of ${sheets.length}`)
          expect(sheet.draft, where).toBe(true)
          expect(sheet.excess, where).toBeLessThanOrEqual(1)
          expect(sheet.last, where).not.toMatch(/^(H\d|THEAD)$/)
        }
      }
    },
  )

test('a completed trust is no draft, and an unknown document says so', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page, 'certificate-of-trust')
  expect((await sheetsOf(page)).some(({ draft }) => draft)).toBe(false)
  await open(page, 'no-such-document')
  await expect(page.getByRole('heading', { name: 'Template not found' })).toBeVisible()
})

test('the dashboard leads to a preview, its blanks and answers to their questions', async ({ page, account }) => {
  await change(account, samples.begun)
  await page.goto('/dashboard')
  const list = page.getByRole('list', { name: 'Documents' })
  await list.getByRole('link', { name: 'Preview Irrevocable Trust Agreement' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Irrevocable Trust Agreement' })).toBeFocused()
  await firstSheet(page)
    .getByRole('link', { name: samples.begun.trustName ?? '' })
    .first()
    .click()
  await expect(page).toHaveURL('/trust-builder/name')
  await expect(page.getByLabel('Trust Name', { exact: true })).toBeFocused()
  await page.goBack()
  const blank = page.locator('a.blank').first()
  await expect(blank).toBeVisible()
  await blank.click()
  await expect(page).toHaveURL(/\/trust-builder\/./)
  await page.goto('/trust-builder/summary')
  await expect(page.getByRole('link', { name: 'Preview Certificate of Trust' }).last()).toBeVisible()
})

test('no rule of axe is broken, light or dark, and a phone shows whole pages and larger text', async ({
  page,
  account,
}) => {
  await change(account, { ...samples.hostile, grantorAddress: null })
  await open(page, 'schedule-a')
  await axe(page, undefined, { smallTargets: true })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await axe(page, ['color-contrast'])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'trustee-appointment')
  const box = await firstSheet(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
  expect(box?.width).toBeGreaterThan(330)
  await page.getByRole('button', { name: 'Larger text' }).click()
  await expect(firstSheet(page)).toBeHidden()
  const size = await page
    .locator('.as-text p')
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  expect(size).toBeGreaterThanOrEqual(16)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids).toHaveLength(new Set(ids).size)
  await axe(page)
})

test(
  'printed, it is its pages and nothing else, under the name of the file',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    skipWithoutPdf()
    await change(account, { ...samples.hostile, trustName: 'Hollis & <Söhne>' })
    await open(page, 'trust-agreement')
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'))
        document.body.dataset.printedAs = document.title
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    const title = await page.title()
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    const file = fileName('Hollis & <Söhne>', documentNames['trust-agreement'], localDate(new Date()))
    await expect(page.locator('body')).toHaveAttribute('data-printed-as', file.replace('.docx', ''))
    expect(await page.title()).toBe(title)
    const sheets = await page.locator('.sheet').count()
    const pdf = await printed(page)
    const texts = sheetTexts(pdf)
    const text = texts.join('')
    expect(texts).toHaveLength(sheets)
    for (const [at, words] of texts.entries()) expect(words).toContain(`Page ${at + 1} of ${sheets}`)
    for (const part of 'عائشة بنت أبي بكر'.split(' ')) expect(text.normalize('NFKC')).toContain(part)
    if (hasChineseFont()) expect(text).toContain('王小明')
    expect(text).not.toContain('Back to the dashboard')
    expect(informationOf(pdf)).toMatch(/Page size:\s+612 x 792/)
  },
)

for (const [moment, seen, before] of [
  ['any page is', '.sheets', []],
  ['the pages after the first are', '.sheet', ['Page 1']],
] as const)
  test(`who prints before ${moment} laid out gets all of them`, ONLY_THOROUGH, async ({ page, account }) => {
    await change(account, samples.complete)
    await page.addInitScript((wanted) => {
      const labels = () => [...document.querySelectorAll('.sheet')].map((sheet) => sheet.getAttribute('aria-label'))
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        document.body.dataset.beforePrint = JSON.stringify(labels())
        window.dispatchEvent(new Event('beforeprint'))
        document.body.dataset.lastOnPaper = labels().at(-1) ?? 'none'
      }).observe(document, { childList: true, subtree: true })
    }, seen)
    await open(page, 'trust-agreement')
    const count = await page.locator('.sheet').count()
    expect(count).toBeGreaterThan(5)
    await expect(page.locator('body')).toHaveAttribute('data-before-print', JSON.stringify(before))
    await expect(page.locator('body')).toHaveAttribute('data-last-on-paper', `Page ${count} of ${count}`)
  })

test('laid out for the medium of paper, it has the same pages', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page, 'trust-agreement')
  const count = await page.locator('.sheet').count()
  await page.emulateMedia({ media: 'print' })
  await page.reload()
  await expect(firstSheet(page)).toBeVisible()
  await expect(page.locator('.sheet')).toHaveCount(count)
})

test('while it is laid out, a phone shows a page that is no wider for it', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const widths = new Set<number>()
    const look = () => {
      widths.add(document.documentElement.scrollWidth)
      document.body.dataset.widths = [...widths].join()
      requestAnimationFrame(look)
    }
    document.addEventListener('DOMContentLoaded', look)
  })
  await open(page, 'trust-agreement')
  await expect(page.locator('body')).toHaveAttribute('data-widths', '390')
})

test(
  'a line of the contents leads to a heading whose page is not laid out yet',
  ONLY_THOROUGH,
  async ({ page, account }) => {
    await change(account, samples.complete)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const lines = document.querySelectorAll<HTMLElement>('.sheet .contents a')
        if (lines.length === 0) return
        observer.disconnect()
        document.body.dataset.sheets = String(document.querySelectorAll('.sheet').length)
        lines[8]?.click()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/preview/trust-agreement')
    await expect(page.getByRole('heading', { name: 'ARTICLE 8. CHARITABLE BENEFICIARIES' })).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-sheets', '1')
    await expect(page).toHaveURL('/preview/trust-agreement')
  },
)

test('a detail of an entry leads to the page that asks for it', ONLY_THOROUGH, async ({ page, account }) => {
  await change(account, samples.complete)
  await open(page, 'assignment-of-assets')
  await page
    .getByRole('link', { name: /^Parcel number/ })
    .first()
    .click()
  await expect(page).toHaveURL('/trust-builder/real-estate-info/a-home')
  await open(page, 'schedule-a')
  await firstSheet(page).getByRole('link', { name: '25', exact: true }).click()
  await expect(page).toHaveURL('/trust-builder/beneficiary-age/b-clara')
})

test('beside its step a document follows the typing and marks what changed', async ({ page, account }) => {
  await change(account, { ...samples.begun, grantorName: 'Ada Hollis' })
  await page.goto('/trust-builder/grantor')
  const toggle = page.getByRole('button', { name: 'Preview of your document' })
  await toggle.click()
  const pages = page.getByRole('region', { name: 'Pages of Irrevocable Trust Agreement' })
  await expect(pages.getByRole('region', { name: /^Page 1 of / })).toBeVisible()
  await expect(pages.locator('mark')).toHaveCount(0)
  const field = page.getByLabel('Full Legal Name')
  await field.fill('Ada Lovelace Hollis')
  await expect(pages.locator('mark').first()).toHaveText('Ada Lovelace Hollis')
  await expect(field).toBeFocused()
  await expect(pages.locator('mark').first()).toBeInViewport()
  await axe(page, undefined, { smallTargets: true })
  await pages.locator('mark').first().getByRole('link').click()
  await expect(field).toBeFocused()
})
