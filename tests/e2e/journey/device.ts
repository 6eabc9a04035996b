import { expect, type Page } from '@playwright/test'

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
