import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { samplePath } from '#content/documents.ts'
import {
  ALL_ANSWERS,
  BEFORE_SIGNING,
  BUILDER,
  detailPath,
  FUNDING_PLAN,
  fromFilePath,
  HANDOVER,
  HISTORY,
  OVERVIEW,
  PEOPLE,
  SIGNING_DAY,
  SIGNING_KIT,
  SOMETHING_CHANGED,
  SUMMARY,
  stepPath,
  stepSlugs,
  versionPath,
} from '#domain/trust/routes.ts'
import { type SampleName, samples } from '#samples/families.ts'
import { createAccount, signInto } from '#tests/e2e/account.ts'
import { launchServer } from '#tests/server/launch.ts'
import { ensureBrowser } from './browser.ts'

type Appearance = `${390 | 1280}-${'light' | 'dark'}`

/** One picture: a page, as a visitor or as the owner of a sample family sees it. */
interface Scene {
  name: string
  path: string
  /** Nobody is signed in without it; `none` is an account without a trust. */
  family?: SampleName | 'none'
  /** A button that is pressed first, by its name. */
  press?: string
  /** The looks in which the first screen of it is kept in docs/pictures/pages. */
  kept?: readonly Appearance[]
}

const visitor: Scene[] = [
  { name: 'home', path: pages.home, kept: ['1280-light', '390-dark'] },
  { name: 'services', path: pages.services, kept: ['1280-dark'] },
  { name: 'about', path: pages.about },
  { name: 'blog', path: pages.blog },
  { name: 'article', path: '/blog/1', kept: ['1280-light', '390-light'] },
  { name: 'samples', path: pages.samples },
  { name: 'sample', path: samplePath('schedule-a') },
  { name: 'terms', path: pages.terms },
  { name: 'privacy', path: pages.privacy },
  { name: 'api-reference', path: pages.apiReference },
  { name: 'login', path: pages.login },
  { name: 'login-errors', path: pages.login, press: 'Log In' },
  { name: 'signup', path: pages.signup },
  { name: 'forgot-password', path: pages.forgotPassword },
  { name: 'reset-password', path: pages.resetPassword },
  { name: 'unsubscribe', path: `${pages.unsubscribe}?token=example` },
  { name: 'checkout-visitor', path: `${pages.checkout}?plan=pro` },
  { name: 'not-found', path: '/no-such-page' },
]

const complete = 'complete'
const owner: Scene[] = [
  { name: 'entry', path: BUILDER, family: 'none' },
  { name: 'dashboard-none', path: pages.dashboard, family: 'none' },
  { name: 'dashboard-begun', path: pages.dashboard, family: 'begun', kept: ['1280-light', '390-light'] },
  { name: 'dashboard', path: pages.dashboard, family: complete },
  { name: 'checkout', path: `${pages.checkout}?plan=elite`, family: 'begun', kept: ['1280-light'] },
  { name: 'settings', path: pages.settings, family: complete },
  { name: 'settings-billing', path: `${pages.settings}?tab=billing`, family: complete },
  { name: 'settings-security', path: `${pages.settings}?tab=security`, family: complete },
  ...stepSlugs.map((slug) => ({ name: `step-${slug}`, path: stepPath(slug), family: complete }) as const),
  { name: 'step-grantor-errors', path: stepPath('grantor'), family: 'none', press: 'Next', kept: ['390-light'] },
  { name: 'beneficiaries-many', path: stepPath('beneficiaries'), family: 'veryLarge' },
  { name: 'detail-age', path: detailPath('beneficiary-age', 'ada'), family: complete },
  { name: 'summary-begun', path: SUMMARY, family: 'begun' },
  { name: 'summary', path: SUMMARY, family: complete },
  { name: 'before-signing', path: BEFORE_SIGNING, family: complete },
  { name: 'before-signing-empty', path: BEFORE_SIGNING, family: 'empty' },
  { name: 'before-signing-hostile', path: BEFORE_SIGNING, family: 'hostile' },
  { name: 'signing-kit', path: SIGNING_KIT, family: complete },
  { name: 'signing-day', path: SIGNING_DAY, family: complete },
  { name: 'something-changed', path: SOMETHING_CHANGED, family: complete },
  { name: 'funding-plan', path: FUNDING_PLAN, family: complete },
  { name: 'handover', path: HANDOVER, family: complete },
  { name: 'answers', path: ALL_ANSWERS, family: complete },
  { name: 'overview', path: OVERVIEW, family: complete, kept: ['1280-light', '390-dark'] },
  { name: 'overview-empty', path: OVERVIEW, family: 'empty' },
  { name: 'overview-many', path: OVERVIEW, family: 'veryLarge' },
  { name: 'overview-hostile', path: OVERVIEW, family: 'hostile' },
  { name: 'people', path: PEOPLE, family: complete },
  { name: 'people-many', path: PEOPLE, family: 'veryLarge' },
  { name: 'history', path: HISTORY, family: complete },
  { name: 'beneficiaries-from-a-file', path: fromFilePath('beneficiaries'), family: complete },
  { name: 'assets-from-a-file', path: fromFilePath('assets'), family: complete },
  { name: 'answers-from-a-file', path: fromFilePath('answers'), family: complete },
  { name: 'version', path: versionPath(1), family: complete },
  { name: 'preview', path: '/preview/trust-agreement', family: complete, kept: ['1280-light'] },
  { name: 'hostile-summary', path: SUMMARY, family: 'hostile' },
]

