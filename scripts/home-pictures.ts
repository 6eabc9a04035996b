import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#domain/product.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { sampleAnswers } from '#samples/complete.ts'
import { type Account, createAccount, signInto } from '#tests/e2e/account.ts'
import { launchServer } from '#tests/server/launch.ts'
import { findBrowser } from './browser.ts'

/**
 * Takes the pictures of the product that the home page shows, from the running program with the sample family:
 * `node scripts/home-pictures.ts` after `npm run build`. It notes the words on them in words.json, by which
 * scripts/samples.test.ts and tests/e2e/samples.spec.ts notice that they are out of date.
 */
const folder = join(import.meta.dirname, '../web/marketing/pictures')
const WORDS = join(folder, 'words.json')

interface Picture {
  name: string
  path: string
  width: number
  height: number
  /** Picture dots for each of the page's. */
  scale: number
  language: Language
  scheme: 'light' | 'dark'
  /** The document's first sheet, and not what the window shows. */
  sheet?: true
}

const documents: readonly DocumentId[] = ['trust-agreement', 'pour-over-will', 'certificate-of-trust']
const windows = { desktop: { width: 1280, height: 800, scale: 1.5 }, phone: { width: 390, height: 900, scale: 2 } }

export const pictures: readonly Picture[] = [
  ...documents.map((id): Picture => {
    const sheet = { width: 1280, height: 1200, scale: 1, language: 'en', scheme: 'light', sheet: true } as const
    return { name: id, path: `/preview/${id}`, ...sheet }
  }),
  ...LANGUAGES.flatMap((language) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      (['desktop', 'phone'] as const).map((device): Picture => {
        const name = `builder-${device}-${scheme}-${language}`
        return { name, path: stepPath('name'), ...windows[device], language, scheme }
      }),
    ),
  ),
]

/** The trust's name before the sample family changes it, in the pictures of the builder. */
const EARLIER_NAME = 'The Whitlock Trust'

/** Brings the page of this account to where its picture is taken, and returns what is in it. */
export async function arrange(page: Page, { api }: Account, picture: Picture): Promise<Locator> {
  const { path, width, height, scheme, language, sheet } = picture
  const { trustName } = sampleAnswers
  const answers = [
    await api.patch('/api/users/me', { data: { language } }),
    await api.patch('/api/trust', { data: { ...sampleAnswers, trustName: sheet ? trustName : EARLIER_NAME } }),
  ]
  for (const answer of answers) if (!answer.ok()) throw new Error(await answer.text())
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await page.locator(`html[lang="${language}"]`).waitFor()
  const firstSheet = page.locator('.sheets[aria-busy="false"] .sheet').first()
  if (sheet) {
    await firstSheet.waitFor()
    return firstSheet
  }
  const field = page.locator('main form input').first()
  await field.waitFor()
  if (width >= windows.desktop.width) {
    await page.locator('.step-preview button[aria-expanded]').click()
    await firstSheet.waitFor()
  }
  await field.fill(trustName ?? '')
  if (width >= windows.desktop.width) await firstSheet.locator('mark').first().waitFor()
  await field.blur()
  // Where the field is not in the first window, the picture begins with the line that says how far the step is.
  await field.evaluate((input) => {
    const top = document.querySelector('main .progress')?.parentElement?.getBoundingClientRect().top ?? 0
    const isInSight = input.getBoundingClientRect().bottom + window.scrollY + 24 <= window.innerHeight
    window.scrollTo(0, isInSight ? 0 : top + window.scrollY - 16)
  })
  return page.locator('main')
}

/** The words in a picture: of a sheet, piece by piece; of the builder, those of its questions. */
export const wordsIn = (place: Locator, { sheet }: Picture): Promise<string[]> =>
  sheet
    ? place.locator('[data-piece]').allTextContents()
    : place
        .locator('.with-preview > :first-child')
        .innerText()
        .then((text) => text.split(/\s*\n\s*/))

/** Pictures of the same words in other looks have one entry. */
export const keyOf = ({ name, language, sheet }: Picture) => (sheet ? name : `builder-${language}`)

/** The words as they were when the pictures were taken. */
export const takenWords = (): Record<string, string[]> => JSON.parse(readFileSync(WORDS, 'utf8'))

/** A picture as WebP, which the browser writes and Playwright does not. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
  }, png.toString('base64'))
  return Buffer.from(encoded, 'base64')
}

/** Takes one picture, and returns the words of it. */
async function take(browser: Browser, url: string, account: Account, picture: Picture): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, deviceScaleFactor: picture.scale })
  await signInto(context, account)
  const page = await context.newPage()
  const place = await arrange(page, account, picture)
  const words = await wordsIn(place, picture)
  await page.evaluate(() => document.fonts.ready)
  if (picture.sheet) {
    // What leads back to a question is marked on screen only.
    await page.emulateMedia({ media: 'print' })
    await place.locator('.sheet-header').evaluate((header) => {
      const mark = Object.assign(document.createElement('p'), { className: 'draft', textContent: 'Sample' })
      header.prepend(mark)
    })
  }
  const png = picture.sheet ? await place.screenshot() : await page.screenshot({ animations: 'disabled' })
  const webp = await asWebp(page, png)
  writeFileSync(join(folder, `${picture.name}.webp`), webp)
  console.log(`${picture.name}.webp  ${webp.length} bytes`)
  await context.close()
  return words
}

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  const server = await launchServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const account = await createAccount(server.url, 'Margaret', 'Whitlock')
  const words: Record<string, string[]> = {}
  try {
    for (const picture of pictures) words[keyOf(picture)] = await take(browser, server.url, account, picture)
    writeFileSync(WORDS, `${JSON.stringify(words, undefined, 2)}\n`)
  } finally {
    await account.api.dispose()
    await browser.close()
    await server.stop()
  }
}
