import type { Page } from '@playwright/test'

/** Waits until this browser has stored all that a page needs without a network. */
export async function untilStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isControlled = () => navigator.serviceWorker.controller?.state === 'activated'
    while (!isControlled()) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Every address that the browser has stored a file of, and the texts of those files. */
export function storedFiles(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text()
        found.push({ path: new URL(request.url).pathname, text: text ?? '' })
      }
    }
    return found
  })
}

/** Asks for a new service worker, as the browser does when a page is opened. */
export function lookForNewVersion(page: Page): Promise<void> {
  return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}
