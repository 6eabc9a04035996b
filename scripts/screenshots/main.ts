import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { samples } from '#samples/families.ts'
import { createAccount, signInto } from '#tests/e2e/account.ts'
import { launchServer } from '#tests/server/launch.ts'
import { ensureBrowser } from '../browser.ts'
import { type Appearance, type Scene, scenes } from './scenes.ts'

/**
 * Pictures of every page, on a phone and on a desktop, in light and in dark, into `screenshots/`: of all, or of what is
 * named, `npm run screenshots -- home dashboard --only 1280-light`. With `--kept`, the first screen of those that the
 * documentation shows, into docs/pictures/pages.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, into: { type: 'string' }, kept: { type: 'boolean', default: false } },
})
const folder = values.into ?? (values.kept ? join(import.meta.dirname, '../../docs/pictures/pages') : 'screenshots')
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
