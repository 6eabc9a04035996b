import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { type Account, createAccount, signInto } from './account.ts'

declare global {
  interface Window {
    reportViolation?: (text: string) => Promise<void>
    renderedHeading?: Element | null
  }
}

/** What went wrong in the pages of one test, besides what the test itself asserts. */
interface Watch {
  violations: string[]
  pageErrors: string[]
  consoleErrors: string[]
}

const blocked = /Content[- ]Security[- ]Policy|Refused to (load|execute|apply|connect|frame)/i

function recordConsole(watch: Watch, message: ConsoleMessage): void {
  const where = message.location().url
  const text = `${message.text()}${where ? ` (${where})` : ''}`
  if (blocked.test(message.text())) watch.violations.push(text)
  else if (message.type() === 'error') watch.consoleErrors.push(text)
}

const ofAnotherClock =
  /^TypeError: Cannot read properties of undefined \(reading 'controller'\)(\n\s+at <anonymous>:\d+:\d+)+$/
/** Of Playwright's own script for the clock that a test before had: in a context used again, it may run without that clock. */
const isOfAnotherClock = ({ stack = '' }: Error): boolean => ofAnotherClock.test(stack)

function watchPage(watch: Watch, page: Page): void {
  page.on('pageerror', (error) => {
    if (!isOfAnotherClock(error)) watch.pageErrors.push(error.stack ?? error.message)
  })
  page.on('console', (message) => recordConsole(watch, message))
}

/** Watches every page of a context, those still to be opened too. Call it before the first page goes anywhere. */
export async function watchContext(context: BrowserContext): Promise<Watch> {
  const watch: Watch = { violations: [], pageErrors: [], consoleErrors: [] }
  context.on('page', (page) => watchPage(watch, page))
  for (const page of context.pages()) watchPage(watch, page)
  await context.exposeBinding('reportViolation', (_source, text: string) => void watch.violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const what = `${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`
      void window.reportViolation?.(what)
    })
  })
  return watch
}

/** The sentences to fail with; empty when nothing went wrong. `expected` are console errors that the test brought about itself. */
export function errorsOf(watch: Watch, expected: readonly RegExp[]): string[] {
  const surprising = watch.consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)))
  return [
    ...watch.violations.map((text) => `content security policy: ${text}`),
    ...watch.pageErrors.map((text) => `uncaught error: ${text}`),
    ...surprising.map((text) => `console error: ${text}`),
  ]
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
function waitForHydration(context: BrowserContext): void {
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

export interface Test {
  /** A new user, already signed in to the `page` and `context` of this test. */
  account: Account
  /** Tells which console errors the test itself brings about; with no pattern, requests that fail. They then do not fail the test. */
  expectFailures(...patterns: RegExp[]): void
  /** What went wrong in the pages so far; a test of the watching itself empties it. */
  watch: Watch
  /**
   * Whether pages prefetch the code of the others, as they do for every reader who does not save data. It is a quarter of
   * what the tests compute, and only matters to what happens without a connection.
   */
  prefetch: boolean
  /** A second browser: separate storage and cookies, watched as the first is, signed in when an account is given. */
  anotherBrowser(account?: Account): Promise<BrowserContext>
}

export interface Worker {
  /** The real server of this worker, with SQLite. A test that stops it must start it again. */
  server: LaunchedServer
}

const saveData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

const failedRequest = /^Failed to load resource/

/** What every browser test uses instead of Playwright's own `test`. */
export const test = base.extend<Test & { expected: RegExp[] }, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = await launchServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expected: async ({}, use) => use([]),
  expectFailures: async ({ expected }, use) =>
    use((...patterns) => void expected.push(...(patterns.length > 0 ? patterns : [failedRequest]))),
  prefetch: [false, { option: true }],
  watch: [
    async ({ context, expected, javaScriptEnabled, prefetch }, use) => {
      // Between tests, all but this is reset.
      await context.setOffline(false)
      if (!prefetch) await saveData(context)
      const watch = await watchContext(context)
      if (javaScriptEnabled !== false) waitForHydration(context)
      await use(watch)
      expect(errorsOf(watch, expected), 'what went wrong in the page besides').toEqual([])
    },
    { auto: true },
  ],
  account: async ({ server, context, watch: _first }, use) => {
    const account = await createAccount(server.url)
    await signInto(context, account)
    await use(account)
    await account.api.dispose()
  },
  anotherBrowser: async ({ browser, server, watch, expected, contextOptions, prefetch }, use) => {
    const opened: { context: BrowserContext; watch: Watch }[] = []
    await use(async (account) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
      opened.push({ context, watch: await watchContext(context) })
      waitForHydration(context)
      if (!prefetch) await saveData(context)
      if (account) await signInto(context, account)
      return context
    })
    for (const other of opened) {
      await other.context.close()
      expect(errorsOf(other.watch, expected), 'what went wrong in the other browser').toEqual([])
    }
    void watch
  },
})

export { axe } from './accessibility.ts'
export { expect }
