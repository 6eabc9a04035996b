import type { BrowserContext, Page } from '@playwright/test'

/** A test that keeps the program from coming waits no longer than this. Looking at each frame would make the browser draw each. */
const PATIENCE = { timeout: 5_000, polling: 50 }

/** Waits until React has taken over a page that came rendered: before, a link loads the next page anew, and a button does nothing. */
async function takenOver(page: Page): Promise<void> {
  const there = () => {
    const heading = document.querySelector('#root h1')
    return !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(there, undefined, PATIENCE).catch(() => undefined)
}

function patient(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (options?.waitUntil !== 'commit') await takenOver(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await takenOver(page)
    return answer
  }
}

/** Makes every page of a context wait for the program when it is told to go somewhere, as a reader who waits for the page does. */
export function waitForProgram(context: BrowserContext): void {
  context.on('page', patient)
  context.pages().forEach(patient)
}
