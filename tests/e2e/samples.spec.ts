import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { documentIds, documents, sampleFile, samplePath } from '#content/documents.ts'
import { buildDocument } from '#documents/build.ts'
import { SAMPLE_MARK } from '#documents/lines.ts'
import { plainText } from '#documents/plain-text.ts'
import { sampleSet } from '#samples/complete.ts'
import { arrange, keyOf, pictures, takenWords, wordsIn } from '#scripts/home-pictures.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { fits, PHONE } from './accessibility.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { printed, sheetTexts, skipWithoutPdf } from './journey/downloads-and-prints.ts'

const main = (page: Page) => page.getByRole('main')
const text = (page: Page) => page.locator('[data-sample] .page-text')
const solid = (words: string) => words.replace(/\s+/g, '')
const written = (id: (typeof documentIds)[number]) =>
  solid(plainText(buildDocument(sampleSet, documents[id].name)).join(''))

/** From the home page through all nine to the last. */
async function readAll(page: Page): Promise<void> {
  await page.goto(pages.home)
  await main(page).getByRole('link', { name: 'Read all nine sample documents' }).click()
  await expect(page).toHaveURL(pages.samples)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nine sample documents: the Whitlock family')
  for (const id of documentIds) {
    const way = page.url().endsWith(pages.samples)
      ? main(page).getByRole('listitem')
      : main(page).getByRole('navigation', { name: 'Sample documents' })
    // Not with the pointer: the link moves while the text above it is laid out.
    await way.getByRole('link', { name: documents[id].name }).press('Enter')
    await expect(page).toHaveURL(samplePath(id))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(documents[id].name)
    await expect(main(page).getByText(SAMPLE_MARK)).toBeVisible()
    expect(solid((await text(page).textContent()) ?? ''), id).toBe(written(id))
  }
}

test('a visitor on a phone reads the whole set from the home page on, without an account', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize(PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await readAll(page)
  expect(
    asked.filter((path) => /\/assets\/(build|drawn-sample)-/.test(path)),
    'the code of the documents',
  ).toEqual([])
  await fits(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('all nine can be read', ONLY_THOROUGH, async ({ page }) => {
    test.setTimeout(60_000)
    await readAll(page)
  })
})

test(
  'the contents of the agreement lead to its articles; Back from another page finds the document again',
  ONLY_THOROUGH,
  async ({ page }) => {
    await page.goto(samplePath('trust-agreement'))
    const article = text(page).getByRole('heading', { name: /^ARTICLE 10\. SPENDTHRIFT PROTECTION/ })
    await text(page)
      .getByRole('link', { name: /^ARTICLE 10\./ })
      .click()
    await expect(article).toBeInViewport()
    await expect(text(page).locator('.laid-out-late').last()).toHaveCSS('content-visibility', 'visible')
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo').getByText('©')).toBeInViewport()

    // The page of a sample that was reached without its HTML writes the document itself.
    await page.goto(samplePath('certificate-of-trust'))
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Trust Creation Services')
    await page.reload()
    await page.goBack()
    await expect(text(page)).toBeVisible()
    expect(solid((await text(page).textContent()) ?? '')).toBe(written('certificate-of-trust'))
  },
)

test('each Word file is there, and an unknown sample is not', async ({ page, request, expectFailures }) => {
  expectFailures(/404/)
  for (const id of documentIds) {
    const answer = await request.get(sampleFile(id))
    expect(answer.headers()['content-type'], id).toContain('wordprocessingml')
    expect((await answer.body()).subarray(0, 2).toString(), id).toBe('PK')
  }
  expect((await page.goto('/samples/last-words'))?.status()).toBe(404)
  await expect(page.getByText("Oops! We couldn't find the page you're looking for.")).toBeVisible()
})

test(
  'on paper, every page of a sample is marked, and nothing but the document is printed',
  ONLY_THOROUGH,
  async ({ page }) => {
    skipWithoutPdf()
    await page.goto(samplePath('pour-over-will'))
    const sheets = sheetTexts(await printed(page))
    expect(sheets.length).toBeGreaterThan(3)
    for (const [at, sheet] of sheets.entries()) expect(sheet, `page ${at + 1}`).toContain(SAMPLE_MARK)
    expect(sheets[0]).toContain('Last Will and Testament')
    expect(sheets.join('')).not.toMatch(/Kinstead is not a law firm, gives|Download this sample|Start Your Trust/)
  },
)

test('in Spanish the pages around the documents are Spanish, on a phone too', ONLY_THOROUGH, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  await page.setViewportSize(PHONE)
  for (const [path, title] of [
    [pages.samples, /^Nueve documentos de muestra/],
    [samplePath('schedule-a'), /^Anexo A/],
  ] as const) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main(page).getByText('Los documentos se redactan en inglés')).toBeVisible()
    await expectSpanish(page, [])
  }
  await expect(text(page)).toContainText('Primary Beneficiaries')
  await axe(page)
  await fits(page)
})

test(
  'the pictures of the home page come in the reader’s scheme, and only when they are near',
  ONLY_THOROUGH,
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('.webp') && asked.push(request.url()))
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(pages.home)
    const pictures = page.getByRole('region', { name: 'What you answer, and what you get' }).getByRole('img')
    await expect(pictures).toHaveCount(4)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth))
        .toBeTruthy()
      expect(await picture.getAttribute('alt')).not.toBe('')
    }
    expect(asked.filter((url) => url.includes('builder'))).toEqual([expect.stringContaining('builder-desktop-dark-en')])
  },
)

for (const language of ['en', 'es'] as const)
  test(
    `the home page's pictures of the builder have its words (${language}); else: node scripts/home-pictures.ts`,
    onlyThoroughUnless(language === 'en'),
    async ({ page, account }) => {
      const [picture] = pictures.filter((each) => keyOf(each) === `builder-${language}`)
      if (!picture) throw new Error('No such picture')
      const place = await arrange(page, account, picture)
      expect(await wordsIn(place, picture)).toEqual(takenWords()[keyOf(picture)])
    },
  )
