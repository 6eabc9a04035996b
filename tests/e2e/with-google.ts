import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Claims, type LaunchedProvider, launchProvider } from '../google/provider.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { expect, test } from './fixtures.ts'

/** Tests with a server whose Google button leads to a real provider on this machine, and that has these settings besides. */
export const withGoogle = (env: Record<string, string> = {}) =>
  test.extend<object, { provider: LaunchedProvider; server: LaunchedServer }>({
    provider: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
      async ({}, use) => {
        const provider = await launchProvider()
        await use(provider)
        await provider.stop()
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ provider }, use) => {
        const server = await launchServer({ env: { ...env, ...provider.env } })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })

/** Somebody who has no account yet. */
export function newPerson(): Claims {
  const sub = randomUUID()
  return { sub, email: `clara.${sub}@family.example`, email_verified: true, name: 'Clara May Alder' }
}

export const google = (page: Page) => page.getByRole('button', { name: /with Google$/ })

/** Presses the button and gives the window that opens, at the provider. */
export async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await google(page).click()
  const opened = await opening
  await expect(opened.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return opened
}

export async function through(page: Page, answer: 'Continue' | 'Cancel' = 'Continue'): Promise<void> {
  const opened = await openWindow(page)
  const closed = opened.waitForEvent('close')
  await opened.getByRole('link', { name: answer }).click()
  await closed
}

/** The account module's window events on this page, in their order; to be asked for before the page is opened. */
export async function recordEvents(page: Page): Promise<string[]> {
  const events: string[] = []
  await page.exposeFunction('recordEvent', (type: string) => void events.push(type))
  await page.addInitScript(() => {
    const { recordEvent } = window as unknown as { recordEvent: (type: string) => void }
    for (const type of ['user-logged-in', 'user-signed-up']) window.addEventListener(type, () => recordEvent(type))
  })
  return events
}
