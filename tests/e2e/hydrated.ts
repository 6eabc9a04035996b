import { type BrowserContext, expect, type Page } from '@playwright/test'
import { isOfAnotherClock } from './watch.ts'

declare global {
  interface Window {
    renderedHeading?: Element | null
  }
}

/** A test that keeps the code back waits no longer than this. Polling each frame would make the browser draw each. */
const WAIT_OPTIONS = { timeout: 5_000, polling: 50 }

/** Whether React has hydrated the page's own content: its heading then has React's property. */
const isHydrated = () => {
  const heading = document.querySelector('#root h1')
  return !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
}

function waitOnEachLoad(page: Page): void {
  const wait = () => page.waitForFunction(isHydrated, undefined, WAIT_OPTIONS).catch(() => undefined)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    // Before hydration, a link loads the next page, and a button does nothing.
    if (options?.waitUntil !== 'commit') await wait()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await wait()
    return answer
  }
}

/** Makes `goto` and `reload` of every page of a context wait for hydration, except `goto` with `waitUntil: 'commit'`. */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', waitOnEachLoad)
  context.pages().forEach(waitOnEachLoad)
}

/** Waits until React has hydrated the page's own content. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** What every page loads once it is idle, to have it without a connection. */
const ON_EVERY_PAGE = ['toaster', 'dialog', 'idle-parts']

/**
 * Waits until these parts of the code, and those of every page, have been fetched with all that they import, which a
 * page does once it is idle. A part is the beginning of a file's name.
 */
export async function fetchedAhead(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of [...ON_EVERY_PAGE, ...parts]) {
    const found = () =>
      page.evaluate((name) => {
        const files = performance.getEntriesByType('resource').map((entry) => entry.name)
        return files.find((file) => file.includes(`/${name}-`) && file.endsWith('.js'))
      }, part)
    await expect.poll(found, part).toBeDefined()
    await page.evaluate(async (file) => void (await import(file)), (await found()) ?? '')
  }
}

/** Records everything that the page writes to the console or throws. Call it before the page goes anywhere. */
export async function listen(page: Page): Promise<string[]> {
  const logged: string[] = []
  page.on('console', (message) => {
    // Tests block service workers, except those about them (playwright.config.ts).
    if (!message.text().endsWith('registration blocked by Playwright'))
      logged.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!isOfAnotherClock(error)) logged.push(`error: ${error.message}`)
  })
  await page.addInitScript(() =>
    // Comes when the HTML has been read, and before its modules run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.renderedHeading = document.querySelector('h1')
    }),
  )
  return logged
}

/** Fails when the heading on screen is not the one that came with the page's HTML. */
export async function expectSameHeading(page: Page): Promise<void> {
  const same = await page.evaluate(() => window.renderedHeading === document.querySelector('h1'))
  expect(same, `the heading of ${page.url()} is the one that was rendered`).toBe(true)
}
