import type { Browser } from '@playwright/test'
import { createAccount, signInto } from '#tests/e2e/account.ts'

declare global {
  interface Window {
    interactions: number[]
  }
}

export const SLOWDOWN = 4

/** Runs in the page before its own scripts. */
function recordInteractions(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds of the slowest interaction on a signed-in step: typing, choosing, and going to the next step. */
export async function slowestInteraction(browser: Browser, url: string): Promise<number> {
  const account = await createAccount(url)
  const context = await browser.newContext()
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${url}/trust-builder/grantor`, { waitUntil: 'networkidle' })
  const name = page.getByLabel('Full Legal Name')
  await name.click()
  await page.keyboard.type('Eleanor Whitfield', { delay: 100 })
  for (let field = 0; field < 3; field += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.type('12', { delay: 100 })
  }
  await name.click()
  await page.waitForTimeout(1_000)
  const durations = await page.evaluate(() => window.interactions)
  await context.close()
  await account.api.dispose()
  if (durations.length === 0) throw new Error('The browser reported no interaction.')
  return Math.max(...durations)
}
