import type { BrowserContext, Page } from '@playwright/test'

/** A test that keeps the code back waits no longer than this. Polling each frame would make the browser draw each. */
const PATIENCE = { timeout: 5_000, polling: 50 }

/** Waits until React has hydrated a prerendered page: before, a link loads the next page, and a button does nothing. */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const heading = document.querySelector('#root h1')
    return !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(isHydrated, undefined, PATIENCE).catch(() => undefined)
}

function waitOnEachLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await hydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await hydrated(page)
    return answer
  }
}

/** Makes `goto` and `reload` of every page of a context wait for hydration, except `goto` with `waitUntil: 'commit'`. */
export function waitForHydration(context: BrowserContext): void {
  context.on('page', waitOnEachLoad)
  context.pages().forEach(waitOnEachLoad)
}
