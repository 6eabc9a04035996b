import type { BrowserContext, Page } from '@playwright/test'

/** Longest time that a page may stand as it came; a test that keeps the program from coming waits no longer. */
const timeout = 5_000

/** Waits until React has taken over a page that came rendered: before, a link loads the next page anew, and a button does nothing. */
async function takenOver(page: Page): Promise<void> {
  const there = () => {
    const heading = document.querySelector('#root h1')
    return !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
  }
  await page.waitForFunction(there, undefined, { timeout }).catch(() => undefined)
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
