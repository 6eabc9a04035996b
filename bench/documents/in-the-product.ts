import type { Browser, Page } from '@playwright/test'
import { documentNames } from '#domain/trust/documents.ts'
import { samples } from '#samples/families.ts'
import { type Account, createAccount, signInto } from '#tests/e2e/account.ts'
import { change } from '#tests/e2e/journey/seed.ts'
import { holdIdle } from './held-idle.ts'
import { watchPage } from './watch.ts'

/** Milliseconds from the press to the file or the painted page, and the tasks over 50 ms until the page was at rest again. */
export interface InTheProduct {
  first: number[]
  /** Pressed before the code had been fetched. */
  unprepared: number[]
  warm: number[]
  /** Pressed at the moment that the page showed a changed answer, so that the file had to be made anew. */
  changed: number[]
  packet: number[]
  packetAgain: number[]
  preview: number[]
  previewAgain: number[]
  longTasks: {
    /** While the page, which had come to rest, fetched the code and made each document before any press. */
    ahead: number[]
    unprepared: number[]
    single: number[]
    packet: number[]
    preview: number[]
    typing: number[]
  }
}

interface Means {
  browser: Browser
  url: string
  /** How many times slower than it is the processor is made. */
  slowdown: number
  /** Fresh pages for each first press. */
  pages: number
  /** Further presses on each page. */
  again: number
}

const AGREEMENT = documentNames['trust-agreement']
const list = (page: Page) => page.getByRole('list', { name: 'Documents' })
const single = (page: Page) => list(page).getByRole('button', { name: `Download ${AGREEMENT}` })
const packet = (page: Page) => page.getByRole('button', { name: 'Download all ready documents' })
const wholePreview = (page: Page) => page.locator('.sheets[aria-busy=false]')
const link = (page: Page) => list(page).getByRole('link', { name: `Preview ${AGREEMENT}` })
/** As long as somebody thinks over a letter, and longer than a preview waits for the next. */
const THOUGHT = 400
const LETTERS = ' of Rome'
/** For the page to show what a press brought, so that the next one finds it at rest. */
const REST = 120

/** A browser that has never been here, on the dashboard, at rest. */
async function freshPage({ browser, url, slowdown }: Means, account: Account, idle?: 'held'): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true })
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  if (idle === 'held') await page.addInitScript(holdIdle)
  const devtools = await context.newCDPSession(page)
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' })
  await packet(page).waitFor()
  await page.waitForTimeout(REST * slowdown)
  return page
}

const longTasksSince = (page: Page, from: number) =>
  page.evaluate((from) => {
    const { tasks } = window.watch
    return tasks.filter(({ start, length }) => start + length > from).map(({ length }) => length)
  }, from)

/** Grants a page that holds it its idle time, waits until each document is made, and gives the long tasks until then. */
async function makeAhead(page: Page, slowdown: number): Promise<number[]> {
  const from = await page.evaluate(() => {
    const now = performance.now()
    window.grantIdle()
    return now
  })
  await page.waitForFunction((count) => window.watch.made >= count, Object.keys(documentNames).length)
  await page.waitForTimeout(REST * slowdown)
  return await longTasksSince(page, from)
}

type Kept = 'files' | 'painted'

/** Presses, waits for what it brings, and gives the time between them and the long tasks since. */
async function press(page: Page, kept: Kept, how: () => Promise<unknown>): Promise<{ took: number; tasks: number[] }> {
  const before = await page.evaluate((kept) => window.watch[kept].length, kept)
  await how()
  await page.waitForFunction(([kept, before]) => window.watch[kept].length > before, [kept, before] as const)
  if (kept === 'painted') await wholePreview(page).waitFor()
  await page.waitForTimeout(REST)
  const [pressed, done] = await page.evaluate((kept) => {
    const { pressed, [kept]: times } = window.watch
    return [pressed, times.at(-1) ?? Number.NaN] as const
  }, kept)
  return { took: done - pressed, tasks: await longTasksSince(page, pressed) }
}

