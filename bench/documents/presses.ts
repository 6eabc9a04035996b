import type { Browser, Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { type Account, createAccount, signInto } from '#tests/e2e/account.ts'
import { change } from '#tests/e2e/journey/seed.ts'
import { watchPage } from './watch.ts'

/** Milliseconds from the press to the file or to the painted page. */
export interface Presses {
  first: number[]
  /** Pressed before the page fetched the code of the documents. */
  early: number[]
  again: number[]
  packet: number[]
  preview: number[]
}

interface Means {
  browser: Browser
  url: string
  /** How many times slower the processor is made. */
  slowdown: number
  rounds: number
}

const AGREEMENT = documentNames['trust-agreement']
const list = (page: Page) => page.getByRole('list', { name: 'Documents' })
const single = (page: Page) => list(page).getByRole('button', { name: `Download ${AGREEMENT}` })
const packet = (page: Page) => page.getByRole('button', { name: 'Download all ready documents' })
const preview = (page: Page) => list(page).getByRole('link', { name: `Preview ${AGREEMENT}` })
const SETTLE = 120

/** The dashboard in a new browser context, idle, unless `idle` is 'never': then the page waits for its idle callbacks. */
async function dashboard({ browser, url, slowdown }: Means, account: Account, idle?: 'never'): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true })
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  if (idle === 'never') await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const devtools = await context.newCDPSession(page)
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
  await packet(page).waitFor()
  await page.waitForTimeout(SETTLE * slowdown)
  return page
}

async function press(page: Page, result: 'files' | 'painted', how: () => Promise<unknown>): Promise<number> {
  const before = await page.evaluate((result) => window.watch[result].length, result)
  await how()
  await page.waitForFunction(([result, before]) => window.watch[result].length > before, [result, before] as const)
  await page.waitForTimeout(SETTLE)
  return page.evaluate((result) => (window.watch[result].at(-1) ?? Number.NaN) - window.watch.pressed, result)
}

/** Every first press is on a new page in a new browser context. */
export async function measurePresses(means: Means): Promise<Presses> {
  const account = await createAccount(means.url)
  await change(account, samples.complete)
  const found: Presses = { first: [], early: [], again: [], packet: [], preview: [] }
  for (let round = 0; round < means.rounds; round += 1) {
    const one = await dashboard(means, account)
    found.first.push(await press(one, 'files', () => single(one).click()))
    found.again.push(await press(one, 'files', () => single(one).click()))
    await one.context().close()

    const early = await dashboard(means, account, 'never')
    // A script presses, because a pointer over the button fetches the code.
    const click = () => single(early).evaluate((button: HTMLElement) => button.click())
    found.early.push(await press(early, 'files', click))
    await early.context().close()

    const all = await dashboard(means, account)
    found.packet.push(await press(all, 'files', () => packet(all).click()))
    await all.context().close()

    const previewed = await dashboard(means, account)
    found.preview.push(await press(previewed, 'painted', () => preview(previewed).click()))
    await previewed.context().close()
  }
  await account.api.dispose()
  return found
}
