import type { Page } from '@playwright/test'

/** Everything this browser keeps for the page's origin, as one text: local storage and every database. */
export function keptBy(page: Page): Promise<string> {
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

/** Leaves this browser without room: every writing of local storage and of its databases fails, as a full disk makes it. */
export function fill(page: Page): Promise<void> {
  return page.evaluate(() => {
    const full = () => {
      throw new DOMException('There is no room left.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.add = full
    IDBObjectStore.prototype.put = full
  })
}