/** A change from another device, and a press as soon as the page shows it. */
async function pressOnChange(page: Page, account: Account, trustName: string): Promise<void> {
  await single(page).evaluate((button: HTMLElement, trustName) => {
    const pressOnceShown = (_: unknown, observer: MutationObserver) => {
      if (!document.body.textContent.includes(trustName)) return
      observer.disconnect()
      button.click()
    }
    new MutationObserver(pressOnceShown).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, trustName)
  await change(account, { trustName })
}

const wasMadeAnew = (page: Page) =>
  page.evaluate(async () => {
    const [last, before] = await Promise.all(window.watch.handed.map(async (file) => await file?.text()))
    return last !== before
  })

/** The long tasks while somebody types into a step, until the preview beside it shows what was typed. */
async function typeBeside(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/trust-builder/grantor`)
  await page.getByRole('button', { name: 'Preview of your document' }).click()
  await wholePreview(page).waitFor()
  const from = await page.evaluate(() => performance.now())
  await page.getByLabel('Full Legal Name').focus()
  await page.keyboard.press('End')
  const typed = page.locator('.sheet mark').first()
  for (const key of LETTERS) await page.keyboard.press(key, { delay: THOUGHT })
  await typed.waitFor()
  for (const _ of LETTERS) await page.keyboard.press('Backspace', { delay: THOUGHT })
  await typed.waitFor({ state: 'detached' })
  await page.waitForTimeout(REST)
  return await longTasksSince(page, from)
}

export async function measureInTheProduct(means: Means): Promise<InTheProduct> {
  const account = await createAccount(means.url)
  await change(account, samples.complete)
  const found: InTheProduct = {
    ...{ first: [], unprepared: [], warm: [], changed: [], packet: [], packetAgain: [], preview: [], previewAgain: [] },
    longTasks: { ahead: [], unprepared: [], single: [], packet: [], preview: [], typing: [] },
  }
  const times = Array.from({ length: means.again })
  for (let round = 0; round < means.pages; round += 1) {
    const one = await freshPage(means, account)
    const first = await press(one, 'files', () => single(one).click())
    found.first.push(first.took)
    found.longTasks.single.push(...first.tasks)
    for (const _ of times) {
      const { took, tasks } = await press(one, 'files', () => single(one).click())
      found.warm.push(took)
      found.longTasks.single.push(...tasks)
    }
    for (const at of times.keys()) {
      const trustName = `${samples.complete.trustName} ${round}-${at}`
      const { took, tasks } = await press(one, 'files', () => pressOnChange(one, account, trustName))
      if (!(await wasMadeAnew(one))) throw new Error('After a change the file was the one from before it.')
      found.changed.push(took)
      found.longTasks.single.push(...tasks)
    }
    await one.context().close()

    const all = await freshPage(means, account)
    for (const [at] of [undefined, ...times].entries()) {
      const { took, tasks } = await press(all, 'files', () => packet(all).click())
      found[at === 0 ? 'packet' : 'packetAgain'].push(took)
      found.longTasks.packet.push(...tasks)
    }
    await all.context().close()

    const preview = await freshPage(means, account)
    for (const at of [0, 1]) {
      const { took, tasks } = await press(preview, 'painted', () => link(preview).click())
      found[at === 0 ? 'preview' : 'previewAgain'].push(took)
      found.longTasks.preview.push(...tasks)
      await preview.goBack()
      await link(preview).waitFor()
      await preview.waitForTimeout(REST)
    }
    // Only what is held to a budget, which is so at full speed.
    if (means.slowdown === 1) found.longTasks.typing.push(...(await typeBeside(preview, means.url)))
    await preview.context().close()

    const ahead = await freshPage(means, account, 'held')
    found.longTasks.ahead.push(...(await makeAhead(ahead, means.slowdown)))
    await ahead.context().close()

    const early = await freshPage(means, account, 'held')
    const unprepared = await press(early, 'files', () =>
      single(early).evaluate((button: HTMLElement) => button.click()),
    )
    found.unprepared.push(unprepared.took)
    found.longTasks.unprepared.push(...unprepared.tasks)
    await early.context().close()
  }
  return found
}
