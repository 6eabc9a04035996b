import type { Page, Route } from '@playwright/test'

const WRITES = /\/api\/(trust|health-care-directive)$/
const isWrite = (route: Route) => ['PATCH', 'PUT'].includes(route.request().method())

/** What the console says of failures that a test brings about itself. */
export const OWN_FAILURES = [/^Failed to load resource/, /^(Saving|Removing) .+ failed/, /^The trust check failed/]

/** From now on the server refuses every save, in these words. Ends with {@link leaveAlone}. */
export async function refuseSaves(page: Page, message = 'Refused on purpose.'): Promise<void> {
  const json = { error: { code: 'invalid-field', message } }
  await page.route(WRITES, (route) => (isWrite(route) ? route.fulfill({ status: 422, json }) : route.fallback()))
}

/** From now on no save reaches the server. */
export async function loseSaves(page: Page): Promise<void> {
  await page.route(WRITES, (route) => (isWrite(route) ? route.abort('connectionreset') : route.fallback()))
}

/** Every save waits until the function returned is called. */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(WRITES, async (route) => {
    if (isWrite(route)) await promise
    await route.fallback()
  })
  return async () => {
    resolve()
    await leaveAlone(page)
  }
}

/** Every reading of the trust ends as `answer` says. */
export async function answerReadings(page: Page, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(WRITES, (route) => (route.request().method() === 'GET' ? answer(route) : route.fallback()))
}

export function leaveAlone(page: Page): Promise<void> {
  return page.unroute(WRITES)
}
