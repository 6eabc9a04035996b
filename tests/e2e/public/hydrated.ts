import { expect, type Page } from '@playwright/test'
import { isOfAnotherClock } from '../watch.ts'

declare global {
  interface Window {
    renderedHeading?: Element | null
  }
}

/** Records everything that the page writes to the console or throws. Call it before the page goes anywhere. */
export async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => {
    if (!isOfAnotherClock(error)) heard.push(`error: ${error.message}`)
  })
  await page.addInitScript(() =>
    // Comes when the HTML has been read, and before its modules run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') window.renderedHeading = document.querySelector('h1')
    }),
  )
  return heard
}

/** Waits until React has hydrated the page's own content: its heading then has React's property. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
}

/** Fails when the heading on screen is not the one that came with the page's HTML. */
export async function expectSameHeading(page: Page): Promise<void> {
  const same = await page.evaluate(() => window.renderedHeading === document.querySelector('h1'))
  expect(same, `the heading of ${page.url()} is the one that was rendered`).toBe(true)
}
