import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Everything this browser keeps for the page's origin, as one text: local storage and every database. */
export function storedBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const open = await done(indexedDB.open(name ?? ''))
      const stores = [...open.objectStoreNames]
      if (stores.length > 0) {
        const work = open.transaction(stores)
        for (const store of stores) kept.push(store, await done(work.objectStore(store).getAll()))
      }
      open.close()
    }
    return JSON.stringify(kept)
  })
}

export type Store = 'local storage' | 'databases'

/** Leaves this browser without room: every writing of its local storage, of its databases, or of both fails, as a full disk makes it. */
export function fill(page: Page, stores: readonly Store[] = ['local storage', 'databases']): Promise<void> {
  return page.evaluate((which) => {
    const full = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
    if (which.includes('local storage')) Storage.prototype.setItem = full
    if (which.includes('databases')) Object.assign(IDBObjectStore.prototype, { add: full, put: full })
  }, stores)
}

/** The parts by which a number would be recognized: the whole of it, and every five of its digits in a row. */
function partsOfNumber(number: string): string[] {
  const digits = number.replaceAll('-', '')
  return [number, ...Array.from({ length: digits.length - 4 }, (_, at) => digits.slice(at, at + 5))]
}

/** Asserts that nothing of these numbers lies in this browser in the open. */
export async function expectNowhere(page: Page, numbers: readonly string[]): Promise<void> {
  const kept = await storedBy(page)
  for (const part of numbers.flatMap(partsOfNumber)) expect(kept).not.toContain(part)
}

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

const RUN = 8

/** Which of a card's secrets a text betrays: any eight digits of the number in a row, however they are grouped, or the CVV. */
export function secretsIn(text: string, { number, cvv }: { number: string; cvv: string }): string[] {
  const grouped = text.replace(/(\d)(?:%20|[ +-]| )(?=\d)/g, '$1')
  const runs = Array.from({ length: number.length - RUN + 1 }, (_, at) => number.slice(at, at + RUN))
  const found = runs.filter((run) => text.includes(run) || grouped.includes(run))
  return new RegExp(`(?<![\\w.-])${cvv}(?![\\w.-])`).test(text) ? [...found, 'cvv'] : found
}
