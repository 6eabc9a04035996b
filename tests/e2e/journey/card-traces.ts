import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { storedBy } from './device.ts'

export interface Sent {
  text(): string
}

/** Everything that the pages of a context send, or write to the console, from now on. */
export function recordRequests(context: BrowserContext): Sent {
  const traffic: string[] = []
  context.on('console', (message) => traffic.push(`console: ${message.text()}`))
  context.on('request', (request: Request) => {
    traffic.push(
      `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    )
  })
  context.on('page', (page) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => traffic.push(String(payload)))),
  )
  return { text: () => traffic.join('\n') }
}

/** What this browser and this page keep: storages, databases, caches, cookies, address and history. */
export async function storedWithAddress(page: Page): Promise<string> {
  const place = await page.evaluate(async () => ({
    address: location.href,
    state: history.state as unknown,
    title: document.title,
    window: window.name,
    caches: 'caches' in window ? await caches.keys() : [],
  }))
  const cookies = await page.context().cookies()
  return [await storedBy(page), JSON.stringify(place), JSON.stringify(cookies)].join('\n')
}

/** Every byte of the server's data. */
export function storedByServer(dataDir: string): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

const RUN = 6

/** Which of a card's secrets a text betrays: any six digits of the number in a row, however they are grouped, or the CVV. */
export function secretsIn(text: string, { number, cvv }: { number: string; cvv: string }): string[] {
  const grouped = text.replace(/(\d)(?:%20|[ +-]| )(?=\d)/g, '$1')
  const runs = Array.from({ length: number.length - RUN + 1 }, (_, at) => number.slice(at, at + RUN))
  const found = runs.filter((run) => text.includes(run) || grouped.includes(run))
  return new RegExp(`(?<![\\w.-])${cvv}(?![\\w.-])`).test(text) ? [...found, 'cvv'] : found
}
