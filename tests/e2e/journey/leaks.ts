import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { card } from './checkout.ts'

const digits = card.number
/** What must be found nowhere: the card as a whole, halves of it, and the short values where they stand alone. */
const TRACES: readonly [string, RegExp][] = [
  ['the name', /zebedee|quillfeather/i],
  ['the number', new RegExp([digits.slice(0, 8), digits.slice(8), digits.replace(/(.{4})(?=.)/g, '$1.')].join('|'))],
  ['the expiry date', /11(\/|%2F|-)(20)?37|["'=:]1137\b/i],
  ['the CVC', new RegExp(`["'=:]${card.cvc}\\b`)],
]

/** The log has one for each request, and of some thousand one has `11-37` in it. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** Which parts of the card a text holds. */
export function tracesIn(text: string): string[] {
  const withoutIds = text.replace(UUID, 'id')
  return TRACES.filter(([, pattern]) => pattern.test(withoutIds)).map(([what]) => what)
}

/** Everything that the pages of a context send or write to the console from now on. */
export function watchTraffic(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const headers = Object.entries(request.headers()).map(([name, value]) => `${name}: ${value}`)
    sent.push([request.method(), request.url(), ...headers, request.postData() ?? ''].join('\n'))
  })
  context.on('console', (message) => sent.push(`console: ${message.text()}`))
  const hear = (page: Page) =>
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(`socket: ${payload}`)))
  context.pages().forEach(hear)
  context.on('page', hear)
  return sent
}

/** All that the browser keeps for this page, as text: address, history, cookies, both storages, IndexedDB, caches. */
export async function keptBy(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const content = database.transaction(store).objectStore(store)
        databases.push(name, store, await done(content.getAllKeys()), await done(content.getAll()))
      }
      database.close()
    }
    const caches = typeof window.caches === 'undefined' ? [] : await window.caches.keys()
    const { localStorage, sessionStorage, history, location, name } = window
    return JSON.stringify([location.href, name, history.state, localStorage, sessionStorage, databases, caches])
  })
  return `${inPage}\n${JSON.stringify(await page.context().cookies())}`
}

/** All that a server has written: its data directory and its log. */
export function keptByServer({ dataDir, log }: { dataDir: string; log: () => string }): string {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return [log(), ...files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))].join('\n')
}
