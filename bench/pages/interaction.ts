import type { Browser, Page } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { samples } from '#samples/families.ts'
import { createAccount, signInto } from '#tests/e2e/account.ts'
import { change } from '#tests/e2e/journey/seed.ts'

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

async function typeGrantor(page: Page): Promise<void> {
  const name = page.getByLabel('Full Legal Name')
  await name.click()
  await page.keyboard.type('Eleanor Whitfield', { delay: 100 })
  for (let field = 0; field < 3; field += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.type('12', { delay: 100 })
  }
  await name.click()
}

async function addAndEditBeneficiary(page: Page): Promise<void> {
  // What Playwright does in the page to find and press one of 400 buttons takes longer than what is measured.
  const press = async (selector: string) => {
    const button = page.locator(selector)
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error(`There is no ${selector}.`)
    await page.waitForTimeout(500)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(1_000)
  }
  await page.locator('#field-name').click()
  await page.keyboard.type('Eleanor Whitfield', { delay: 100 })
  await press('section[aria-labelledby=add-entry] [type=submit]')
  await press('li:last-child [id^=edit-]')
  await page.keyboard.type('Ann', { delay: 100 })
  await press('section[aria-labelledby=edit-entry] [type=submit]')
  await page.getByRole('paragraph').filter({ hasText: 'Eleanor WhitfieldAnn' }).waitFor()
}

/** Steps of a signed-in user, by what is measured there. */
export const INTERACTIONS: Record<string, { path: string; trust: TrustPatch; act: (page: Page) => Promise<void> }> = {
  'grantor step': { path: 'grantor', trust: { currentStep: 1 }, act: typeGrantor },
  'beneficiaries step with 200 people': {
    path: 'beneficiaries',
    trust: { ...samples.veryLarge, currentStep: 1 },
    act: addAndEditBeneficiary,
  },
}

/** Milliseconds of the slowest interaction on a step, with the processor slowed. */
export async function slowestInteraction(browser: Browser, url: string, what: string): Promise<number> {
  const step = INTERACTIONS[what]
  if (!step) throw new Error(`There is no interaction '${what}'.`)
  const account = await createAccount(url)
  await change(account, step.trust)
  const context = await browser.newContext()
  await signInto(context, account)
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // The event stream stays open, so that the network is never idle.
  await page.goto(`${url}/trust-builder/${step.path}`)
  await page.waitForTimeout(3_000)
  await step.act(page)
  await page.waitForTimeout(1_000)
  const durations = await page.evaluate(() => window.interactions)
  await context.close()
  await account.api.dispose()
  if (durations.length === 0) throw new Error('The browser reported no interaction.')
  return Math.max(...durations)
}
