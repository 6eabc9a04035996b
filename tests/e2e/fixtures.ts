import { type BrowserContext, test as base, expect } from '@playwright/test'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { type Account, createAccount, signInto } from './account.ts'
import { waitForHydration } from './hydrated.ts'
import { errorsOf, type Watch, watchContext } from './watch.ts'

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