const scenes: readonly Scene[] = [...visitor, ...owner]

/**
 * Pictures of every page, on a phone and on a desktop, in light and in dark, into `screenshots/`: of all, or of what is
 * named, `npm run screenshots -- home dashboard --only 1280-light`. With `--kept`, the first screen of those that the
 * documentation shows, into docs/pictures/pages.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, into: { type: 'string' }, kept: { type: 'boolean', default: false } },
})
const folder = values.into ?? (values.kept ? join(import.meta.dirname, '../docs/pictures/pages') : 'screenshots')
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
const looks = sizes.flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    viewport,
    colorScheme,
    name: `${viewport.width}-${colorScheme}` as Appearance,
  })),
)
const wanted = scenes.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const unknown = positionals.filter((name) => !scenes.some((scene) => scene.name === name))
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')}. There are: ${scenes.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })

async function signedIn(browser: BrowserContext, family: NonNullable<Scene['family']>, url: string): Promise<void> {
  const account = await createAccount(url)
  if (family !== 'none') {
    const answer = await account.api.patch('/api/trust', { data: { currentStep: 1, ...samples[family] } })
    if (!answer.ok()) throw new Error(`The family ${family} was rejected: ${await answer.text()}`)
  }
  await signInto(browser, account)
  await account.api.dispose()
}

/** Pictures that are loaded when they come near have come, and the page is back at its top. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForTimeout(150)
}

async function take(page: Page, scene: Scene, file: string): Promise<void> {
  await page.goto(scene.path)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
  if (scene.press) await page.getByRole('main').getByRole('button', { name: scene.press, exact: true }).click()
  await settle(page)
  await page.screenshot({ path: join(folder, file), animations: 'disabled', fullPage: !values.kept })
}

let taken = 0

async function takeAll(browser: Browser, url: string): Promise<number> {
  let failures = 0
  for (const family of new Set(wanted.map((scene) => scene.family))) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
    if (family) await signedIn(context, family, url)
    const page = await context.newPage()
    for (const { viewport, colorScheme, name } of looks) {
      if (values.only && values.only !== name) continue
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const asked = (scene: Scene) => scene.family === family && (!values.kept || scene.kept?.includes(name))
      for (const scene of wanted.filter(asked)) {
        taken++
        await take(page, scene, `${scene.name}-${name}.png`).catch((error: Error) => {
          failures++
          console.error(`${scene.name} ${name}: ${error.message.split('\n')[0]}`)
        })
      }
    }
    await context.close()
  }
  return failures
}

const server = await launchServer()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const failures = await takeAll(browser, server.url)
await browser.close()
await server.stop()
console.log(`${taken} pictures into ${folder}${failures > 0 ? `, ${failures} failed` : ''}`)
process.exitCode = failures > 0 ? 1 : 0
